import { expect, test } from "vitest";
import { isFace, parseMove, turned } from "./move";

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

test("a card turned twice is itself", () => {
  for (const face of ["NES", "N.E.S.W", "NS.E", "NW.ES", "N.ESW+crystal", "ES+ladder", "NS.EW"]) {
    expect(turned(turned(face))).toBe(face);
  }
  expect(turned("NES")).toBe("NSW");
  expect(turned("NS.E")).toBe("NS.W");
  expect(turned("ES+ladder")).toBe("NW+ladder");
});

test("faces and actions are told apart", () => {
  expect(isFace("NESW")).toBe(true);
  expect(isFace("NS+blue")).toBe(true);
  expect(isFace("map")).toBe(false);
  expect(isFace("fix-cart+lamp")).toBe(false);
});
