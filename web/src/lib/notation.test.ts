import { expect, test } from "vitest";
import { cellKey, parseCell, parseMove } from "./notation";

test("a move's parts are read", () => {
  expect(parseMove("NSW@3,-1")).toEqual({ head: "NSW", cards: [], pick: "", cells: [[3, -1]], seat: null });
  expect(parseMove("fix-lamp+pick=lamp>4")).toEqual({
    head: "fix-lamp+pick",
    cards: [],
    pick: "lamp",
    cells: [],
    seat: 4,
  });
  expect(parseMove("shed(NES,map)=trap").cards).toEqual(["NES", "map"]);
  expect(parseMove("walk@3,3/4,3").cells).toEqual([
    [3, 3],
    [4, 3],
  ]);
  expect(() => parseMove("no move")).toThrow();
});

test("a cell's key parses back", () => {
  for (const cell of [
    [0, 0],
    [-3, 12],
  ] as const)
    expect(parseCell(cellKey(cell))).toEqual(cell);
});
