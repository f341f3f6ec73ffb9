"""The files that browsers keep: styles, scripts, icons. Their addresses carry a hash of their content."""

from functools import cache
from hashlib import sha256
from importlib.resources import files

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour.draw.frame import page_style
from parlour.draw.tokens import css
from parlour.web.refuse import Refuse

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}


@cache
def contents() -> dict[str, bytes]:
    """All of them, read once. tokens.css is made from the same tokens as the pictures."""
    folder = files("parlour.web").joinpath("static")
    found = {path.name: path.read_bytes() for path in folder.iterdir() if path.name.rpartition(".")[2] in KINDS}
    return found | {"tokens.css": css(":root").encode(), "board.css": page_style().encode()}


@cache
def version() -> str:
    """Modules import each other by name, so one version stands for all files."""
    return sha256(b"".join(name.encode() + content for name, content in sorted(contents().items()))).hexdigest()[:10]


async def answer(request: Request) -> Response:
    name, version_asked = request.path_params["name"], request.path_params.get("version")
    content = contents().get(name)
    if content is None:
        raise Refuse(404, "not-found")
    lasting = "public, max-age=31536000, immutable" if version_asked == version() else "no-cache"
    etag = f'"{version()}"'
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers={"ETag": etag, "Cache-Control": lasting})
    headers = {"Cache-Control": lasting, "ETag": etag}
    return Response(content, media_type=KINDS[name.rpartition(".")[2]], headers=headers)


def routes() -> list[Route]:
    return [Route("/static/{name}", answer), Route("/static/{version}/{name}", answer)]
