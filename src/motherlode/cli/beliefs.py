"""What a bot would have believed, in words, after each move of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from motherlode.bots.belief_timeline import Belief, beliefs_of
from motherlode.cli.words import People, place
from motherlode.core.visibility import REFEREE, SPECTATOR
from motherlode.record_format import Record

__all__ = ["belief_lines"]


def belief_lines(record: Record, viewer: int, names: Sequence[str]) -> list[str]:
    """A line for the table before the first move, and one for each move. Whoever sees everything is told what a
    spectator could believe."""
    eyes = SPECTATOR if viewer == REFEREE else viewer
    people = People(names, eyes)
    return [_line(belief, people) for belief in beliefs_of(record, eyes)]


def _line(belief: Belief, people: People) -> str:
    others = [seat for seat in range(len(belief.saboteurs)) if seat != people.viewer]
    line = f"Believed to be a saboteur: {', '.join(f'{people.name(s)} {belief.saboteurs[s]:.0%}' for s in others)}."
    if belief.treasure:
        places = ", ".join(f"{place(cell)} {chance:.0%}" for cell, chance in belief.treasure.items())
        line += f" The treasure: {places}."
    return line
