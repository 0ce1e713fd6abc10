// The lines of beliefs: nothing later than the step that is shown, and a new beginning with every round.
import { expect, test } from "vitest";
import type { Replay } from "../../lib/protocol";
import { beginnings, dashOf, HEIGHT, lineOf, WIDTH, xOf } from "./beliefs";

const chances = [[0.5], [1], [0.25], [0]];
const drawn = { chances, step: 3, begins: [0, 2], mirrored: false };

test("a line goes from step to step, and begins again with a round", () => {
  expect(lineOf(0, drawn)).toBe("M0 60L100 0M200 90L300 120");
});

test("nothing is drawn that comes later", () => {
  expect(lineOf(0, { ...drawn, step: 0 })).toBe("M0 60");
  expect(lineOf(0, { ...drawn, chances: [...chances.slice(0, 2), [0.9], [0.9]], step: 1 })).toBe(
    lineOf(0, { ...drawn, step: 1 }),
  );
});

test("in Hebrew time runs from right to left", () => {
  expect(xOf(0, 3, true)).toBe(WIDTH);
  expect(lineOf(0, { ...drawn, mirrored: true })).toBe(`M300 60L200 0M100 90L0 ${HEIGHT}`);
});

test("a game of one step has its place", () => {
  expect(xOf(0, 0, false)).toBe(0);
});

test("rounds begin with the deal, and where a new one is dealt", () => {
  const steps = [{ events: [{ event: "round-began" }] }, { events: [] }, { events: [{ event: "round-began" }] }];
  expect(beginnings({ steps } as unknown as Replay)).toEqual([0, 2]);
});

test("every seat has a dash of its own", () => {
  expect(new Set(Array.from({ length: 12 }, (_, seat) => dashOf(seat))).size).toBe(12);
});
