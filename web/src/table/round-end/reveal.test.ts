// A round's end is revealed step by step, ends by itself, and can be skipped at any step.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reveal } from "./reveal.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([2, 5, 12])("with %i seats it shows the goals, then each role, then who won", (seats) => {
  const reveal = new Reveal(seats, false);
  const shown: string[] = [];
  const look = () => {
    const roles = Array.from({ length: seats }, (_, place) => reveal.isRoleShown(place)).filter(Boolean).length;
    shown.push(`${reveal.areGoalsShown ? "goals " : ""}${roles}${reveal.isDone ? " done" : ""}`);
  };
  look();
  while (vi.getTimerCount()) {
    vi.advanceTimersToNextTimer();
    look();
  }
  expect(shown[0]).toBe("0");
  expect(shown.slice(1)).toEqual([
    "goals 0",
    ...Array.from({ length: seats }, (_, place) => `goals ${place + 1}`),
    `goals ${seats} done`,
  ]);
});

test.each([0, 1, 3, 99])("skipped after %i steps it shows everything at once", (steps) => {
  const reveal = new Reveal(4, false);
  for (let step = 0; step < steps && vi.getTimerCount(); step++) vi.advanceTimersToNextTimer();
  reveal.finish();
  expect([reveal.isDone, reveal.isRoleShown(3), vi.getTimerCount()]).toEqual([true, true, 0]);
});

test("without motion everything is shown at once", () => {
  const reveal = new Reveal(4, true);
  expect([reveal.isDone, vi.getTimerCount()]).toEqual([true, 0]);
});
