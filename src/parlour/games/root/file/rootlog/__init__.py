"""Rootlog, the notation in which people write down games of Root: what moves where, turn by turn.

`write` makes such a text from a play; `log` reads one and checks it against a ledger of the pieces.
"""

from typing import Any

from parlour.games.root.file.rootlog.log import check_rootlog
from parlour.games.root.file.rootlog.write import write_rootlog
from parlour.kernel.match import Match
from parlour.record.notation import Notation, Report


class Rootlog(Notation):
    """https://github.com/Vagabottos/Rootlog, version 2.7."""

    def write(self, match: Match[Any]) -> str:
        return write_rootlog(match)

    def check(self, text: str) -> Report:
        return check_rootlog(text)
