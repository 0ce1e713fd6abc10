"""The events of The Lost Mines: what each contains, who may see it, and how the engine records it.

Declared as those of the tunnel games are, with the name of the position's method that records each. A field type such
as ``Card`` names the table in which the engine's number is looked up; see
:mod:`motherlode.games.lost_mines.event_codec`.
"""

from __future__ import annotations

from typing import Annotated

from motherlode.core.move import Cell
from motherlode.core.visibility import Coded, Dealt, Derived, Each, Event, Open, Own, Sealed, event

__all__ = [
    "Appraised", "Asked", "CardLost", "CardsDue", "Discarded", "DragonWoken", "Drew", "GameEnded", "Inspected",
    "MineTurnedUp", "PathLaid", "Queued", "RoundBegan", "RoundEnded", "Scored", "Scouted", "Stormed", "ToolPlaced",
    "TrapSet", "TreasureTaken", "TrollCalled", "TrollLeft", "TurnLost", "VoteCalled", "VoteEnded", "Voted", "Walked",
]  # fmt: skip

Card = Annotated[str, Coded("card")]
Face = Annotated[str, Coded("face")]
Mine = Annotated[str, Coded("mine")]
Role = Annotated[str, Coded("role")]
Value = Annotated[str, Coded("value")]
Question = Annotated[str, Coded("question")]
Decision = Annotated[str, Coded("decision")]
Turned = Annotated[bool, Coded("turned")]
MineCell = Annotated[Cell, Coded("mine cell")]
BoardCell = Annotated[Cell, Coded("cell")]
Way = Annotated[tuple[Cell, Cell], Coded("way")]


@event("begin_round")
class RoundBegan(Event):
    """A round was set up (L-02 to L-07).

    The backs of the cards show clans and the kinds of treasures.
    """

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


@event("queue")
class Queued(Event):
    """Seats that are to decide one after another, each as ``vote:3``."""

    decisions: Open[tuple[Decision, ...]]


@event("ask")
class Asked(Event):
    """A seat is to decide: ``play`` a card, ``walk``, take a ``treasure``, or ``vote``."""

    seat: Open[int]
    what: Open[Question]


@event("lay")
class PathLaid(Event):
    """A path card was laid; ``face`` is the card as it lies (L-20)."""

    seat: Open[int]
    face: Open[Face]
    cell: Open[BoardCell]


@event("place_tool")
class ToolPlaced(Event):
    """A tool was put on an obstacle (L-30)."""

    seat: Open[int]
    card: Open[Card]
    cell: Open[BoardCell]


@event("set_trap")
class TrapSet(Event):
    """A trap was put on the way between two cells (L-32)."""

    seat: Open[int]
    card: Open[Card]
    way: Open[Way]


@event("call_troll")
class TrollCalled(Event):
    """A troll was put on the way between two cells (L-33)."""

    seat: Open[int]
    card: Open[Card]
    way: Open[Way]


@event("remove_troll")
class TrollLeft(Event):
    """A player's turn came round, and their troll left (L-33)."""

    seat: Open[int]


@event("storm")
class Stormed(Event):
    """A storm took a path card away (L-35)."""

    seat: Open[int]
    card: Open[Card]
    cell: Open[BoardCell]
    face: Open[Derived[Face]]


@event("scout")
class Scouted(Event):
    """A player looked at a mine (L-31)."""

    seat: Open[int]
    card: Open[Card]
    cell: Open[MineCell]
    mine: Own[Annotated[Mine, Dealt("mines", at="cell")]]


@event("appraise")
class Appraised(Event):
    """A player looked at a treasure, which is known by its number (L-31)."""

    seat: Open[int]
    card: Open[Card]
    treasure: Open[int]
    value: Own[Annotated[Value, Dealt("treasures", at="treasure")]]


@event("inspect")
class Inspected(Event):
    """A player looked at another's dwarf card (L-31)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    role: Own[Annotated[Role, Dealt("roles", at="target")]]


@event("discard_unseen")
class Discarded(Event):
    """A card was discarded face down (L-10)."""

    seat: Open[int]
    card: Own[Card]


@event("set_due")
class CardsDue(Event):
    """The number of cards that will be drawn at the turn's end (L-12)."""

    count: Open[int]


@event("draw")
class Drew(Event):
    """A card was drawn (L-12)."""

    seat: Open[int]
    card: Own[Annotated[Card, Dealt("deck")]]


@event("walk")
class Walked(Event):
    """A dwarf walked over these cells and stopped on the last (L-40)."""

    seat: Open[int]
    cells: Open[tuple[Cell, ...]]


@event("lose_card")
class CardLost(Event):
    """A trap cost a card (L-32)."""

    seat: Open[int]
    card: Own[Card]


@event("turn_up")
class MineTurnedUp(Event):
    """A mine was entered and turned up (L-41)."""

    cell: Open[MineCell]
    mine: Open[Annotated[Mine, Dealt("mines", at="cell")]]
    turned: Open[Turned]


@event("wake_dragon")
class DragonWoken(Event):
    """A player took the dragon token (L-44)."""

    seat: Open[int]


@event("take_treasure")
class TreasureTaken(Event):
    """A treasure was taken; its value is for its taker (L-43)."""

    seat: Open[int]
    treasure: Open[int]
    value: Own[Annotated[Value, Dealt("treasures", at="treasure")]]


@event("lose_turn")
class TurnLost(Event):
    """A player without cards lost a turn (L-13)."""

    seat: Open[int]


@event("call_vote")
class VoteCalled(Event):
    """A player asks all to end the round (L-51)."""

    seat: Open[int]


@event("vote")
class Voted(Event):
    """A player agreed, or did not."""

    seat: Open[int]
    agrees: Open[bool]


@event("end_vote")
class VoteEnded(Event):
    """The vote is over."""


@event("end_round")
class RoundEnded(Event):
    """Roles, the values of the treasures and the mines are shown (L-52)."""

    number: Open[Derived[int]]
    roles: Open[Annotated[tuple[Role, ...], Dealt("roles")]]
    treasures: Open[Annotated[tuple[Value, ...], Dealt("treasures")]]
    mines: Open[Annotated[tuple[Mine, ...], Dealt("mines")]]


@event("score")
class Scored(Event):
    """Points were given, or given back to the dragon, by seat (L-52 to L-55)."""

    points: Open[tuple[int, ...]]


@event("end_game")
class GameEnded(Event):
    """The game is over (L-61)."""

    points: Open[Derived[tuple[int, ...]]]
    winners: Open[Derived[tuple[int, ...]]]
