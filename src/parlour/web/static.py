"""The files that browsers keep: styles, scripts, icons, fonts. Their addresses carry a hash of their content."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.draw import fonts
from parlour.draw.frame import page_style
from parlour.draw.tokens import HOUSE, css
from parlour.games import all_games
from parlour.web.denied import Denied

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2", "txt": "text/plain"}


@cache
def contents() -> dict[str, bytes]:
    """All but the fonts, read once. tokens.css is made from the same tokens as the pictures."""
    palettes = [getattr(game.part("draw"), "PALETTE", HOUSE) for game in all_games()]
    made = {
        "tokens.css": css(":root", "auto", *palettes),
        "board.css": page_style("auto", *palettes),
        "fonts.css": fonts_css(),
    }
    return read("parlour.web", "static") | {name: text.encode() for name, text in made.items()}


@cache
def font_contents() -> dict[str, bytes]:
    """With their licences."""
    return read("parlour.draw", "fonts")


def read(package: str, folder: str) -> dict[str, bytes]:
    found = files(package).joinpath(folder).iterdir()
    return {path.name: path.read_bytes() for path in found if path.name.rpartition(".")[2] in KINDS}


def fonts_css() -> str:
    return fonts.own_faces(f"../{font_version()}/") + fonts.nearest_faces() + fonts.names()


@cache
def version() -> str:
    """Modules import each other by name, so one version stands for all files."""
    return hashed(contents())


@cache
def font_version() -> str:
    """Of their own, so that nobody fetches them again because a script has changed."""
    return hashed(font_contents())


def hashed(found: dict[str, bytes]) -> str:
    return sha256(b"".join(name.encode() + content for name, content in sorted(found.items()))).hexdigest()[:10]


def static(name: str) -> str:
    """The address of a file that browsers may keep for ever; another version of it has another address."""
    return f"/static/{font_version() if name in font_contents() else version()}/{name}"


async def answer(request: Request) -> Response:
    name, version_asked = request.path_params["name"], request.path_params.get("version")
    is_font = name in font_contents()
    content = font_contents()[name] if is_font else contents().get(name)
    if content is None:
        raise Denied(404, "not-found")
    newest = font_version() if is_font else version()
    lasting = "public, max-age=31536000, immutable" if version_asked == newest else "no-cache"
    etag = f'"{newest}"'
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers={"ETag": etag, "Cache-Control": lasting})
    headers = {"Cache-Control": lasting, "ETag": etag}
    return Response(content, media_type=KINDS[name.rpartition(".")[2]], headers=headers)


def routes() -> list[Route]:
    return [Route("/static/{name}", answer), Route("/static/{version}/{name}", answer)]
