"""Passwords, kept as argon2id hashes. Hashing is slow and large on purpose, so few may happen at once."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from parlour.web.denied import Denied

T = TypeVar("T")

AT_ONCE: Final = 2  # 64 MB and some 50 ms of several cores each
WAITING: Final = 40  # beyond that people would wait for seconds; better to ask them to come back


class Passwords:
    """`hasher` is argon2id with the library's recommended cost; tests give a cheap one."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.nobodys = self.hasher.hash(secrets.token_urlsafe())
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.under_way = 0

    async def hash(self, password: str) -> str:
        return await self.slowly(lambda: self.hasher.hash(normal(password)))

    async def fits(self, password: str, hash: str | None) -> bool:
        """None: nobody has that login. It takes as long as a wrong password, so the clock does not tell who is here."""
        return await self.slowly(lambda: self.verified(hash or self.nobodys, normal(password))) and hash is not None

    def verified(self, hash: str, password: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_outdated(self, hash: str) -> bool:
        """Made with other costs than we use today."""
        return self.hasher.check_needs_rehash(hash)

    async def slowly(self, job: Callable[[], T]) -> T:
        if self.under_way >= WAITING:
            raise Denied(503, "busy", retry_after=5)
        self.under_way += 1
        try:
            async with self.turn:
                return await asyncio.to_thread(job)
        finally:
            self.under_way -= 1


def normal(password: str) -> str:
    """The same letters typed on another keyboard are the same password."""
    return unicodedata.normalize("NFC", password)
