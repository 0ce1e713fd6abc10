"""What happens at a table of The Lost Mines, in words."""

from __future__ import annotations

from motherlode.core.move import Cell
from motherlode.core.visibility import Each, Event, Open, Own, Sealed, event

__all__ = [
    "Appraised", "Asked", "CardLost", "CardsDue", "Discarded", "DragonWoken", "Drew", "GameEnded", "Inspected",
    "MineTurnedUp", "PathLaid", "Queued", "RoundBegan", "RoundEnded", "Scored", "Scouted", "Stormed", "ToolPlaced",
    "TrapSet", "TreasureTaken", "TrollCalled", "TrollLeft", "TurnLost", "VoteCalled", "VoteEnded", "Voted", "Walked",
]  # fmt: skip


@event
class RoundBegan(Event):
    """A round was set up (L-02 to L-07). Clans and the kinds of the treasures show on the backs of their cards."""

    number: Open[int]
    first: Open[int]
    clans: Open[tuple[str, ...]]
    roles: Each[tuple[str, ...]]
    hands: Each[tuple[tuple[str, ...], ...]]
    mines: Sealed[tuple[str, ...]]
    kinds: Open[tuple[str, ...]]
    treasures: Sealed[tuple[str, ...]]
    aside: Sealed[tuple[str, ...]]
    deck: Sealed[tuple[str, ...]]
    luck: Sealed[tuple[str, ...]]


@event
class Queued(Event):
    """Seats that are to decide one after another, each as ``vote:3``."""

    decisions: Open[tuple[str, ...]]


@event
class Asked(Event):
    """A seat is to decide: what to ``play``, where to ``walk``, which ``treasure`` to take, how to ``vote``."""

    seat: Open[int]
    what: Open[str]


@event
class PathLaid(Event):
    """A path card was laid; ``face`` tells how it lies (L-20)."""

    seat: Open[int]
    face: Open[str]
    cell: Open[Cell]


@event
class ToolPlaced(Event):
    """A tool was put on an obstacle (L-30)."""

    seat: Open[int]
    card: Open[str]
    cell: Open[Cell]


@event
class TrapSet(Event):
    """A trap was put on the way between two cells (L-32)."""

    seat: Open[int]
    card: Open[str]
    way: Open[tuple[Cell, Cell]]


@event
class TrollCalled(Event):
    """A troll was put on the way between two cells (L-33)."""

    seat: Open[int]
    card: Open[str]
    way: Open[tuple[Cell, Cell]]


@event
class TrollLeft(Event):
    """A player's turn came round, and their troll left (L-33)."""

    seat: Open[int]


@event
class Stormed(Event):
    """A storm took a path card away (L-35)."""

    seat: Open[int]
    card: Open[str]
    cell: Open[Cell]
    face: Open[str]


@event
class Scouted(Event):
    """A player looked at a mine (L-31)."""

    seat: Open[int]
    card: Open[str]
    cell: Open[Cell]
    mine: Own[str]


@event
class Appraised(Event):
    """A player looked at a treasure, which is known by its number (L-31)."""

    seat: Open[int]
    card: Open[str]
    treasure: Open[int]
    value: Own[str]


@event
class Inspected(Event):
    """A player looked at another's dwarf card (L-31)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    role: Own[str]


@event
class Discarded(Event):
    """A card was discarded face down (L-10)."""

    seat: Open[int]
    card: Own[str]


@event
class CardsDue(Event):
    """So many cards will be drawn at the turn's end (L-12)."""

    count: Open[int]


@event
class Drew(Event):
    """A card was drawn (L-12)."""

    seat: Open[int]
    card: Own[str]


@event
class Walked(Event):
    """A dwarf walked over these cells and stopped on the last (L-40)."""

    seat: Open[int]
    cells: Open[tuple[Cell, ...]]


@event
class CardLost(Event):
    """A trap cost a card (L-32)."""

    seat: Open[int]
    card: Own[str]


@event
class MineTurnedUp(Event):
    """A mine was entered and turned up (L-41)."""

    cell: Open[Cell]
    mine: Open[str]
    turned: Open[bool]


@event
class DragonWoken(Event):
    """A player took the dragon token (L-44)."""

    seat: Open[int]


@event
class TreasureTaken(Event):
    """A treasure was taken; its value is for its taker (L-43)."""

    seat: Open[int]
    treasure: Open[int]
    value: Own[str]


@event
class TurnLost(Event):
    """A player without cards lost a turn (L-13)."""

    seat: Open[int]


@event
class VoteCalled(Event):
    """A player asks all to end the round (L-51)."""

    seat: Open[int]


@event
class Voted(Event):
    """A player agreed, or did not."""

    seat: Open[int]
    agrees: Open[bool]


@event
class VoteEnded(Event):
    """The vote is over."""


@event
class RoundEnded(Event):
    """Roles, the values of the treasures and the mines are shown (L-52)."""

    number: Open[int]
    roles: Open[tuple[str, ...]]
    treasures: Open[tuple[str, ...]]
    mines: Open[tuple[str, ...]]


@event
class Scored(Event):
    """Points were given, or given back to the dragon, by seat (L-52 to L-55)."""

    points: Open[tuple[int, ...]]


@event
class GameEnded(Event):
    """The game is over (L-61)."""

    points: Open[tuple[int, ...]]
    winners: Open[tuple[int, ...]]
