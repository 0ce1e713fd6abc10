"""The end of a round and of the game: L-50, L-51, L-60, L-61."""

from __future__ import annotations

from motherlode import REFEREE, Game
from motherlode.games.lost_mines.events import (
    Asked,
    Drew,
    GameEnded,
    RoundBegan,
    RoundEnded,
    Scored,
    TreasureTaken,
    TrollLeft,
    TurnLost,
    VoteCalled,
)
from support.walks import at_random, chance, digging, walk

from ..tables import legal, refused, the
from .tables import asked, game_of, row_of, truth_of


def test_l50_the_round_ends_when_the_deck_is_empty_and_nobody_has_cards() -> None:
    game = game_of(hands={0: ["NS"], 1: ["NS"]}, deck=[])
    assert the(game.play("discard(NS)"), RoundEnded) == []
    assert the(game.play("discard(NS)"), RoundEnded) != []
    assert game.over


def test_l50_the_round_ends_when_all_treasures_are_taken() -> None:
    game = game_of(
        hands={0: ["NS"], 1: ["NS"]},
        mines="gems/gold^/silver/dragon",
        dwarfs={0: "10,3"},
        treasures=["gold-2", "gold-3>1", "gold-4>2"],
    )
    events = game.play("discard(NS)")
    assert [taken.treasure for taken in the(events, TreasureTaken)] == [0]
    assert the(events, Drew) == []
    assert the(events, RoundEnded) != []


def test_l50_no_mine_with_treasure_left_does_not_end_it_by_itself() -> None:
    game = game_of(hands={0: ["NS"], 1: ["NS"]}, treasures=["gold-2", "gold-3>1", "gold-4>2"])
    assert the(game.play("discard(NS)"), RoundEnded) == []


def test_l51_all_must_agree_to_end_the_round() -> None:
    game = game_of(4, hands={0: ["NS"], 1: ["NS"], 3: ["EW"]}, ask="play:1")
    assert the(game.play("call-vote"), VoteCalled) == [VoteCalled(1)]
    voters = []
    for _ in range(3):
        voters.append(game.actor)
        assert legal(game) == {"vote=yes", "vote=no"}
        assert refused(game, "discard(NS)") == "L-51"
        events = game.play("vote=yes")
    assert voters == [2, 3, 0], "clockwise, those without cards too"
    assert the(events, RoundEnded) != []


def test_l51_one_no_and_the_turn_goes_on() -> None:
    game = game_of(4, hands={0: ["NS"], 1: ["NS"]})
    game.play("call-vote")
    game.play("vote=yes")
    game.play("vote=no")
    assert asked(game) == "play:0"
    assert truth_of(game).caller is None
    assert refused(game, "call-vote") == "L-51"
    game.play("discard(NS)")
    assert "call-vote" in legal(game), "everyone may call once a round"


def test_l50_with_no_cards_left_the_round_ends_at_once() -> None:
    """Nobody loses a turn that never comes, and a troll that is left stands there to the end."""
    game = game_of(hands={0: ["NS"]}, board="NESW@3,3", trolls={1: "3,3/4,3"}, deck=[])
    game.play("discard(NS)")
    events = game.play("stay")
    assert [type(happened) for happened in events[:2]] == [RoundEnded, Scored]
    assert the(events, TurnLost) == []
    assert the(events, TrollLeft) == []
    assert truth_of(game).trolls == (False, True, False)


def test_l60_all_is_set_up_anew_and_left_of_the_last_player_begins() -> None:
    game = game_of(
        4,
        number=1,
        hands={0: ["NESW"], 1: ["NS"], 2: ["NS"]},
        board=row_of("EW", (3, 4), 5),
        deck=[],
        treasures=["gems-3>2"],
        points=[1, 2, 3, 4],
        dragon="1",
        called="0",
    )
    game = game.view(REFEREE).redeal("the rounds to come")
    game.play("NESW@3,3")
    game.play("stay")
    for _ in range(2):
        events = game.play("discard(NS)")
        if game.asked == "walk":
            events = game.play("stay")
    (began,) = the(events, RoundBegan)
    shown = truth_of(game)
    assert (began.number, began.first) == (2, 1), "seat 0 played the last card; discards are not played"
    assert the(events, Asked)[-1] == Asked(1, "play")
    assert [len(cards) for cards in shown.hands] == [5] * 4
    assert len(shown.board) == 2
    assert shown.dragon is None
    assert all(treasure.holder is None and not treasure.known_to for treasure in shown.treasures)
    assert "call-vote" in legal(game)


def test_l60_where_no_card_was_played_left_of_the_one_who_began() -> None:
    game = game_of(4, number=1, first=2, ask="play:1", hands={1: ["NS"]}, deck=[])
    events = game.view(REFEREE).redeal("the rounds to come").play("discard(NS)")
    assert the(events, RoundBegan)[0].first == 3


def test_l61_two_rounds_most_points_win_and_ties_share() -> None:
    game = game_of(hands={0: ["NS"]}, deck=[], points=[5, 7, 7])
    (ended,) = the(game.play("discard(NS)"), GameEnded)
    assert (ended.points, ended.winners) == ((5, 7, 7), (1, 2))
    assert game.result is not None
    assert game.result.winners == (1, 2)


def last_card(points: list[int], number: int, options: str = "until_single_winner:true") -> Game:
    game = game_of(hands={0: ["NS"]}, deck=[], points=points, number=number, options=options)
    game = game.view(REFEREE).redeal("the rounds to come")
    game.play("discard(NS)")
    return game


def test_l61_by_wish_further_rounds_until_there_is_a_single_winner() -> None:
    assert truth_of(last_card([5, 7, 7], 2)).round == 3
    assert last_card([5, 7, 8], 2).over
    assert last_card([5, 7, 7], 2, "").over


def test_l61_whole_games_end_with_a_single_winner_or_after_four_further_rounds() -> None:
    lengths = set()
    for number in range(12):
        game = Game("lost-mines", 3, seed=f"l61 {number}", until_single_winner=True)
        for _ in walk(game, chance("l61", number), digging if number % 4 else at_random):
            pass
        shown = truth_of(game)
        tied = shown.points.count(max(shown.points)) > 1
        assert shown.round == 6 if tied else 2 <= shown.round <= 6
        lengths.add(shown.round)
    assert {2, 6} <= lengths, "the games are too alike to tell"


def test_l61_at_most_four_further_rounds() -> None:
    assert not last_card([5, 7, 7], 5).over
    assert last_card([5, 7, 7], 6).over
