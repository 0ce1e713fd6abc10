import { expect, test } from "vitest";
import { isFace, parseFace, rotated } from "./face";

test("a card rotated twice is itself", () => {
  for (const face of ["NES", "N.E.S.W", "NS.E", "NW.ES", "N.ESW+crystal", "ES+ladder", "NS.EW"]) {
    expect(rotated(rotated(face))).toBe(face);
  }
  expect(rotated("NES")).toBe("NSW");
  expect(rotated("NS.E")).toBe("NS.W");
  expect(rotated("ES+ladder")).toBe("NW+ladder");
  expect(rotated("map")).toBe("map");
});

test("faces and actions are told apart", () => {
  expect(isFace("NESW")).toBe(true);
  expect(isFace("NS+blue")).toBe(true);
  for (const other of ["map", "fix-cart+lamp", "", "N..E", ".N", "?"]) expect(isFace(other)).toBe(false);
});

test("single arms end in rubble, unless a ladder leads on", () => {
  expect(parseFace("NS.E")?.groups.map((group) => group.isStub)).toEqual([false, true]);
  expect(parseFace("N+ladder")?.groups.map((group) => group.isStub)).toEqual([false]);
});
