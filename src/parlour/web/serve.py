"""Running the server: where the data lie, which port is free, and what is said at the start."""

import os
import resource
import signal
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from dataclasses import replace
from errno import EADDRNOTAVAIL
from pathlib import Path
from typing import Final

import segno
import uvicorn
from sqlalchemy import URL

from parlour.kernel.errors import BadInput
from parlour.web.app import Setup, make_app
from parlour.web.feed import Feed
from parlour.web.store import Store

FILE: Final = "parlour.db"
PORT: Final = 8765
TRIES: Final = 20  # ports after it, when no port was asked for
MANY_FILES: Final = 16_384
BACKLOG: Final = 2048
LOCAL: Final = ("127.0.0.1", "localhost", "::1")
HOST: Final = "--host must be an address of this computer: 127.0.0.1 for it alone, 0.0.0.0 for the whole network."
ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104, only when it is asked for


def data_place(given: str | None) -> Path:
    """Where tables are kept: as asked, else in the place the system has for it."""
    if given == "":
        raise BadInput("--data must name a folder; without it tables are kept in ~/.local/share/parlour.")
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(given) if given else Path(base) / "parlour"


def data_folder(given: str | None) -> Path:
    """The place, made if it is not there; it must be writable."""
    folder = data_place(given)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadInput(f"The data folder {folder} cannot be used: {(error.strerror or str(error)).lower()}.") from None
    return folder


def database_of(data: str | None, url: str | None) -> str:
    """A folder may be called anything; in an address some signs mean something else."""
    return url or URL.create("sqlite", database=str((data_folder(data) / FILE).resolve())).render_as_string()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port; without one asked for, on the first free port from ours on."""
    if not host:
        raise BadInput(HOST)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in [port] if port is not None else range(PORT, PORT + TRIES):
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            bound.bind((host, each))
        except (OSError, OverflowError) as error:
            bound.close()
            reason = getattr(error, "strerror", None) or str(error)
            if isinstance(error, socket.gaierror) or getattr(error, "errno", 0) == EADDRNOTAVAIL:
                raise BadInput(f"Parlour cannot listen on {host}: {reason.lower()}. {HOST}") from None
        else:
            bound.listen(BACKLOG)
            return bound
    where = f"{host}:{port}" if port is not None else f"{host}, ports {PORT} to {PORT + TRIES - 1}"
    raise BadInput(f"Parlour cannot listen on {where}: {reason.lower()}. Try another --port, or 0 for any free one.")


def network_address() -> str:
    """Our address on the local network. No packet is sent: choosing a route is enough."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def say_hello(bound: socket.socket, host: str, browser: bool) -> str:
    """Print where people find us; the address for others, if there is one."""
    port = bound.getsockname()[1]
    here = url("localhost" if host in ANYWHERE else host, port)
    print(f"Parlour is open at {here}", flush=True)
    others = ""
    if host not in LOCAL and (name := network_address() if host in ANYWHERE else host):
        others = url(name, port)
    if others:
        print(f"On this network: {others}", flush=True)
        if sys.stdout.isatty():
            segno.make(others, micro=False).terminal(compact=True)
    print("Ctrl-C closes it; tables are kept.", flush=True)
    if browser and has_browser():
        threading.Timer(0.5, webbrowser.open, (here,)).start()
    return others


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def has_browser() -> bool:
    """Only where somebody sits before a screen."""
    screen = sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return screen and sys.stdout.isatty()


def serve(host: str, port: int | None, setup: Setup, workers: int, browser: bool) -> int:
    """Serve until told to stop. Several workers share the socket; they need a database that can be shared too."""
    if workers > 1 and setup.database.startswith("sqlite"):
        raise BadInput("SQLite belongs to one process; for --workers, give a PostgreSQL --database.")
    check_database(setup.database)
    bound = listen(host, port)
    setup = replace(setup, address=say_hello(bound, host, browser))
    if workers == 1:
        return run(bound, setup)
    return run_several(bound, setup, workers)


def check_database(url: str) -> None:
    """Say in one sentence what is wrong with it before we say that we are open."""
    store = Store(url)
    store.open()
    store.close()


class Server(uvicorn.Server):
    """Lets everybody who waits for news go at once when it is told to stop."""

    def __init__(self, config: uvicorn.Config, feed: Feed) -> None:
        super().__init__(config)
        self.feed = feed

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.feed.close()
        await super().shutdown(sockets)


def run(bound: socket.socket, setup: Setup) -> int:
    feed = Feed()
    config = uvicorn.Config(
        make_app(setup, feed), log_level="warning", access_log=False, server_header=False, ws="websockets-sansio",
        ws_max_size=4096, ws_per_message_deflate=False, timeout_graceful_shutdown=3, timeout_keep_alive=30,
        lifespan="on", proxy_headers=False,
    )  # fmt: skip
    allow_many_files()
    server = Server(config, feed)
    with suppress(KeyboardInterrupt):  # being told to stop is no failure; the server raises the signal once more
        server.run(sockets=[bound])
    return 0 if server.started else 1


def allow_many_files() -> None:
    """Every open page is a file; the usual limit of 1024 would be reached in a large school."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(MANY_FILES, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run_several(bound: socket.socket, setup: Setup, workers: int) -> int:
    """One child a worker; the end of one is the end of all."""
    children = [child for _ in range(workers) if (child := fork(bound, setup))]

    def stop(*_: object) -> None:
        for child in children:
            os.kill(child, signal.SIGTERM)

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    codes: list[int] = []
    while children:
        child, status = os.wait()
        children.remove(child)
        codes.append(os.waitstatus_to_exitcode(status))
        if codes[-1] != 0:
            stop()
    return max(map(abs, codes))


def fork(bound: socket.socket, setup: Setup) -> int:
    child = os.fork()
    if child == 0:
        os._exit(run(bound, setup))
    return child
