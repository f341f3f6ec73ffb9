#!/usr/bin/env python3
"""A bot that plays at a Parlour over its API. It needs Python's standard library and nothing else.

    python examples/bot.py http://localhost:8765                            # a new table against a bot of the house
    python examples/bot.py http://localhost:8765 --table ID --invite TOKEN  # an open seat at somebody's table

It becomes a guest, waits for its turn, takes the option that its rule likes best, and goes on until the game is over.
The rule is in `worth`: write a better one. All that the seat may know of the game is in `table["view"]`.
"""

import argparse
import json
import random
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from typing import Any

Json = dict[str, Any]
TRIES = 5  # when the connection breaks


def worth(option: Json) -> float:
    """Coins earned count double, each space filled once, coins paid against it; a little chance decides ties."""
    label = option["label"]
    earned = sum(int(n) for n in re.findall(r"earn (\d+) coin", label))
    paid = sum(int(n) for n in re.findall(r"[Pp]ay (\d+) coin", label))
    spaces = len(re.findall(r"\b[A-Z]\d\b", label.partition(":")[2]))
    return 2 * earned + spaces - paid + random.random() / 2  # noqa: S311


class Refused(Exception):
    def __init__(self, status: int, answer: Json) -> None:
        super().__init__(answer["error"]["sentence"])
        self.status = status
        self.answer = answer


class Parlour:
    """The API as a few methods. Answers are plain dictionaries."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.headers = {"Content-Type": "application/json", "Accept-Language": "en"}

    def become(self, name: str) -> None:
        token = self.post("/api/guests", name=name)["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def get(self, path: str, **query: object) -> Json:
        return self.call(f"{path}?{urllib.parse.urlencode(query)}" if query else path)

    def post(self, path: str, **body: object) -> Json:
        return self.call(path, json.dumps(body).encode())

    def call(self, path: str, body: bytes | None = None) -> Json:
        """Whatever is sent may be sent again: a key makes an action happen once."""
        request = urllib.request.Request(self.address + path, body, self.headers)  # noqa: S310, the address is ours to choose
        for attempt in range(1, TRIES + 1):
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                    return dict(json.load(answer))
            except urllib.error.HTTPError as error:
                with error:
                    said = dict(json.load(error))
                if error.code != 429:
                    raise Refused(error.code, said) from None
                time.sleep(int(error.headers["Retry-After"]))
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                if attempt == TRIES:
                    raise
                time.sleep(attempt)
        raise TimeoutError("the server is busy")


def find_seat(parlour: Parlour, args: argparse.Namespace) -> str:
    """The id of the table at which we sit."""
    if not args.table:
        return str(parlour.post("/api/tables", game=args.game, seats=["me", f"bot:{args.against}"])["table"])
    table = parlour.get(f"/api/tables/{args.table}")
    free = [seat["number"] for seat in table["seats"] if seat["sort"] == "open"]
    if not free:
        sys.exit("There is no open seat at that table.")
    parlour.post(f"/api/tables/{args.table}/sit", seat=free[0], invite=args.invite)
    return str(args.table)


def play(parlour: Parlour, place: str) -> Json:
    """Until the game is over; the table as it is then."""
    table = parlour.get(place)
    while table["status"] in ("gathering", "playing"):
        if table["my_turn"] and table["ask"]:
            table = choose(parlour, place, table)
        else:
            parlour.get(f"{place}/wait", after=table["seq"], talk=table["talk"])
            table = parlour.get(place)
    return table


def choose(parlour: Parlour, place: str, table: Json) -> Json:
    best = max(table["ask"]["options"], key=worth)
    move = {"seat": table["seat"], "action": best["action"], "expected_seq": table["seq"], "key": str(uuid.uuid4())}
    try:
        parlour.post(f"{place}/act", **move)
    except Refused as refused:
        if refused.status != 409:
            raise
        return dict(refused.answer["view"])  # something has happened since we looked, and this is how it is now
    return parlour.get(place)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a game at a Parlour over its API.")
    parser.add_argument("address", help="such as http://localhost:8765")
    parser.add_argument("--game", default="roam", help="which game (default: roam)")
    parser.add_argument("--against", default="greedy", metavar="BOT", help="a bot of the house (default: greedy)")
    parser.add_argument("--table", default="", metavar="ID", help="sit down at this table instead of a new one")
    parser.add_argument("--invite", default="", metavar="TOKEN", help="the invitation, if the table is private")
    parser.add_argument("--name", default="Example", help="what the others see")
    args = parser.parse_args()
    parlour = Parlour(args.address)
    try:
        parlour.become(args.name)
        table = find_seat(parlour, args)
        print(f"Playing at {parlour.address}/t/{table}", flush=True)
        over = play(parlour, f"/api/tables/{table}")
    except (Refused, OSError) as error:
        sys.exit(f"{error}")
    print(over["result"]["verdict"] if over["result"] else "The table was closed.")
    for seat, row in zip(over["seats"], over["result"]["rows"] if over["result"] else [], strict=False):
        print(f"{seat['name']}: {row[0]}")


if __name__ == "__main__":
    main()
