"""The account's pages and forms, as a browser or a program uses them."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from web.door import HOME, JSON, door

pytestmark = pytest.mark.anyio
OLENA = {"login": "olena", "password": "correct horse"}


async def who(client: httpx.AsyncClient) -> dict[str, Any]:
    told: dict[str, Any] = (await client.get("/who")).json()
    return told


async def test_a_name_makes_a_guest_with_a_cookie_no_script_can_read(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post("/name", data={"name": "Олена", "next": "/t/1?invite=2"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/t/1?invite=2")
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("parlour=")
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert (await who(house.client))["name"] == "Олена"


async def test_with_https_the_cookie_is_bound_to_this_host(tmp_path: Path) -> None:
    async with door(tmp_path) as house, house.browser(base="https://parlour.test") as browser:
        cookie = (await browser.post("/name", data={"name": "Олена"})).headers["set-cookie"]
        assert cookie.startswith("__Host-parlour=")
        assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(cookie.split("; "))
        assert "domain" not in cookie.lower()
        assert (await who(browser))["name"] == "Олена"
        token = cookie.split("=")[1].split(";")[0]
        async with house.browser(base="https://parlour.test") as other:
            other.headers["cookie"] = f"parlour={token}"
            assert (await who(other))["name"] == "", "a name that others can set is not believed"


async def test_a_second_name_renames(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        first = (await house.client.post("/name", data={"name": "Max"}, headers=JSON)).json()["person"]
        second = await house.client.post("/name", data={"name": "Maksym"}, headers=JSON)
        assert second.json()["person"] == first | {"name": "Maksym"}
        assert "set-cookie" not in second.headers


async def test_a_bad_name_is_refused_and_makes_nobody(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post("/name", data={"name": "\u202e"})
        assert answer.status_code == 400
        assert "role=alert" in answer.text
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/name", "/language", "/theme", "/account/login", "/account/logout", "/account/register"]
)
async def test_no_form_leads_to_another_site(tmp_path: Path, path: str) -> None:
    data = {"name": "Max", "language": "uk", "theme": "dark", **OLENA, "next": "//evil.test"}
    async with door(tmp_path) as house:
        answer = await house.client.post(path, data=data, headers=JSON)
        assert answer.status_code == 400
        assert answer.json()["error"]["code"] == "form-path"
        assert "set-cookie" not in answer.headers


async def test_from_guest_to_account_and_back_again_elsewhere(tmp_path: Path) -> None:
    async with door(tmp_path) as house, house.browser() as phone:
        await house.client.post("/name", data={"name": "Олена"})
        assert (await house.client.post("/account/register", data=OLENA)).status_code == 303
        assert (await who(house.client))["name"] == "Олена"
        assert (await phone.post("/account/login", data=OLENA)).status_code == 303
        assert (await who(phone))["name"] == "Олена"
        await phone.post("/account/password", data={"old": OLENA["password"], "new": "battery staple"})
        assert (await who(house.client))["name"] == ""
        assert (await who(phone))["name"] == "Олена"
        await phone.post("/account/logout")
        assert (await who(phone))["name"] == ""
        assert "parlour" not in phone.cookies


async def test_a_refusal_is_shown_on_the_account_page(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        html = await house.client.post("/account/login", data=OLENA)
        json = await house.client.post("/account/login", json=OLENA, headers=JSON)
    assert (html.status_code, json.status_code) == (401, 401)
    assert json.json()["error"]["code"] == "login-wrong"
    assert 'role="alert"' in html.text
    assert json.json()["error"]["sentence"] in html.text
    assert 'action="/account/login"' in html.text
    assert OLENA["password"] not in html.text


async def test_settings_are_kept_and_what_is_not_ticked_is_off(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        await house.client.post("/name", data={"name": "Max"})
        data = {"name": "Maksym", "language": "uk", "theme": "dark", "sound": "1"}
        person = (await house.client.post("/account/settings", data=data, headers=JSON)).json()["person"]
        assert person == {"id": person["id"], "login": None, **data, "sound": True, "confirm": False}
        assert (await who(house.client))["language"] == "uk"
        answer = await house.client.post("/account/settings", data=data | {"language": ""})
        assert (answer.status_code, answer.headers["location"]) == (303, "/account")
        assert (await who(house.client))["language"] == "en"
        bad = await house.client.post("/account/settings", data=data | {"theme": "neon"})
        assert bad.status_code == 400


@pytest.mark.parametrize("path", ["settings", "password", "token", "token/revoke"])
async def test_a_stranger_has_nothing_to_set(tmp_path: Path, path: str) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post(f"/account/{path}", headers=JSON)
        assert (answer.status_code, answer.json()["error"]["code"]) == (401, "stranger")


async def test_a_token_is_shown_once_and_can_be_revoked(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        await house.client.post("/name", data={"name": "Max"})
        made = await house.client.post("/account/token", data={"label": "bot"})
        assert made.status_code == 200
        assert made.headers["cache-control"] == "no-store"
        assert "parlour_" in made.text
        again = (await house.client.get("/account")).text
        assert "parlour_" not in again
        token = (await house.client.post("/account/token", data={"label": "two"}, headers=JSON)).json()["token"]
        async with house.browser() as program:
            program.headers["authorization"] = f"Bearer {token}"
            assert (await who(program))["name"] == "Max"
            first = again.split('name="hash" value="')[1].split('"')[0]
            assert (await house.client.post("/account/token/revoke", data={"hash": first})).status_code == 303
            assert (await who(program))["name"] == "Max"
            assert len(await house.people.tokens(await house.people.by_token(token))) == 1  # type: ignore[arg-type]


async def test_without_a_name_language_and_theme_are_cookies_and_become_settings(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        answer = await house.client.post("/language", data={"language": "uk", "next": "/rules"})
        assert (answer.status_code, answer.headers["location"]) == (303, "/rules")
        await house.client.post("/theme", data={"theme": "dark"})
        stranger = await who(house.client)
        assert (stranger["language"], stranger["theme"]) == ("uk", "dark")
        person = (await house.client.post("/name", data={"name": "Max"}, headers=JSON)).json()["person"]
        assert (person["language"], person["theme"]) == ("uk", "dark")
        await house.client.post("/language", data={"language": "pl"})
        await house.client.post("/theme", data={"theme": "light"})
        known = await who(house.client)
        assert (known["language"], known["theme"]) == ("pl", "light")
        assert (await house.client.post("/language", data={"language": "tlh"})).status_code == 400


async def test_guesses_are_slowed_down_by_address_and_by_login(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        statuses = [await guess(house.client, "olena") for _ in range(16)]
        assert statuses == [401] * 15 + [429]
        async with house.browser(client=("198.51.100.1", 1)) as elsewhere:
            assert await guess(elsewhere, " OLENA ") == 429, "the login is tried too often, wherever from"
            assert await guess(elsewhere, "max") == 401
        statuses = [await guess(house.client, f"login{number}") for number in range(20)]
        assert statuses[-1] == 429, "the address tries too many logins"


async def guess(client: httpx.AsyncClient, login: str) -> int:
    answer = await client.post("/account/login", data={"login": login, "password": "wrong password"}, headers=JSON)
    return answer.status_code


async def test_guests_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        statuses = []
        for number in range(70):
            async with house.browser() as browser:
                statuses.append((await browser.post("/name", data={"name": f"Guest {number}"})).status_code)
    assert statuses[:60] == [303] * 60
    assert statuses[-1] == 429


async def test_the_form_that_was_refused_leads_back_to_its_page(tmp_path: Path) -> None:
    async with door(tmp_path) as house:
        referer = {"Referer": f"{HOME}/account?from=lobby"}
        answer = await house.client.post("/account/login", data=OLENA, headers=referer)
    assert 'value="/account?from=lobby"' in answer.text
