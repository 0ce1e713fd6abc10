"""Checks that a parsed position of a tunnel game has the game's cards and can be played to its end."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from motherlode.core.cards import FACE_DOWN, HIDDEN, wide_numbers
from motherlode.core.notation.validation import check_pile, require
from motherlode.core.visibility import REFEREE
from motherlode.games.tunnels.rules.gold.ledger import is_lost, is_paid, round_of, seat_of, worth_of
from motherlode.games.tunnels.rules.gold.payments import is_paid_as_ruled
from motherlode.games.tunnels.rules.parts import ASK_GOLD, ASK_NOTHING, ASK_THEFT, ASK_TURN
from motherlode.games.tunnels.rules.position import Position

__all__ = ["check_playable", "check_possible"]

_MOST_TOKENS = 99
"""More than anyone is paid at once in Saboteur 2 (S-57, S-59)."""


def check_playable(p: Position) -> None:
    """Raise ValueError, saying what is wrong, unless the position can be played to its end."""
    require(p.first >= 0, "somebody began the round")
    _check_taken(p)
    _check_maze(p)
    _check_decision(p)
    _check_knowledge(p)


def _cards_of(p: Position) -> vec[i64]:
    """Every card of the deck, wherever it is."""
    cards = wide_numbers(p.deck[: p.rules.set_aside])
    for card in p.deck[p.drawn :]:
        cards = append(cards, i64(card))
    row: i64 = 0
    while row < len(p.hands):
        i = row + i64(p.hands[row])
        while i > row:
            cards = append(cards, i64(p.hands[i]))
            i -= 1
        row += p.stride
    for card in p.discards:
        cards = append(cards, i64(card % FACE_DOWN))
    for cell in p.maze.laid_cells():
        cards = append(cards, p.maze.face_at(cell) >> 1)
    for signs in p.front:
        sign: i64 = 0
        while signs >> sign:
            if signs >> sign & 1:
                cards = append(cards, p.rules.tables.front_kind[sign])
            sign += 1
    return cards


def check_possible(p: Position) -> None:
    """Raise ValueError, with the reason, unless all cards are there, each where it can be."""
    tables = p.rules.tables
    is_view = p.viewer != REFEREE
    check_pile(_cards_of(p), tables.deck, is_view, "cards")
    check_pile(p.roles, p.rules.cast, is_view, "dwarf cards")
    check_pile(p.goals, tables.goal_numbers, is_view, "goals")
    if p.rules.gold_is_secret:
        check_pile(_gold_of(p), tables.gold, is_view, "gold cards")
        require(is_view or is_paid_as_ruled(p), "saboteurs are paid out of the gold cards left (B-54)")
    else:
        require(len(p.gold) == 0 and len(p.pool) == 0, "there are no gold cards in this game")
    for goal in range(tables.goal_count):
        require(not p.goal_is_hidden(goal) or not _is_reached(p, goal), "a goal that is reached lies face up (B-40)")


def _gold_of(p: Position) -> vec[i64]:
    """Every gold card, wherever it is."""
    gold = wide_numbers(p.gold)
    for worth in p.pool:
        gold = append(gold, worth)
    for entry in p.took:
        gold = append(gold, worth_of(entry))
    return gold


def _is_reached(p: Position, goal: int) -> bool:
    """Whether a corridor that is connected to the start leads to a goal."""
    tables = p.rules.tables
    for d in range(4):
        cell = tables.grid.near[4 * tables.goal_cells[goal] + d]
        if p.maze.face_at(cell) >= 0 and p.maze.side_at(cell) >> ((d + 2) & 3) & 1:
            return True
    return False


def _check_taken(p: Position) -> None:
    tables = p.rules.tables
    thieves = [seat for seat in range(p.seats) if tables.theft >= 0 and p.front[seat] >> tables.theft & 1]
    require(sorted(p.thieves) == thieves, "a theft card lies in front of each thief")
    own = [0] * p.seats
    before = 1
    paid_in: dict[int, bool] = {}
    for entry in p.took:
        number = round_of(entry)
        require(before <= number <= p.round, "gold is listed in the order in which it was handed out")
        require(p.shown or number < p.round, "no gold is handed out before a round is over")
        before = number
        if p.rules.gold_is_secret:
            require(not is_lost(entry), "gold cards are not stolen")
            require(paid_in.setdefault(number, is_paid(entry)) == is_paid(entry), "either side wins a round (B-50)")
        else:
            require(is_paid(entry) or is_lost(entry), "nuggets are paid or stolen")
            require(0 < worth_of(entry) <= _MOST_TOKENS, "nobody is paid so much")
            own[seat_of(entry)] += -worth_of(entry) if is_lost(entry) else worth_of(entry)
            require(min(own) >= 0, "nobody is robbed of more than they have")


# ---- the maze ------------------------------------------------------------------------------------------------------


def _check_maze(p: Position) -> None:
    tables = p.rules.tables
    maze = p.maze
    fallen: i64 = 0
    for card in p.discards:
        if i64(card % FACE_DOWN) < tables.tunnels:
            fallen += 1
    west, north, east, south = tables.bounds
    reserve = east + 1
    i: i64 = 0
    while i < maze.laid:
        cell = i64(maze.placed[i])
        column = maze.column_of(cell)
        row = maze.row_of(cell)
        east = column if column > east else east
        south = row if row > south else south
        west = column if column < west else west
        north = row if row < north else north
        i += 1
    wide = (east - west if east - west > south - north else south - north) + 1
    require(wide <= reserve + maze.laid + fallen, "tunnel cards are laid beside others (B-20)")


# ---- whose decision it is ------------------------------------------------------------------------------------------


def _check_decision(p: Position) -> None:
    asked = p.asked
    require(p.rules.answers_from[asked] < p.rules.answers_from[asked + 1] or asked == ASK_NOTHING, "nobody is asked so")
    later = [each & 15 for each in p.pending]
    for each in p.pending:
        require(asked > ASK_TURN and each >> 4 == asked, "what is to be decided next does not follow")
    if asked == ASK_TURN:
        require(p.hand_size(p.actor) > 0, "the seat to act holds cards (B-12)")
    elif asked == ASK_GOLD:
        require(p.reached, "gold goes round when the treasure is reached (B-51)")
        require(len(p.pool) == len(later) + 1, "everyone who is still to choose finds a gold card")
    elif asked == ASK_THEFT:
        robbing = [p.actor, *later]
        require(len(set(robbing)) == len(robbing), "nobody steals twice")
        require(set(robbing) <= set(p.thieves), "thieves steal (S-60)")
    else:
        require(p.round == p.rules.rounds, "the game ends with its last round")
    require(asked == ASK_GOLD or len(p.pool) == 0, "gold cards go round only while somebody chooses one")


# ---- who knows what ------------------------------------------------------------------------------------------------


def _check_knowledge(p: Position) -> None:
    for seat in range(p.seats):
        require(p.insight[seat] >> seat & 1 != 0, "everyone knows their own role (B-03)")
    if p.viewer >= 0:
        require(HIDDEN not in p.sorted_hand(p.viewer), "everyone knows their own hand")
        require(p.roles[p.viewer] != HIDDEN, "everyone knows their own role (B-03)")
        require(p.asked != ASK_GOLD or p.actor != p.viewer or HIDDEN not in p.pool, "a seat that chooses sees the gold")
    require(p.viewer >= 0 or not p.looks, "only a seat looks at the gold that goes round")
    for index, seen in p.looks:
        require(0 <= index <= len(p.took) and len(seen) > 0, "gold that goes round is seen before it is taken")
    for knower, holder, cards, places in p.handed:
        require(knower >= 0 and knower != holder, "a seat knows cards that it gave to another (S-33)")
        require(p.viewer in (knower, REFEREE), "what others know is not seen")
        require(len(cards) > 0 and HIDDEN not in cards, "a seat knows the cards that it gave away")
        require(len(set(places)) == len(places), "a card lies in one place")
        for place in places:
            require(p.discards[place] >= FACE_DOWN, "a card that was discarded face up is known to all")
    for knower in range(p.seats):
        _check_handed_of(p, knower)


def _check_handed_of(p: Position, knower: int) -> None:
    """Check that all cards a seat gave away have distinct places in their holders' hands or discards."""
    places: list[list[int]] = []  # by card, where it may be: in a hand, or after all hands in the discard pile
    for by, holder, cards, discards in p.handed:
        for card in cards if by == knower else ():
            slots = [holder * p.stride + slot for slot in range(1, p.hand_size(holder) + 1)] if holder >= 0 else []
            found = [slot for slot in slots if p.hands[slot] in (card, HIDDEN)]
            found += [len(p.hands) + at for at in discards if p.discards[at] % FACE_DOWN in (card, HIDDEN)]
            places.append(found)
    taken: dict[int, int] = {}
    for card in range(len(places)):
        require(_finds_place(card, places, taken, set()), "cards that a seat gave away are where they can be (S-33)")


def _finds_place(card: int, places: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    """Whether a card finds a place, if need be by moving others to other places of theirs."""
    for place in places[card]:
        if place not in tried:
            tried.add(place)
            if place not in taken or _finds_place(taken[place], places, taken, tried):
                taken[place] = card
                return True
    return False
