"""The lab: many games, measurements, environments for learning."""

from typing import Any


def env(game: str, seats: int | None = None, **options: Any) -> Any:
    """A PettingZoo AEC environment of a game (needs the `lab` extra): `parlour.lab.env(GAME, seats=3)`."""
    from parlour.kernel.errors import BadInput  # noqa: PLC0415

    try:
        from parlour.lab.aec import ParlourEnv  # noqa: PLC0415, PettingZoo is an extra
    except ImportError as error:
        raise BadInput(f"Environments need the lab extra, pip install 'parlour[lab]': {error}.") from None
    return ParlourEnv(game, seats, options)
