"""What happens at a table of a tunnel game, in words; made from the engine's raw facts, and followed by views."""

from __future__ import annotations

from motherlode.core.move import Cell
from motherlode.core.visibility import Both, Each, Event, Open, Own, Sealed, Theirs, event

__all__ = [
    "Asked",
    "Discarded",
    "Drew",
    "Earned",
    "FrontCleared",
    "GameEnded",
    "GoalTurnedUp",
    "GoldDrawn",
    "GoldPaid",
    "GoldPassed",
    "GoldTaken",
    "HandsSwapped",
    "HatsSwapped",
    "Inspected",
    "Laid",
    "PassedEmpty",
    "Peeked",
    "PutInFront",
    "Queued",
    "Robbed",
    "RockFell",
    "RoundBegan",
    "RoundEnded",
    "Shed",
]


@event
class RoundBegan(Event):
    """A round was set up (B-60). ``roles`` goes on past the seats with the dwarf cards left over (B-02, S-02)."""

    number: Open[int]
    first: Open[int]
    roles: Each[tuple[str, ...]]
    hands: Each[tuple[tuple[str, ...], ...]]
    goals: Sealed[tuple[str, ...]]
    aside: Sealed[tuple[str, ...]]
    deck: Sealed[tuple[str, ...]]
    gold: Sealed[tuple[str, ...]]


@event
class Asked(Event):
    """A seat is to decide: on its ``turn``, which ``gold`` to take, or whom to rob by ``theft``."""

    seat: Open[int]
    what: Open[str]


@event
class Queued(Event):
    """Seats that are to decide one after another, each as ``gold:3`` or ``theft:0``."""

    decisions: Open[tuple[str, ...]]


@event
class Laid(Event):
    """A tunnel card was laid; ``face`` tells how it lies."""

    seat: Open[int]
    face: Open[str]
    cell: Open[Cell]


@event
class GoalTurnedUp(Event):
    """A goal was reached and turned up (B-40)."""

    cell: Open[Cell]
    goal: Open[str]
    turned: Open[bool]


@event
class PutInFront(Event):
    """A card was laid in front of a player (B-30)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    sign: Open[str]


@event
class FrontCleared(Event):
    """A card was played that removed another from in front of a player (B-31)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    sign: Open[str]


@event
class RockFell(Event):
    """A rockfall took a card out of the maze (B-34)."""

    seat: Open[int]
    card: Open[str]
    cell: Open[Cell]
    face: Open[str]


@event
class Peeked(Event):
    """A map was played on a goal; what it showed is for its player alone (B-35)."""

    seat: Open[int]
    card: Open[str]
    cell: Open[Cell]
    goal: Own[str]


@event
class Discarded(Event):
    """A card was discarded face down (B-13)."""

    seat: Open[int]
    card: Own[str]


@event
class PassedEmpty(Event):
    """A player without cards passed (B-12)."""

    seat: Open[int]


@event
class Drew(Event):
    """A card was drawn (B-11)."""

    seat: Open[int]
    card: Own[str]


@event
class RoundEnded(Event):
    """The round is over: roles are shown (B-45), the one left over last, and the goals."""

    number: Open[int]
    reached: Open[bool]
    roles: Open[tuple[str, ...]]
    goals: Open[tuple[str, ...]]


@event
class GoldDrawn(Event):
    """Gold cards were drawn to go round the miners (B-51)."""

    count: Open[int]


@event
class GoldPassed(Event):
    """The gold cards going round came to a seat, which looks at them."""

    seat: Open[int]
    pool: Own[tuple[str, ...]]


@event
class GoldTaken(Event):
    """A gold card was chosen (B-51, B-56)."""

    seat: Open[int]
    nuggets: Own[str]


@event
class GoldPaid(Event):
    """A gold card was given to a winning saboteur (B-54)."""

    seat: Open[int]
    nuggets: Own[str]


@event
class HatsSwapped(Event):
    """A player's dwarf card went under the pile, and they took its top one (S-32)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    role: Theirs[str]


@event
class Inspected(Event):
    """A player looked at another's dwarf card (S-34)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    role: Own[str]


@event
class HandsSwapped(Event):
    """Two players exchanged their hands (S-33)."""

    seat: Open[int]
    card: Open[str]
    target: Open[int]
    gave: Both[tuple[str, ...]]
    got: Both[tuple[str, ...]]


@event
class Shed(Event):
    """A player removed a card from in front of themselves (S-12)."""

    seat: Open[int]
    sign: Open[str]


@event
class Earned(Event):
    """A player was paid in tokens (S-57, S-59)."""

    seat: Open[int]
    nuggets: Open[int]


@event
class Robbed(Event):
    """A thief chose a victim, and got a nugget or found none (S-60)."""

    seat: Open[int]
    target: Open[int]
    got: Open[bool]


@event
class GameEnded(Event):
    """The game is over: ``took`` shows every gold card in the order it was handed out, ``gold`` the sums (B-70)."""

    took: Open[tuple[str, ...]]
    gold: Open[tuple[int, ...]]
    winners: Open[tuple[int, ...]]
