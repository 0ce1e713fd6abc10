"""The lesson can be completed only along its script, and shows what a seat would see."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from motherlode.server.domain.log.entries import kebab
from motherlode.server.lesson import Lesson, lesson_after, load_script
from server.audit import plain
from server.client import http, serving

SCRIPT = load_script()


def whole(chance: random.Random) -> list[str]:
    """Return moves from the beginning to the end."""
    moves: list[str] = []
    while go_on := lesson_after(moves).go_on:
        moves.append(chance.choice(go_on))
    return moves


def cards_shown(lesson: Lesson) -> set[str]:
    moves = [step.move for step in lesson.steps]
    return {move.partition("@")[0].partition(">")[0].partition("=")[0].partition("(")[0] for move in moves}


@pytest.mark.parametrize("seed", range(6))
def test_following_the_lesson_leads_to_the_gold(seed: int) -> None:
    moves = whole(random.Random(seed))
    assert 8 <= len(moves) <= 10
    end = lesson_after(moves)
    assert end.chapter == end.chapters[-1] == "the-end"
    assert end.result is not None
    assert end.result.points[0] > 0
    ended = next(event for step in end.steps for event in step.events if event["event"] == "round-ended")
    assert ended["reached"]
    assert ended["roles"] == ("miner", "miner", "saboteur", "miner", "miner")
    assert end.legal == end.go_on == []


def test_chapters_come_once_and_in_order() -> None:
    moves = whole(random.Random(1))
    chapters = [lesson_after(moves[:made]).chapter for made in range(len(moves) + 1)]
    assert chapters == lesson_after([]).chapters
    assert len(set(chapters)) == len(chapters)


def test_every_kind_of_card_is_shown() -> None:
    shown = cards_shown(lesson_after(whole(random.Random(1))))
    assert {"map", "rockfall", "fix-lamp", "fix-cart+lamp", "E.W", "EW", "pass", "take"} <= shown
    assert {"break-pick", "break-lamp", "break-cart"} & shown


def test_in_every_chapter_only_legal_continuing_moves_are_accepted() -> None:
    moves = whole(random.Random(1))
    for made in range(len(moves)):
        here = lesson_after(moves[:made])
        assert here.refused is None
        assert set(here.go_on) <= set(here.legal)
        for move in here.legal:
            then = lesson_after([*moves[:made], move])
            if move in here.go_on:
                assert (then.made, then.refused) == (made + 1, None)
            else:
                assert plain(then) == plain(here) | {"refused": {"why": "off-lesson"}}


def test_an_invalid_or_illegal_move_is_refused_with_its_rule() -> None:
    refused = lesson_after(["EW@5,5", "EW@1,0"])
    assert refused.made == 0
    assert plain(refused.refused) == {"why": "illegal-move", "rule": "B-20"}
    assert plain(lesson_after(["what?"]).refused) == {"why": "not-a-move"}
    moves = whole(random.Random(1))
    assert plain(lesson_after([*moves, "EW@1,0"]).refused) == {"why": "game-over"}


def test_a_broken_lamp_prevents_laying_tunnels() -> None:
    moves = whole(random.Random(1))
    broken = lesson_after([]).chapters.index("broken-tool")
    here = lesson_after(moves[:broken])
    assert here.view.front[0] == ("lamp",)
    assert plain(lesson_after([*moves[:broken], "EW@6,2"]).refused) == {"why": "illegal-move", "rule": "B-26"}


def test_the_learner_sees_exactly_what_a_seat_sees() -> None:
    moves = whole(random.Random(1))
    lesson = lesson_after(moves)
    game = SCRIPT.begin()
    told = 0
    script = [move for mine, chapter in zip(moves, SCRIPT.chapters, strict=True) for move in (mine, *chapter.then)]
    for move, step in zip([None, *script], lesson.steps, strict=False):
        if move is not None:
            game.play(move)
        view = game.view(0)
        assert plain(step.view) == plain(view.table)
        assert [event["event"] for event in step.events] == [
            kebab(type(event).__name__) for event in view.events[told:]
        ]
        told = len(view.events)
    assert lesson.steps[3].move == "pass(?)"
    assert all(set(hand) == {"?"} for hand in lesson.steps[5].view.hands[1:])
    assert lesson.steps[5].view.roles == ("miner", "?", "?", "?")
    early = json.dumps(plain(lesson.steps[:9]))
    assert "saboteur" not in early
    assert "treasure" not in early


async def test_the_lesson_over_http_is_stateless(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "t.sqlite")) as (address, _):
        begun = await http(address, "POST", "/api/lesson", {"moves": []})
        assert begun.status_code == 200
        assert begun.json() == plain(lesson_after([]))
        first = {"moves": [begun.json()["go_on"][0]]}
        once, twice = [await http(address, "POST", "/api/lesson", first) for _ in range(2)]
        assert once.json() == twice.json()
        assert once.json()["chapter"] == "turn-a-card"
        assert (await http(address, "POST", "/api/lesson", {"moves": ["x" * 99]})).status_code == 400
        assert (await http(address, "POST", "/api/lesson", {"moves": ["x"] * 99})).status_code == 400
