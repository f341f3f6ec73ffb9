"""A process that thinks for bots: one question a line on standard input, one answer a line on standard output.

The question carries a possible world (what the seat cannot know has been dealt anew), so that nothing secret ever gets
here; what the bot sees of it is redacted once more.
"""

import json
import os
import signal
import sys
from typing import Any

from parlour.bots import ask, make_bot
from parlour.games import game as find_game
from parlour.kernel.errors import BadInput
from parlour.record.position import restore_position


def think(question: dict[str, Any]) -> dict[str, Any]:
    game = find_game(question["game"])
    try:
        state: Any = restore_position(game, question["position"])
        return {"action": ask(make_bot(question["bot"], game, question["seed"]), state)}
    except BadInput as error:
        return {"error": str(error)}


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our input
    os.nice(5)  # people first
    try:
        for line in sys.stdin:
            print(json.dumps(think(json.loads(line))), flush=True)
    except BrokenPipeError:  # the server was killed: nobody is left to tell
        os._exit(0)


if __name__ == "__main__":
    main()
