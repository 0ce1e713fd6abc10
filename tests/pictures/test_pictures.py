"""Pictures to share: small, of finished games only, and what nobody saw does not show."""

from __future__ import annotations

import io
from functools import cache

import pytest
from PIL import Image, ImageSequence

from motherlode import REFEREE, Game, Record, RecordError, record_of
from motherlode.localization import LANGUAGES
from motherlode.pictures import MAX_ANIMATION_BYTES, render_animation, render_picture
from motherlode.pictures import rendering as rendering
from motherlode.pictures.labels import Label, draw_labels, fitted
from motherlode.pictures.timeline import moments_of

NAMES = ("Zofia <b>", "נועם", "Łukasz & a very long name that has to be cut", "Bob\x00")


@cache
def finished(ruleset: str, seats: int = 4) -> Record:
    game = Game(ruleset, seats, seed="picture", names=NAMES[:seats], rounds=2)
    while not game.over:
        game.play(game.legal[0])
    return record_of(game)


@pytest.mark.parametrize("ruleset", ["base", "saboteur2", "lost-mines"])
def test_every_game_has_a_picture(ruleset: str) -> None:
    languages = LANGUAGES if ruleset == "base" else ("he",)
    pictures = {render_picture(finished(ruleset), language) for language in languages}
    assert len(pictures) == len(languages)
    for png in pictures:
        image = Image.open(io.BytesIO(png))
        assert (image.format, image.size) == ("PNG", (1200, 630))


def test_an_animation_has_a_frame_for_each_moment_and_holds_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "_WIDTHS", (240,))
    record = finished("saboteur2")
    told: list[tuple[int, int]] = []
    packed = render_animation(record, "he", lambda done, total: told.append((done, total)))
    assert len(packed) < MAX_ANIMATION_BYTES
    durations = []
    for frame in ImageSequence.Iterator(Image.open(io.BytesIO(packed))):
        frame.load()
        durations.append(frame.info["duration"])
    moments = list(moments_of(record))
    assert [moment.round for moment in moments if moment.is_end] == [1, 2]
    assert len(durations) == len(moments) == len(record.moves) + 2
    assert durations[-1] > max(durations[:-1])
    assert told == [(done, len(moments) - 1) for done in range(1, len(moments))]
    assert 10 <= len(rendering._chosen(moments, 10)) <= 12, "too many are skipped, but not the ends of rounds"


def test_an_animation_that_is_too_large_is_drawn_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "_WIDTHS", (480, 120))
    monkeypatch.setattr(rendering, "MAX_ANIMATION_BYTES", 1)
    monkeypatch.setattr(rendering, "_MAX_FRAMES", 3)
    assert Image.open(io.BytesIO(render_animation(finished("base"), "en"))).width == 120


def test_an_animation_that_no_width_makes_small_enough_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "_WIDTHS", (120,))
    record = finished("base")
    whole = render_animation(record, "en")
    limit = len(whole) // 3
    monkeypatch.setattr(rendering, "MAX_ANIMATION_BYTES", limit)
    packed = render_animation(record, "en")
    assert len(packed) <= limit
    frames = sum(1 for _ in ImageSequence.Iterator(Image.open(io.BytesIO(packed))))
    assert 2 <= frames < len(list(moments_of(record)))


def test_a_moment_shows_what_everyone_saw() -> None:
    record = finished("base")
    hidden = {"?"}
    for moment in moments_of(record):
        assert {card for hand in moment.picture.hands for card in hand} <= hidden
    unfinished = Game("base", 4, seed="picture")
    with pytest.raises(RecordError, match="not finished"):
        render_picture(record_of(unfinished, REFEREE), "en")


def test_a_text_is_made_smaller_and_then_cut() -> None:
    label = Label("Maximilian Featherstonehaugh", 0, 30, 30, (255, 255, 255))
    assert fitted(label, 1000, 10) == label
    smaller = fitted(label, 300, 10)
    assert (smaller.text, smaller.size < 30) == (label.text, True)
    cut = fitted(label, 60, 20)
    assert (cut.text[-1], cut.size) == ("…", 20)
    for one, width in ((smaller, 300), (cut, 60)):
        box = draw_labels([one], (400, 60), is_right_to_left=False).getbbox()
        assert box is not None
        assert box[2] <= width + 2, "a text is wider than it was fitted to"


def test_hebrew_is_read_from_the_right() -> None:
    label = Label("שלום, Ada!", 0, 40, 30, (255, 255, 255))
    box = draw_labels([label], (400, 60), is_right_to_left=True).getbbox()
    assert box is not None
    assert box[0] > 200, "it does not begin at the right"
    plain = draw_labels([label._replace(text="שלום, Ada")], (400, 60), is_right_to_left=True).getbbox()
    assert plain is not None
    assert (plain[2], plain[0] > box[0]) == (box[2], True), "the exclamation mark is not at the left"
