"""Several commands one after another in one process, for tests that ask much of what is not the start of the program.

Reads a JSON list of argument lists, prints a JSON list of [exit code, stdout, stderr].
"""

import io
import json
import sys
import traceback
from contextlib import redirect_stderr, redirect_stdout

from parlour.cli import main


def run(args: list[str]) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    sys.stdin = io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(args)
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        except BaseException:  # noqa: BLE001, what Python would do
            code = 1
            traceback.print_exc()
    return code, out.getvalue(), err.getvalue()


if __name__ == "__main__":
    print(json.dumps([run(args) for args in json.load(sys.stdin)]))
