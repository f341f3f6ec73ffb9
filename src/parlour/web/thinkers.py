"""Bots think in processes of their own, with a time limit, so that the table stays responsive whatever they do."""

import asyncio
import json
import secrets
import sys
from contextlib import suppress
from typing import Any, Final

from parlour.kernel.chance import seeded
from parlour.kernel.match import Match
from parlour.record.position import write_position

LIMIT: Final = 10.0  # seconds for one answer
ROOM: Final = 1 << 22  # bytes of one line


class Failed(Exception):
    """No answer: the bot was too slow, or broke."""


class Thinkers:
    def __init__(self, count: int = 2, limit: float = LIMIT) -> None:
        self.free: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.limit = limit
        for _ in range(count):
            self.free.put_nowait(None)  # started when first needed

    async def choose(self, match: Match[Any], bot: str) -> int:
        """The bot's answer to the question on the table. It learns nothing that its seat may not know."""
        process = await self.free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self.start()
            action = await asyncio.wait_for(self.answer(process, question(match, bot)), self.limit)
        except (TimeoutError, OSError, ValueError) as error:
            await self.stop(process)
            process = None
            raise Failed(str(error) or "too slow") from None
        except asyncio.CancelledError:
            await self.stop(process)
            process = None
            raise
        finally:
            self.free.put_nowait(process)
        if action not in match.state.offer:
            raise Failed(f"{bot} answered {action}")
        return action

    async def start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-P", "-m", "parlour.web.thinker")
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=ROOM)
        self.all.add(process)
        return process

    async def answer(self, process: asyncio.subprocess.Process, asked: dict[str, Any]) -> int:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        await process.stdin.drain()
        answer = json.loads(await process.stdout.readline() or b"{}")
        if "action" not in answer:
            raise ValueError(answer.get("error", "the bot's process ended"))
        return int(answer["action"])

    async def stop(self, process: asyncio.subprocess.Process | None) -> None:
        """End it, and wait until nothing of it is left."""
        if process is not None:
            await kill(process)
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.close()
            await process.stdout.read()
            self.all.discard(process)

    async def close(self) -> None:
        """Whoever still waits for an answer learns that there will be none."""
        for process in list(self.all):
            await kill(process)
        while not self.free.empty():
            await self.stop(self.free.get_nowait())


async def kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


def question(match: Match[Any], bot: str) -> dict[str, Any]:
    """The position as the seat that decides may imagine it."""
    world = match.state.redact(match.state.decider())
    seed = secrets.token_hex(8)
    world.determinise(seeded(seed))
    world.offer = match.state.offer
    return {"game": match.game.id, "bot": bot, "seed": seed, "position": write_position(match.game, world)}
