"""Checks that a parsed position of The Lost Mines has the game's cards and can be played to its end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.core.cards import FACE_DOWN, HIDDEN
from motherlode.core.notation.validation import check_pile, require
from motherlode.core.visibility import REFEREE
from motherlode.games.lost_mines.cards.tables import ROCKS, TROLL
from motherlode.games.lost_mines.rules.board import EMPTY
from motherlode.games.lost_mines.rules.parts import ASK_PLAY, ASK_TREASURE, ASK_VOTE, ASK_WALK
from motherlode.games.lost_mines.rules.position import NOBODY, Position
from motherlode.games.lost_mines.rules.turn_flow import treasures_here

__all__ = ["check_playable", "check_possible"]


def check_playable(p: Position) -> None:
    """Raise ValueError, saying what is wrong, unless the position can be played to its end."""
    require(p.first >= 0, "somebody began the round")
    _check_board(p)
    _check_tokens(p)
    _check_decision(p)
    for seat in range(p.seats):
        require(p.insight[seat] >> seat & 1 != 0, "everyone knows their own role (L-03)")
    if p.viewer >= 0:
        require(HIDDEN not in p.sorted_hand(p.viewer), "everyone knows their own hand")
        require(p.roles[p.viewer] & 3 != 3, "everyone knows their own role (L-03)")


def check_possible(p: Position) -> None:
    """Raise ValueError unless all cards of the game are there, each at a possible place."""
    tables = p.rules.tables
    is_view = p.viewer != REFEREE
    cards = [*p.deck[: p.rules.set_aside], *p.deck[p.drawn :]]
    for seat in range(p.seats):
        cards.extend(p.sorted_hand(seat))
    for card in p.discards:
        cards.append(card % FACE_DOWN)
    for cell in p.board.placed[: p.board.laid]:
        if p.board.face_at(cell) < 2 * tables.paths:
            cards.append(p.board.face_at(cell) >> 1)
    for way in p.trolls:
        if way != NOBODY:
            cards.append(tables.troll_card)
    check_pile(vec[i64](cards), tables.deck, is_view, "cards")
    check_pile(p.mines, p.rules.mines, is_view, "mines")
    check_pile(p.luck, p.rules.luck, is_view, "numbers of luck")
    _check_backs(p)
    dwarfs = list(p.dwarfs)
    for cell in p.dwarfs:
        feature = tables.feature[p.board.face_at(cell)]
        require(not 0 < feature < ROCKS or cell in p.tools, "an obstacle without a tool cannot be entered (L-24)")
        require(not 0 < feature <= ROCKS or dwarfs.count(cell) == 1, "there is room for one dwarf (L-25)")


def _check_backs(p: Position) -> None:
    """Check dwarf cards and treasures; a view may know some by their backs alone (L-03, L-06)."""
    is_view = p.viewer != REFEREE
    roles = [role for role in p.roles if role & 3 != 3]
    clans = [role >> 2 for role in p.roles]
    check_pile(vec[i64](clans), vec[i64]([role >> 2 for role in p.rules.cast]), False, "clans")
    require(is_view or len(roles) == len(clans), "the dwarf cards are not those of the game")
    _check_part(roles, list(p.rules.cast), "dwarf cards")
    treasures = [treasure for treasure in p.treasures if treasure & 15]
    require(is_view or len(treasures) == len(p.treasures), "the treasures are not those of the game")
    _check_part(treasures, list(p.rules.tables.treasures), "treasures")
    kinds = [treasure >> 4 for treasure in p.treasures]
    _check_part(kinds, [treasure >> 4 for treasure in p.rules.tables.treasures], "treasures")


def _check_part(found: list[int], whole: list[int], what: str) -> None:
    for card in found:
        require(card in whole, f"the {what} are not those of the game")
        whole.remove(card)


# ---- the board -----------------------------------------------------------------------------------------------------


def _check_board(p: Position) -> None:
    tables = p.rules.tables
    for cell in p.tools:
        require(0 < tables.feature[p.board.face_at(cell)] < ROCKS, "a tool lies on an obstacle (L-30)")
    require(len(set(p.tools)) == len(p.tools), "an obstacle has one tool (L-30)")


def _check_tokens(p: Position) -> None:
    ways = [token >> 2 for token in p.tokens]
    require(len(set(ways)) == len(ways), "there is room for one token on a way (L-36)")
    for way in ways:
        here, there = p.rules.tables.way_cells(way)
        require(p.board.cards[here] != EMPTY or p.board.cards[there] != EMPTY, "a token stands beside a card (L-35)")
    trolls = sorted([way for way in p.trolls if way != NOBODY])
    standing = sorted([token >> 2 for token in p.tokens if token & 3 == TROLL])
    require(trolls == standing, "the card of each troll lies in front of a player")


# ---- whose decision it is ------------------------------------------------------------------------------------------


def _check_decision(p: Position) -> None:
    rules = p.rules
    turn = p.caller if p.asked == ASK_VOTE else p.actor  # whose turn it is
    if p.asked == ASK_VOTE:
        _check_vote(p)
    else:
        require(len(p.pending) == 0 and p.caller == NOBODY, "only a vote asks one player after another (L-51)")
    if p.asked == 0:
        require(p.round >= rules.rounds, "the game ends with its last round")
        return
    if p.asked in (ASK_PLAY, ASK_VOTE):
        require(p.hand_size(turn) > 0, "the seat to play holds cards (L-13)")
        require(p.trolls[turn] == NOBODY, "a troll leaves when its player's turn comes (L-33)")
        require(p.due == 0, "cards are drawn at the end of a turn (L-12)")
    if p.asked in (ASK_WALK, ASK_TREASURE):
        require(p.hand_size(turn) + p.due <= rules.hand_size, "nobody draws more than a hand (L-12)")
    if p.asked == ASK_TREASURE:
        require(len(treasures_here(p, turn)) > 1, "the seat that chooses a treasure has a choice (L-43)")


def _check_vote(p: Position) -> None:
    """L-51: all others are asked in turn, from the left of the caller."""
    require(p.caller >= 0 and p.called >> p.caller & 1 != 0, "somebody called the vote (L-51)")
    require(p.actor != p.caller, "the caller does not vote (L-51)")
    voters: list[int] = []
    seat = (p.caller + p.seats - 1) % p.seats
    while seat != p.actor:
        voters.append(seat + 16 * ASK_VOTE)
        seat = (seat + p.seats - 1) % p.seats
    require(list(p.pending) == voters, "the others are asked in turn (L-51)")
