"""Rounds that end with the next card: at the treasure, with doors where wanted, or in failure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from motherlode import Game
from motherlode.games.tunnels.events import RoundEnded

from ..tables import the
from .tables import table

__all__ = ["CRYSTALS", "DOORS", "miss", "reach"]

DOORS = ("", "blue", "green", "blue+green")
"""What can bar a single way."""

CRYSTALS = (
    "S+crystal@0,-1", "E+crystal@-1,0", "NSW+crystal@0,1", "NESW+crystal@0,2", "NSW.E+crystal@0,3",
    "N.ESW+crystal@0,4", "ESW+crystal@-1,2", "ESW+crystal@-2,2", "ESW+crystal@-3,2", "EW.S+crystal@-4,2",
)  # fmt: skip
"""All ten of them, beside the start and on from there; any number from the first on fits."""


def reach(
    roles: Sequence[str],
    doors: str = "",
    *,
    crystals: int = 0,
    trapped: Collection[int] = (),
    thieves: Sequence[int] = (),
    gold: Mapping[int, int] | None = None,
) -> Game:
    """Let seat 0 reach the treasure on a way with these doors.

    ``thieves`` as their thefts were played.
    """
    way = ["EW@1,0", "EW@2,0", "NEW@3,0", "NEW@4,0", "NEW@5,0", "NESW@6,0"]
    for place, colour in enumerate(doors.split("+") if doors else ()):
        way[place] = f"EW+{colour}@{place + 1},0"
    game = table(
        len(roles),
        hands={0: ["NEW"]},
        maze=";".join([*way, *CRYSTALS[:crystals]]),
        goals="stone-1/treasure/stone-2",
        roles=roles,
        front=_front(trapped, thieves),
        thieves=thieves,
        gold=gold,
    )
    (ended,) = the(game.play("NEW@7,0"), RoundEnded)
    assert ended.reached
    return game


def miss(
    roles: Sequence[str],
    *,
    crystals: int = 0,
    trapped: Collection[int] = (),
    thieves: Sequence[int] = (),
    gold: Mapping[int, int] | None = None,
    cut_off: str = "",
) -> Game:
    """The last card has just been played, and the treasure was not reached."""
    maze = ";".join([*CRYSTALS[:crystals], *([cut_off] if cut_off else [])]) or "-"
    front = _front(trapped, thieves)
    game = table(
        len(roles), hands={0: ["map"]}, maze=maze, deck=[], roles=roles, front=front, thieves=thieves, gold=gold
    )
    (ended,) = the(game.play("map@8,0"), RoundEnded)
    assert not ended.reached
    return game


def _front(trapped: Collection[int], thieves: Collection[int]) -> dict[int, str]:
    signs = {seat: ["trap"] * (seat in trapped) + ["theft"] * (seat in thieves) for seat in range(12)}
    return {seat: "+".join(lying) for seat, lying in signs.items() if lying}
