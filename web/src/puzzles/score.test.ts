import { expect, test } from "vitest";
import { scoreAfter, streakOn, type Score } from "./score.svelte";

const none: Score = { tried: 0, solved: 0, streak: 0, day: 0, puzzles: [] };

test("the puzzle of the day, solved on two days in a row, makes a streak of two", () => {
  const one = scoreAfter(none, "a", true, true, 100);
  const two = scoreAfter(one, "b", true, true, 101);
  expect([one.streak, two.streak, two.solved]).toEqual([1, 2, 2]);
});

test("only the first attempt of a day counts for the streak", () => {
  const wrong = scoreAfter({ ...none, streak: 4, day: 99 }, "a", false, true, 100);
  expect(wrong.streak).toBe(0);
  expect(scoreAfter(wrong, "b", true, true, 100).streak).toBe(0);
});

test("a day left out ends a streak, and other puzzles do not touch it", () => {
  const one = scoreAfter(none, "a", true, true, 100);
  expect(scoreAfter(one, "b", true, true, 102).streak).toBe(1);
  expect(scoreAfter(one, "b", false, false, 101).streak).toBe(1);
  expect(streakOn(one, 101)).toBe(1);
  expect(streakOn(one, 102)).toBe(0);
});

test("a puzzle counts once, however often it is tried", () => {
  const wrong = scoreAfter(none, "a", false, false, 100);
  const again = scoreAfter(wrong, "a", true, false, 101);
  expect([again.tried, again.solved, again.puzzles]).toEqual([1, 0, ["a"]]);
});
