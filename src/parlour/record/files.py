"""Text from the disk, of a size that makes sense."""

from pathlib import Path

from parlour.kernel.errors import BadFile, shown

MOST = 4_000_000  # no position, transcript or pack is larger


def read_text(path: str | Path) -> str:
    """The text of a file in UTF-8, with or without a mark at its start; BadFile says why it cannot be had."""
    name = str(path) if str(path).isprintable() and str(path) else shown(str(path))
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST + 1)
    except OSError as error:
        raise BadFile(name, f"cannot be read: {(error.strerror or str(error)).lower()}") from None
    except ValueError:  # a zero byte in the name
        raise BadFile(name, "cannot be read: no file can have that name") from None
    if len(data) > MOST:
        raise BadFile(name, f"is too large: more than {MOST // 1_000_000} megabytes")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadFile(name, "is not a text file in UTF-8") from None
