"""Cards, tools, places and players in plain English."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from motherlode.cli.ink import printable
from motherlode.core.errors import ParseError
from motherlode.core.faces import EAST, NORTH, SOUTH, WEST, Face
from motherlode.core.move import Cell
from motherlode.core.visibility import UNKNOWN

__all__ = [
    "People",
    "card_words",
    "count_of",
    "front_words",
    "goal_words",
    "is_face",
    "is_tool",
    "listed",
    "place",
    "role_words",
    "tool_word",
]

_TOOLS: Final = {"pick": "pickaxe", "lamp": "lamp", "cart": "cart"}
_NOUNS: Final = ("map", "rockfall", "trap", "boat", "rope", "troll", "storm")
_ROLES: Final = {"blue": "blue miner", "green": "green miner"}
_STRAIGHT: Final = (NORTH | SOUTH, EAST | WEST)
_FEATURES: Final = {
    "blue": "a blue door",
    "green": "a green door",
    "tree": "a fallen tree",
    "rocks": "rocks",
}


def place(cell: Cell) -> str:
    """A cell as the notation writes it: column, then row."""
    return f"{cell[0]},{cell[1]}"


def count_of(number: int, noun: str) -> str:
    """«1 card», «2 cards»."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def listed(words: Sequence[str]) -> str:
    """«a», «a and b», «a, b and c»."""
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else ""


def tool_word(sign: str) -> str:
    """What lies in front of a player: a tool by its full name, anything else by its own."""
    return _TOOLS.get(sign, sign)


def is_tool(sign: str) -> bool:
    """Whether it is a tool, which can be broken and mended."""
    return sign in _TOOLS


def is_face(card: str) -> bool:
    """Whether a card's name is the text of a face, as a tunnel card's is."""
    try:
        Face.parse(card)
    except ParseError:
        return False
    return True


def front_words(sign: str) -> str:
    """A card that lies in front of a player."""
    return f"broken {_TOOLS[sign]}" if sign in _TOOLS else sign


def role_words(role: str) -> str:
    """What a player is."""
    return _ROLES.get(role, role)


def goal_words(goal: str) -> str:
    """What a goal is."""
    return "the treasure" if goal == "treasure" else "stone" if goal.startswith("stone") else goal


def card_words(card: str) -> str:
    """A card with its article: «a fork (NES)», «a map», «a broken lamp», «a repair for lamp or pickaxe»."""
    if card == UNKNOWN:
        return "a card"
    if is_face(card):
        return f"{_face_words(Face.parse(card))} ({card})"
    verb, _, rest = card.partition("-")
    tools = " or ".join(tool_word(sign) for sign in rest.split("+"))
    if verb == "break":
        return f"a broken {tools}"
    if verb == "fix":
        return f"a repair for {tools}"
    if verb == "look":
        return f"a look at {tools}"
    if card == "axe":
        return "an axe"
    return f"a {card}" if card in _NOUNS else f"a {card} card"


def _face_words(face: Face) -> str:
    shape = _shape_words(face)
    return f"{shape} with {_FEATURES.get(face.feature, f'a {face.feature}')}" if face.feature else shape


def _shape_words(face: Face) -> str:
    through = [group for group in face.groups if group & (group - 1)]
    if not through:
        return "a dead end" if face.feature != "ladder" else "a shaft"
    if len(through) == 2:
        return "a bridge" if through[0] in _STRAIGHT else "a double curve"
    if len(through) < len(face.groups):
        return "a partly blocked tunnel"
    arms = through[0].bit_count()
    return {2: "a straight tunnel" if through[0] in _STRAIGHT else "a bend", 3: "a fork", 4: "a crossroads"}[arms]


@dataclass(frozen=True, slots=True)
class People:
    """The players' names, as one viewer speaks of them: a seat says «you» of itself."""

    names: Sequence[str]
    viewer: int

    def name(self, seat: int) -> str:
        """«Bruno», or «you»."""
        return "you" if seat == self.viewer else printable(self.names[seat]) or f"seat {seat}"

    def subject(self, seat: int) -> str:
        """The same at the head of a sentence."""
        return "You" if seat == self.viewer else self.name(seat)

    def owner(self, seat: int) -> str:
        """«Bruno's», or «your»."""
        return "your" if seat == self.viewer else f"{self.name(seat)}'s"

    def was(self, seat: int) -> str:
        """«Bruno was», or «You were»."""
        return "You were" if seat == self.viewer else f"{self.name(seat)} was"

    def all(self, seats: Sequence[int]) -> str:
        """«you, Bruno and Carla»."""
        return listed([self.name(seat) for seat in seats])
