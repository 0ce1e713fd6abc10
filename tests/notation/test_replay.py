"""Records replay byte by byte and verify, altered ones do not; exports keep secrets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from motherlode import SPECTATOR, Game, Move, Record, RecordError, parse_record, print_record, record_of, replay, verify
from motherlode.core.chance.random_stream import seed_hash
from motherlode.core.visibility import UNKNOWN
from motherlode.games.registry import engine_of
from support.tables import Table, each_table, few_tables
from support.walks import chance, walk

OLD_RECORDS = Path(__file__).parent / "old_records"


def _played(table: Table, seed: str) -> Game:
    game = table.game(seed)
    for _ in walk(game, chance("replay", table, seed)):
        pass
    return game


def _with_tag(record: Record, name: str, value: str) -> Record:
    return replace(record, tags={**record.tags, name: value})


@each_table
def test_a_record_replays_to_the_same_bytes_and_verifies(table: Table) -> None:
    game = _played(table, "bytes")
    text = print_record(record_of(game))
    for again in (replay(parse_record(text)), verify(parse_record(text))):
        assert print_record(record_of(again)) == text
        assert (str(again), again.events, again.history) == (str(game), game.events, game.history)
        assert again.result == game.result
        for viewer in (SPECTATOR, 0):
            assert str(again.view(viewer)) == str(game.view(viewer))


@pytest.mark.parametrize("path", sorted(OLD_RECORDS.glob("*.txt")), ids=lambda path: str(path.stem))
def test_a_record_of_an_earlier_version_replays_and_verifies(path: Path) -> None:
    """What is told of a game may change between versions; its moves, and what they come to, do not."""
    text = path.read_text(encoding="utf-8")
    assert print_record(record_of(replay(parse_record(text)))) == text
    assert print_record(record_of(verify(parse_record(text)))) == text


@few_tables
def test_a_record_replays_in_part_and_an_unfinished_one_replays_too(table: Table) -> None:
    game = _played(table, "part")
    record = record_of(game)
    once = table.game("part")
    for number, (_, move) in enumerate(game.history):
        if number % 30 == 0:
            assert str(replay(record, number)) == str(once)
            assert str(replay(parse_record(print_record(record_of(once))))) == str(once)
        once.play(move)


@few_tables
def test_a_replay_needs_no_seed_and_verifying_does(table: Table) -> None:
    record = record_of(_played(table, "needs"))
    kept = {name: value for name, value in record.tags.items() if name not in ("Seed", "SeedHash")}
    assert record_of(replay(replace(record, tags=kept))).moves == record.moves
    with pytest.raises(RecordError, match="seed"):
        verify(replace(record, tags=kept))


# ---- changed records -----------------------------------------------------------------------------------------------


@few_tables
def test_another_seed_is_found_out(table: Table) -> None:
    record = record_of(_played(table, "honest"))
    with pytest.raises(RecordError, match="hash"):
        verify(_with_tag(record, "Seed", "another"))
    with pytest.raises(RecordError, match="hash"):
        verify(_with_tag(record, "SeedHash", seed_hash("another")))
    both = _with_tag(_with_tag(record, "Seed", "another"), "SeedHash", seed_hash("another"))
    with pytest.raises(RecordError, match=r"Deal1|move \d+"):
        verify(both)


@few_tables
def test_another_deal_is_found_out(table: Table) -> None:
    """Two neighbours of a pile swapped: the deal no longer follows from the seed; the game may not replay."""
    game = _played(table, "dealt")
    record = record_of(game)
    for pile, cards in game.deals()[0].items():
        for place in range(len(cards) - 1):
            if cards[place] != cards[place + 1]:
                swapped = [*cards[:place], cards[place + 1], cards[place], *cards[place + 2 :]]
                changed = _with_tag(record, "Deal1", _deal_tag(game, pile, swapped))
                with pytest.raises(RecordError, match=r"Deal1|move \d+"):
                    verify(changed)
                break


def _deal_tag(game: Game, pile: str, cards: list[str]) -> str:
    piles = {**game.deals()[0], pile: cards}
    return " ".join(f"{name}={','.join(words) or '-'}" for name, words in piles.items())


@few_tables
def test_cards_that_are_not_in_the_box_cannot_be_dealt(table: Table) -> None:
    game = _played(table, "box")
    record = record_of(game)
    deck = game.deals()[0]["deck"]
    another = next(card for card in deck if card != deck[0])
    strange = [_deal_tag(game, "deck", [word, *deck[1:]]) for word in ("mop", another, "?")]
    for changed in (*strange, "", "deck", record.tags["Deal1"].partition(" ")[0]):
        with pytest.raises(RecordError, match="dealt"):
            replay(_with_tag(record, "Deal1", changed))


@few_tables
def test_another_move_is_found_out(table: Table) -> None:
    """An illegal move, one that is nobody's card, one too few and one too many."""
    record = record_of(_played(table, "moved"))
    number = len(record.moves) // 2
    for move in (record.moves[number - 1], Move.parse("NES@77,77"), Move.parse("nonsense")):
        changed = (*record.moves[:number], move, *record.moves[number + 1 :])
        with pytest.raises(RecordError, match=r"move \d+|is recorded as"):
            replay(replace(record, moves=changed))
    with pytest.raises(RecordError, match="Points is recorded as"):
        replay(replace(record, moves=record.moves[:-1]))
    with pytest.raises(RecordError, match=f"move {len(record.moves) + 1}"):
        replay(replace(record, moves=(*record.moves, record.moves[-1])))


