"""Table talk in the engine: claims as text, their audience, what forbids them, and their records."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode import (
    Claim,
    DataError,
    Game,
    IllegalClaim,
    ParseError,
    Record,
    RecordError,
    TooMuchTalk,
    parse_record,
    print_record,
    record_of,
    replay,
    ruleset_names,
    verify,
)
from motherlode.core.talk import CLAIM_KEYS, MAX_TALK
from motherlode.games.registry import engine_of

CLAIMS = st.builds(
    Claim,
    st.sampled_from(CLAIM_KEYS),
    st.none() | st.tuples(st.integers(-99, 99), st.integers(-99, 99)),
    st.none() | st.integers(0, 11),
    st.none() | st.from_regex(r"[a-z]{1,16}", fullmatch=True),
)


def talked_game() -> Game:
    """A whole round with claims now and then: before the first move, several at once, after the last."""
    game = Game("base", 4, seed="talk", rounds=1)
    game.say(2, "treasure-at 8,0")
    while not game.over:
        game.play(game.legal[0])
        if len(game.history) % 3 == 0:
            game.say(len(game.history) % 4, Claim("suspect", seat=1))
            game.say(0, "mend-my lamp")
    game.say(3, "thanks")
    return game


@given(CLAIMS)
def test_a_claim_is_read_back_from_its_text(claim: Claim) -> None:
    assert Claim.parse(str(claim)) == claim


@pytest.mark.parametrize("text", ["", "gold-at 8,0", "suspect x y", "suspect 1 2", "treasure-at 8", "suspect 12"])
def test_other_text_is_no_claim(text: str) -> None:
    if text == "treasure-at 8":
        assert Claim.parse(text).cell is None  # a seat, which says nothing of a place
    else:
        with pytest.raises(ParseError):
            Claim.parse(text)


def test_a_claim_changes_no_position_and_everyone_hears_the_same() -> None:
    game = Game("base", 4, seed="heard")
    before = [str(game.view(viewer)) for viewer in range(-2, 4)]
    said = game.say(1, "stone-at 8,2")
    assert [str(game.view(viewer)) for viewer in range(-2, 4)] == before
    assert {game.view(viewer).talk for viewer in range(-2, 4)} == {(said,)}
    view = game.view(0)
    for other in (copy.copy(view), copy.deepcopy(view), pickle.loads(pickle.dumps(view)), game.copy().view(0)):
        assert tuple(other.talk) == (said,)


def test_a_copy_of_a_game_talks_on_its_own() -> None:
    game = Game("base", 4, seed="heard")
    game.copy().say(0, "thanks")
    assert game.talk == ()


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_l31_forbidden_claims_are_refused_and_all_offered_ones_can_be_made(ruleset: str) -> None:
    game = Game(ruleset, engine_of(ruleset).seats[ruleset][0], seed="offered")
    forbidden = engine_of(ruleset).forbidden_claims(ruleset)
    offered = game.claims(1)
    assert not {claim.key for claim in offered} & forbidden.keys()
    assert Claim("suspect", seat=1) not in offered
    for claim in offered:
        game.say(1, claim)
    assert [said.claim for said in game.talk] == offered
    for key, rule in forbidden.items():
        with pytest.raises(IllegalClaim) as refused:
            game.say(0, f"{key} 8,0")
        assert refused.value.rule == rule


def test_only_seats_at_the_table_speak_and_are_spoken_of() -> None:
    game = Game("base", 4, seed="who")
    for seat, claim in ((4, "thanks"), (-1, "thanks"), (0, "suspect 4")):
        with pytest.raises(DataError):
            game.say(seat, claim)


def test_a_game_keeps_a_bounded_number_of_claims() -> None:
    game = Game("base", 4, seed="chatter")
    for _ in range(MAX_TALK):
        game.say(0, "hurry")
    with pytest.raises(TooMuchTalk):
        game.say(1, "hurry")


def test_records_keep_the_talk_and_replay_and_verify_with_it() -> None:
    game = talked_game()
    record = parse_record(print_record(record_of(game)))
    assert replay(record).talk == verify(record).talk == game.talk
    assert len(game.talk) > 10


@pytest.mark.parametrize("moves", [0, 3, 7])
def test_a_replay_of_some_moves_has_what_was_said_until_then(moves: int) -> None:
    game = talked_game()
    assert replay(record_of(game), moves).talk == tuple(said for said in game.talk if said.moves <= moves)


def test_a_viewers_record_has_the_talk_too() -> None:
    game = talked_game()
    assert record_of(game, 1).comments == record_of(game).comments


def test_claims_stand_beside_free_comments() -> None:
    whole = record_of(talked_game())
    comments = {**whole.comments, 3: f"cross! {whole.comments[3]}"}
    record = parse_record(print_record(Record(whole.tags, whole.moves, comments)))
    assert record.remark(3) == "cross!"
    assert len(record.claims(3)) == 2
    assert replay(record).talk == talked_game().talk


@pytest.mark.parametrize("comment", ["[%claim 9 thanks]", "[%claim 0 gold-at 8,0]", "[%claim 0 suspect 7]"])
def test_a_record_with_an_impossible_claim_does_not_replay(comment: str) -> None:
    record = record_of(talked_game())
    with pytest.raises(RecordError):
        replay(Record(record.tags, record.moves, {1: comment}))


def test_other_comments_are_no_claims() -> None:
    record = record_of(talked_game())
    assert replay(Record(record.tags, record.moves, {1: "claim 0 thanks [%clk 1:00]"})).talk == ()
