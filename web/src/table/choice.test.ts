import { expect, test } from "vitest";
import { Choice } from "./choice.svelte";

function choiceOf(legal: string[], hand: string[]): Choice {
  return new Choice(
    () => legal,
    () => hand,
  );
}

test("a tunnel card lights the cells it fits, either way up", () => {
  const choice = choiceOf(["NES@1,0", "NSW@2,0", "NSW@1,0", "map@8,0", "pass(NES)"], ["NES", "map"]);
  choice.hold(0);
  expect([...choice.cells.keys()].sort()).toEqual(["1,0", "2,0"]);
  expect(choice.meant(choice.cells.get("2,0")!)?.text).toBe("NSW@2,0");
  expect(choice.meant(choice.cells.get("1,0")!)?.text).toBe("NES@1,0");
  choice.flip();
  expect(choice.meant(choice.cells.get("1,0")!)?.text).toBe("NSW@1,0");
  expect(choice.plain.map((move) => move.text)).toEqual(["pass(NES)"]);
});

test("turning an aimed card aims at the same cell the other way up", () => {
  const choice = choiceOf(["NES@1,0", "NSW@1,0"], ["NES"]);
  choice.hold(0);
  choice.aimed = choice.pointing[0]!;
  choice.flip();
  expect(choice.aimed.text).toBe("NSW@1,0");
});

test("a repair that could mend two tools asks which", () => {
  const choice = choiceOf(["fix-cart+pick=cart>1", "fix-cart+pick=pick>1", "fix-cart+pick=pick>2"], ["fix-cart+pick"]);
  choice.hold(0);
  expect(choice.meant(choice.seats.get(1)!)).toBe(null);
  expect(choice.meant(choice.seats.get(2)!)?.text).toBe("fix-cart+pick=pick>2");
});

test("several cards held up find the pass and the shedding that use just them, in any order", () => {
  const choice = choiceOf(["pass(NES)", "pass(NES,map)", "shed(NES,map)=trap"], ["map", "NES"]);
  choice.several = true;
  choice.hold(0);
  choice.hold(1);
  expect(choice.plain.map((move) => move.text)).toEqual(["pass(NES,map)", "shed(NES,map)=trap"]);
  choice.hold(0);
  expect(choice.plain.map((move) => move.text)).toEqual(["pass(NES)"]);
});

test("a walk is pointed at by its last cell, and ways with a trap are told apart", () => {
  const choice = choiceOf(["walk@2,4", "walk@2,4/2,3", "walk@3,4/2,3", "stay"], []);
  expect(choice.cells.get("2,3")?.length).toBe(2);
  expect(choice.meant(choice.cells.get("2,3")!)).toBe(null);
  expect(choice.cardless.map((move) => move.head)).toContain("stay");
});

test("a token between two cells is a way, not a cell", () => {
  const choice = choiceOf(["trap@3,3/4,3"], ["trap"]);
  choice.hold(0);
  expect(choice.ways.map((move) => move.text)).toEqual(["trap@3,3/4,3"]);
  expect(choice.cells.size).toBe(0);
});

test("every legal move of a turn can be made by some card, target or button", () => {
  const legal = ["break-pick>0", "rockfall@1,0", "NSW@1,-1", "pass(NES)", "pass(rockfall,break-pick)", "theft"];
  const hand = ["NES", "rockfall", "break-pick", "theft"];
  const reached = new Set<string>();
  for (let set = 1; set < 1 << hand.length; set++) {
    const choice = choiceOf(legal, hand);
    choice.several = true;
    hand.forEach((_, place) => set & (1 << place) && choice.hold(place));
    for (const move of [...choice.pointing, ...choice.plain]) reached.add(move.text);
  }
  expect([...reached].sort()).toEqual([...legal].sort());
});
