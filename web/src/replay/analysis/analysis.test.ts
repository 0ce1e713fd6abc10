import { expect, test } from "vitest";
import type { Report } from "../../lib/protocol";
import { claimOf, forecastLine, heightOf } from "./analysis";
import { HEIGHT, WIDTH } from "./beliefs";

const report = {
  unit: "chance",
  gain_unit: "chance",
  forecast: [[0.5], [1], [0.5], [0]],
  rounds: [
    { number: 1, first: 1, last: 1, roles: [] },
    { number: 2, first: 2, last: 3, roles: [] },
  ],
} as unknown as Report;

test("the line of the forecast is broken where a round begins", () => {
  const line = forecastLine(report, 0, false);
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line.startsWith(`M0 ${HEIGHT / 2}L`)).toBe(true);
  expect(line.endsWith(`L${WIDTH} ${HEIGHT}`)).toBe(true);
});

test("in Hebrew the line begins at the right", () => {
  expect(forecastLine(report, 0, true).startsWith(`M${WIDTH} `)).toBe(true);
});

test("points are drawn to the highest of them", () => {
  const points = { ...report, unit: "points", forecast: [[2, 4]] } as unknown as Report;
  expect(heightOf(4, points)).toBe(0);
  expect(heightOf(2, points)).toBe(HEIGHT / 2);
});

test("a claim is about a goal or about a player", () => {
  expect(claimOf("treasure-at 8,-2")).toEqual({ key: "treasure-at", cell: [8, -2] });
  expect(claimOf("suspect 3")).toEqual({ key: "suspect", seat: 3 });
});
