"""Puzzles: wrong answers are explained on the board, right ones praised, and the score is kept."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from browser.visitor import PHONE, Visitor
from motherlode import Move
from motherlode.puzzles.collection import collection
from motherlode.puzzles.puzzle import Puzzle


def test_a_wrong_answer_is_explained_on_the_board_and_the_score_is_kept(visit: Visit) -> None:
    puzzle = next(each for each in collection().puzzles if each.kind == "who" and each.clues)
    answer = int(puzzle.answers[0])
    page = visit().page
    page.goto(f"/puzzles/{puzzle.id}")
    panel = page.locator(".puzzle")
    wrong, right = (f"Player {seat + 1}" for seat in ((answer + 1) % puzzle.seats, answer))
    panel.get_by_role("button", name=wrong, exact=True).click()
    expect(panel.locator(".wrong")).to_be_visible()
    expect(panel).to_contain_text(f"You chose {wrong}: suspicion at the end is only")
    expect(panel).to_contain_text(f"The saboteur: {right}")
    clues = panel.locator("li")
    expect(clues).to_have_count(len(puzzle.clues))
    clues.first.get_by_role("button").click()
    expect(panel).to_contain_text(f"{puzzle.clues[0][0]} / {len(puzzle.move_list)}")
    for clue in clues.all():
        expect(clue.locator(".told")).not_to_be_empty()
    page.goto("/puzzles")
    expect(page.locator(".question")).to_contain_text("Solved: 0 of 1")


def attempt(visitor: Visitor, puzzle: Puzzle, move: str) -> Page:
    """Answer a puzzle that asks for a move."""
    page = visitor.page
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.locator(".hand .cards button").first).to_be_visible()
    page.keyboard.press("m")
    page.locator(f"dialog[open] [data-move='{move}']").click()
    expect(page.locator(".puzzle :is(.right, .wrong)")).to_be_visible()
    return page


def place_of(page: Page, move: str, seat: int) -> Locator:
    """What is marked for a move: the cell or the seat that it is aimed at, else the seat that makes it."""
    made = Move.parse(move)
    if made.cells:
        x, y = made.cells[-1]
        return page.locator(f".board .cell.marked[style*='--x: {x};'][style*='--y: {y};']")
    return page.locator(f".seat[data-seat='{seat if made.seat is None else made.seat}']")


def test_a_wrong_move_and_the_right_one_are_marked_on_the_table_with_their_chances(visit: Visit) -> None:
    """At a cell, at a seat, and a move that is among the best few or not."""
    puzzles = [each for each in collection().puzzles if each.kind == "move"]
    laid = next(each for each in puzzles if "@" in each.answers[0])
    aimed = next(each for each in puzzles if ">" in each.answers[0])
    for puzzle in (laid, aimed):
        (right, chance), *others = puzzle.chances
        wrong, its = next((move, chance) for move, chance in others if move not in puzzle.answers)
        page = attempt(visit(**PHONE), puzzle, wrong)
        for move, share, what in ((right, chance, "The answer"), (wrong, its, "Your choice")):
            mark = place_of(page, move, puzzle.seat).get_by_role("img", name=f"{what}: {share:.0%}")
            expect(mark).to_be_visible()
        page.locator(".puzzle").get_by_role("button", name="One step back").click()
        expect(page.locator(".answer")).to_have_count(0)


def test_the_puzzle_of_the_day_goes_on_with_a_streak_and_others_do_not(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with page.expect_response("**/api/puzzles/daily") as daily:
        page.goto("/puzzles")
    puzzle = next(each for each in collection().puzzles if each.id == daily.value.json()["id"])
    yesterday = page.evaluate("() => Math.floor(Date.now() / 86400000)") - 1
    kept = {"tried": 5, "solved": 4, "streak": 3, "day": yesterday, "puzzles": []}
    page.evaluate("kept => localStorage.setItem('motherlode.puzzles', kept)", json.dumps(kept))
    page.reload()
    question = page.locator(".question")
    expect(question).to_contain_text("Days in a row: 3")
    if puzzle.kind == "who":
        page.locator(".puzzle").get_by_role("button", name=f"Player {int(puzzle.answers[0]) + 1}", exact=True).click()
    else:
        expect(page.locator(".hand .cards button").first).to_be_visible()
        page.keyboard.press("m")
        page.locator(f"dialog[open] [data-move='{puzzle.answers[0]}']").click()
    expect(page.locator(".puzzle .right")).to_be_visible()
    expect(page.locator(".answer")).to_have_count(len(puzzle.answers))
    expect(question).to_contain_text("Days in a row: 4")
    expect(question).to_contain_text("Solved: 5 of 6")
    other = next(each for each in collection().puzzles if each.kind == "who" and each.id != puzzle.id)
    page.goto(f"/puzzles/{other.id}")
    page.locator(".puzzle").get_by_role("button", name=f"Player {int(other.answers[0]) + 1}", exact=True).click()
    expect(page.locator(".puzzle .right")).to_be_visible()
    expect(question).to_contain_text("Days in a row: 4")
    expect(question).to_contain_text("Solved: 6 of 7")