@few_tables
def test_another_result_is_found_out(table: Table) -> None:
    game = _played(table, "result")
    record = record_of(game)
    assert game.result is not None
    points = [game.result.points[0] + 1, *game.result.points[1:]]
    for name, value in (("Points", " ".join(map(str, points))), ("Winners", "0 1 2"), ("Points", ""), ("Winners", "")):
        if record.tags[name] != value:
            for check in (replay, verify):
                with pytest.raises(RecordError, match=f"{name} is recorded as"):
                    check(_with_tag(record, name, value))


@few_tables
def test_a_record_without_what_it_needs_says_what(table: Table) -> None:
    record = record_of(_played(table, "needs"))
    for name in ("Ruleset", "Seats", "Seat0"):
        kept = {tag: value for tag, value in record.tags.items() if tag != name}
        with pytest.raises(RecordError, match=name):
            replay(replace(record, tags=kept))
    for name, value in (("Seats", "x"), ("Seats", "99"), ("Ruleset", "chess"), ("Option_rounds", "many")):
        with pytest.raises(RecordError):
            replay(_with_tag(record, name, value))


# ---- what a viewer takes home --------------------------------------------------------------------------------------


@few_tables
def test_an_export_reads_back_and_keeps_what_its_viewer_did_not_see(table: Table) -> None:
    game = table.game("export")
    for number, _ in enumerate(walk(game, chance("export", table))):
        if number % 11 == 0 and not game.over:
            for viewer in (SPECTATOR, number % table.seats):
                record = record_of(game, viewer)
                assert parse_record(print_record(record)) == record
                assert "Seed" not in record.tags
                assert str(game.seed) not in print_record(record)
                _assert_others_moves_are_hidden(game, record, viewer)
                _assert_deals_are_what_was_seen(game, viewer)
                with pytest.raises(RecordError, match="viewer"):
                    replay(record)


def _assert_others_moves_are_hidden(game: Game, record: Record, viewer: int) -> None:
    for (seat, true), shown in zip(game.history, record.moves, strict=True):
        if seat == viewer:
            assert shown == true
        else:
            assert shown == engine_of(game.ruleset).hide(true)
            assert shown.cards is None or set(shown.cards) == {UNKNOWN}
            assert not (shown.head == "take" and shown.pick.isdecimal()), "gold cards are secret"


def _assert_deals_are_what_was_seen(game: Game, viewer: int) -> None:
    """Check that nothing shown is wrong, and of a running round only what the viewer was dealt or drew."""
    for true, shown in zip(game.deals(), game.deals(viewer), strict=True):
        assert true.keys() == shown.keys()
        for pile, cards in true.items():
            assert len(cards) == len(shown[pile])
            told = [(card, word) for card, word in zip(cards, shown[pile], strict=True) if UNKNOWN not in word]
            assert all(card == word for card, word in told), f"{pile}: {told}"
    now = game.deals(viewer)[-1]
    assert set(now.get("gold", ())) | set(now.get("luck", ())) <= {UNKNOWN}
    assert sum(card != UNKNOWN for card in now["deck"]) <= _cards_that_came_to(game, viewer)


def _cards_that_came_to(game: Game, viewer: int) -> int:
    """How many cards of the deck a seat was dealt or drew in the round that runs."""
    came = 0
    for happened in game.events:
        if type(happened).__name__ == "RoundBegan":
            hands = getattr(happened, "hands")  # noqa: B009
            came = len(hands[viewer]) if viewer >= 0 else 0
        elif type(happened).__name__ == "Drew" and getattr(happened, "seat") == viewer:  # noqa: B009
            came += 1
    return came
