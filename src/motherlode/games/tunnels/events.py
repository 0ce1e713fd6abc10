"""The events of the tunnel games: what each contains, who may see it, and how the engine records it.

A class is declared with the name of the position's method that records it. Its fields, less the derived ones, are that
method's arguments. A field type such as ``Card`` names the table in which the engine's number is looked up; see
:mod:`motherlode.games.tunnels.event_codec`.
"""

from __future__ import annotations

from typing import Annotated

from motherlode.core.move import Cell
from motherlode.core.visibility import Both, Coded, Dealt, Derived, Each, Event, Open, Own, Sealed, Theirs, event

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

Card = Annotated[str, Coded("card")]
Face = Annotated[str, Coded("face")]
Sign = Annotated[str, Coded("sign")]
Goal = Annotated[str, Coded("goal")]
Role = Annotated[str, Coded("role")]
Nuggets = Annotated[str, Coded("nuggets")]
Question = Annotated[str, Coded("question")]
Decision = Annotated[str, Coded("decision")]
Turned = Annotated[bool, Coded("turned")]
GoalCell = Annotated[Cell, Coded("goal cell")]
TunnelCell = Annotated[Cell, Coded("cell")]


@event("begin_round")
class RoundBegan(Event):
    """A round was set up (B-60).

    ``roles`` goes on past the seats with the dwarf cards left over (B-02, S-02).
    """

    number: Open[int]
    first: Open[int]
    roles: Each[tuple[str, ...]]
    hands: Each[tuple[tuple[str, ...], ...]]
    goals: Sealed[tuple[str, ...]]
    aside: Sealed[tuple[str, ...]]
    deck: Sealed[tuple[str, ...]]
    gold: Sealed[tuple[str, ...]]


@event("ask")
class Asked(Event):
    """A seat is to decide: on its ``turn``, which ``gold`` to take, or whom to rob by ``theft``."""

    seat: Open[int]
    what: Open[Question]


@event("queue")
class Queued(Event):
    """Seats that are to decide one after another, each as ``gold:3`` or ``theft:0``."""

    decisions: Open[tuple[Decision, ...]]


@event("lay")
class Laid(Event):
    """A tunnel card was laid; ``face`` is the card as it lies."""

    seat: Open[int]
    face: Open[Face]
    cell: Open[TunnelCell]


@event("turn_up")
class GoalTurnedUp(Event):
    """A goal was reached and turned up (B-40)."""

    cell: Open[GoalCell]
    goal: Open[Annotated[Goal, Dealt("goals", at="cell")]]
    turned: Open[Turned]


@event("put_in_front")
class PutInFront(Event):
    """A card was laid in front of a player (B-30)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    sign: Open[Sign]


@event("clear_front")
class FrontCleared(Event):
    """A card was played that removed another from in front of a player (B-31)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    sign: Open[Sign]


@event("collapse")
class RockFell(Event):
    """A rockfall took a card out of the maze (B-34)."""

    seat: Open[int]
    card: Open[Card]
    cell: Open[TunnelCell]
    face: Open[Derived[Face]]


@event("peek")
class Peeked(Event):
    """A map was played on a goal; what it showed is for its player alone (B-35)."""

    seat: Open[int]
    card: Open[Card]
    cell: Open[GoalCell]
    goal: Own[Annotated[Goal, Dealt("goals", at="cell")]]


@event("discard_unseen")
class Discarded(Event):
    """A card was discarded face down (B-13)."""

    seat: Open[int]
    card: Own[Card]


@event("pass_empty")
class PassedEmpty(Event):
    """A player without cards passed (B-12)."""

    seat: Open[int]


@event("draw")
class Drew(Event):
    """A card was drawn (B-11)."""

    seat: Open[int]
    card: Own[Annotated[Card, Dealt("deck")]]


@event("end_round")
class RoundEnded(Event):
    """The round is over: roles are shown (B-45), the one left over last, and the goals.

    ``winners`` are the seats that won, whatever they are paid (S-50 to S-58).
    """

    number: Open[Derived[int]]
    reached: Open[Derived[bool]]
    roles: Open[Annotated[tuple[Role, ...], Dealt("roles")]]
    goals: Open[Annotated[tuple[Goal, ...], Dealt("goals")]]
    winners: Open[Derived[tuple[int, ...]]]


@event("draw_gold")
class GoldDrawn(Event):
    """Gold cards were drawn to go round the miners (B-51)."""

    count: Open[int]


@event("show_pool")
class GoldPassed(Event):
    """The gold cards going round came to a seat, which looks at them."""

    seat: Open[int]
    pool: Own[tuple[Nuggets, ...]]


@event("take_gold")
class GoldTaken(Event):
    """A gold card was chosen (B-51, B-56)."""

    seat: Open[int]
    nuggets: Own[Nuggets]


@event("pay_gold")
class GoldPaid(Event):
    """A gold card was given to a winning saboteur (B-54)."""

    seat: Open[int]
    nuggets: Own[Nuggets]


@event("swap_hats")
class HatsSwapped(Event):
    """A player's dwarf card went under the pile, and they took its top one (S-32)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    role: Theirs[Annotated[Role, Dealt("roles", at="target")]]


@event("inspect")
class Inspected(Event):
    """A player looked at another's dwarf card (S-34)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    role: Own[Annotated[Role, Dealt("roles", at="target")]]


@event("swap_hands")
class HandsSwapped(Event):
    """Two players exchanged their hands (S-33)."""

    seat: Open[int]
    card: Open[Card]
    target: Open[int]
    gave: Both[tuple[Card, ...]]
    got: Both[tuple[Card, ...]]


@event("shed")
class Shed(Event):
    """A player removed a card from in front of themselves (S-12)."""

    seat: Open[int]
    sign: Open[Sign]


@event("earn")
class Earned(Event):
    """A player was paid in tokens (S-57, S-59)."""

    seat: Open[int]
    nuggets: Open[int]


@event("rob")
class Robbed(Event):
    """A thief chose a victim, and got a nugget or found none (S-60)."""

    seat: Open[int]
    target: Open[int]
    got: Open[bool]


@event("end_game")
class GameEnded(Event):
    """The game is over (B-70).

    ``took`` shows every gold card in the order in which it was handed out, ``gold`` the sums.
    """

    took: Open[tuple[str, ...]]
    gold: Open[tuple[int, ...]]
    winners: Open[tuple[int, ...]]
