import { expect, test } from "vitest";
import { gameOf } from "../../games/registry";
import type { View } from "../../games/protocol";
import { readMove } from "../../lib/legal-moves";
import { drawPause, isForCards, whatWasPlanned } from "./plan";

const lay = (text: string, card: string) => readMove(text, "lay", [card]);

test("a plan that is still legal is just that move", () => {
  const legal = [lay("NS@1,0", "NS"), lay("NE@1,0", "NE"), lay("SW@1,0", "NE")];
  expect(whatWasPlanned(lay("SW@1,0", "NE"), legal)).toEqual([legal[2]]);
});

test("a plan whose cell was taken, whose way up does not fit or whose card is gone is not played", () => {
  const plan = lay("SW@1,0", "NE");
  expect(whatWasPlanned(plan, [lay("SW@2,0", "NE")])).toEqual([]);
  expect(whatWasPlanned(plan, [lay("NE@1,0", "NE")])).toEqual([]);
  expect(whatWasPlanned(plan, [lay("ES@1,0", "NW")])).toEqual([]);
});

test("a plan with a choice that is no longer the same asks which is meant", () => {
  const plan = readMove("look-dwarf+mine=dwarf>2", "play", ["look-dwarf+mine"]);
  const legal = ["a", "b"].map((pick) => readMove(`look-dwarf+mine=${pick}>2`, "play", ["look-dwarf+mine"]));
  expect(whatWasPlanned(plan, legal)).toEqual(legal);
});

test("a vote or a robbery is no turn for a plan", () => {
  expect(isForCards([readMove("vote=yes", "choose"), readMove("vote=no", "choose")])).toBe(false);
  expect(isForCards([readMove("pass(NS)", "discard", ["NS"])])).toBe(true);
});

test("a planned move waits as long as any other might take", () => {
  expect([0, 0.5, 0.999].map((chance) => drawPause([900, 2400], chance) >= 900)).toEqual([true, true, true]);
  expect(drawPause([900, 2400], 1)).toBe(2400);
});

const BASE = {
  ruleset: "base",
  seats: 3,
  hands: [["NE", "fix-lamp+pick", "map", "break-cart"], [], []],
  front: [[], ["lamp"], ["cart"]],
  maze: [
    { cell: [0, 0], face: "NESW", reached: "NESW", name: "start" },
    { cell: [1, 0], face: "EW", reached: "EW" },
  ],
  goals: [{ cell: [8, 0], name: "?", face_up: false, peeked_by: [] }],
} as unknown as View;

test("what can be planned follows from what lies on the table, and from nothing hidden", () => {
  const texts = (card: string) =>
    gameOf("base")
      .plans(BASE, 0, card)
      .map((move) => move.text);
  expect(texts("NE")).toContain("SW@2,0");
  expect(texts("NE")).not.toContain("NE@1,0");
  expect(texts("fix-lamp+pick")).toEqual(["fix-lamp+pick=lamp>1", "pass(fix-lamp+pick)"]);
  expect(texts("map")).toEqual(["map@8,0", "pass(map)"]);
  expect(texts("break-cart")).toEqual(["break-cart>1", "pass(break-cart)"]);
  expect(texts("rockfall")).toEqual(["rockfall@1,0", "pass(rockfall)"]);
});
