"""Players' names as one viewer reads them, and the arguments of sentences about their moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from motherlode.localization import Localization
from motherlode.terminal.style import printable

__all__ = ["Players"]


@dataclass(frozen=True, slots=True)
class Players:
    """The names by seat, the viewer they are shown to, and the viewer's language."""

    names: Sequence[str]
    viewer: int
    texts: Localization

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return printable(self.names[seat]) or self.texts.text("seat-number", number=seat + 1)

    def name_or_you(self, seat: int) -> str:
        """The name of a seat in a list, where the viewer is «you»."""
        return self.texts.text("you") if seat == self.viewer else self.name(seat)

    def list(self, seats: Iterable[int]) -> str:
        """«you, Bruno and Carla»."""
        return self.texts.join(self.name_or_you(seat) for seat in seats)

    def entry(self, seat: int, what: str) -> str:
        """A seat and what is said of it, as one item of a list."""
        return self.texts.text("entry", name=self.name_or_you(seat), what=what)

    def actor(self, seat: int) -> dict[str, str]:
        """The arguments ``who`` and ``name``: who does something."""
        return {"who": "me" if seat == self.viewer else "other", "name": self.name(seat)}

    def target(self, seat: int, target: int) -> dict[str, str]:
        """The arguments ``whom`` and ``target``: to whom a seat does something."""
        whom = "self" if seat == target else "me" if target == self.viewer else "other"
        return {"whom": whom, "target": self.name(target)}

    def action(self, seat: int, target: int) -> dict[str, str]:
        """The arguments of a sentence about a seat that does something to another or to itself."""
        return self.actor(seat) | self.target(seat, target)
