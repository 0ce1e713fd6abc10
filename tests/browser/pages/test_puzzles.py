"""Puzzles: wrong answers are explained on the board, right ones praised, and the score is kept."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from motherlode.puzzles.collection import collection


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
