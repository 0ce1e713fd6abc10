"""Puzzles on the server: asked without their answers, which are told only after an attempt."""

from __future__ import annotations

from pathlib import Path

from motherlode.puzzles.collection import collection
from server.client import http, serving


async def test_a_puzzle_is_asked_without_its_answer_and_explained_after_an_attempt(tmp_path: Path) -> None:
    who = next(each for each in collection().puzzles if each.kind == "who")
    move = next(each for each in collection().puzzles if each.kind == "move")
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        for puzzle in (who, move):
            asked = await http(address, "GET", f"/api/puzzles/{puzzle.id}")
            assert asked.status_code == 200, asked.text
            told = asked.json()
            assert len(told["replay"]["steps"]) == len(puzzle.move_list) + 1
            assert not {"answers", "clues", "chances", "margin", "seed"} & {*told, *told["replay"]}
            assert puzzle.seed not in asked.text
            roles = told["replay"]["steps"][-1]["view"]["roles"]
            assert [role for seat, role in enumerate(roles) if seat != puzzle.seat] == ["?"] * (
                puzzle.seats - (puzzle.seat >= 0)
            )
            choices = told.get("legal") or [str(seat) for seat in range(puzzle.seats)]
            path = f"/api/puzzles/{puzzle.id}/attempts"
            wrong = next(each for each in choices if each not in puzzle.answers)
            for answer, right in ((puzzle.answers[0], True), (wrong, False)):
                solved = (await http(address, "POST", path, {"answer": answer})).json()
                assert (solved["right"], solved["answers"]) == (right, puzzle.answers)
                assert solved.get("clues") or solved.get("chances")
            refused = await http(address, "POST", path, {"answer": "99"})
            assert (refused.status_code, refused.json()["why"]) == (400, "not-a-move")


async def test_the_puzzle_of_the_day_the_next_and_none(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "tables.sqlite")) as (address, _):
        daily = (await http(address, "GET", "/api/puzzles/daily")).json()
        assert daily == (await http(address, "GET", "/api/puzzles/daily")).json()
        following = (await http(address, "GET", f"/api/puzzles/next?after={daily['id']}&kind=move&grade=1")).json()
        assert (following["kind"], following["grade"]) == ("move", 1)
        assert following["id"] != daily["id"]
        assert (await http(address, "GET", "/api/puzzles/who-nobody")).status_code == 404
        page = await http(address, "GET", "/puzzles")
        assert page.headers["content-type"].startswith("text/html")
