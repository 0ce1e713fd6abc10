import { expect, test } from "vitest";
import type { LegalMove } from "../../lib/legal-moves";
import { readMove as move } from "../../lib/legal-moves";
import { Choice } from "./choice.svelte";

function choiceOf(legal: LegalMove[], hand: string[]): Choice {
  return new Choice(
    () => legal,
    () => hand,
  );
}

test("a tunnel card shows the cells it fits, either way up", () => {
  const choice = choiceOf(
    [
      move("NES@1,0", "lay", ["NES"]),
      move("NSW@2,0", "lay", ["NES"]),
      move("NSW@1,0", "lay", ["NES"]),
      move("map@8,0", "play", ["map"]),
      move("pass(NES)", "discard", ["NES"]),
    ],
    ["NES", "map"],
  );
  choice.hold(0);
  expect([...choice.cells.keys()].sort()).toEqual(["1,0", "2,0"]);
  expect(choice.meant(choice.cells.get("2,0")!)?.text).toBe("NSW@2,0");
  expect(choice.meant(choice.cells.get("1,0")!)?.text).toBe("NES@1,0");
  choice.flip();
  expect(choice.meant(choice.cells.get("1,0")!)?.text).toBe("NSW@1,0");
  expect(choice.plain.map((one) => one.text)).toEqual(["pass(NES)"]);
});

test("turning an aimed card aims at the same cell the other way up", () => {
  const choice = choiceOf([move("NES@1,0", "lay", ["NES"]), move("NSW@1,0", "lay", ["NES"])], ["NES"]);
  choice.hold(0);
  choice.aimed = choice.pointing[0]!;
  choice.flip();
  expect(choice.aimed.text).toBe("NSW@1,0");
});

test("a repair that could mend two tools asks which", () => {
  const card = "fix-cart+pick";
  const texts = [`${card}=cart>1`, `${card}=pick>1`, `${card}=pick>2`];
  const choice = choiceOf(
    texts.map((text) => move(text, "play", [card])),
    [card],
  );
  choice.hold(0);
  expect(choice.meant(choice.seats.get(1)!)).toBe(null);
  expect(choice.meant(choice.seats.get(2)!)?.text).toBe("fix-cart+pick=pick>2");
});

test("several cards held up find the pass and the shedding that use just them, in any order", () => {
  const choice = choiceOf(
    [
      move("pass(NES)", "discard", ["NES"]),
      move("pass(NES,map)", "discard", ["NES", "map"]),
      move("shed(NES,map)=trap", "shed", ["NES", "map"]),
    ],
    ["map", "NES"],
  );
  choice.several = true;
  choice.hold(0);
  choice.hold(1);
  expect(choice.plain.map((one) => one.text)).toEqual(["pass(NES,map)", "shed(NES,map)=trap"]);
  choice.hold(0);
  expect(choice.plain.map((one) => one.text)).toEqual(["pass(NES)"]);
});

test("a walk is pointed at by its last cell, and ways with a trap are told apart", () => {
  const texts = ["walk@2,4", "walk@2,4/2,3", "walk@3,4/2,3", "stay"];
  const choice = choiceOf(
    texts.map((text) => move(text, "choose")),
    [],
  );
  expect(choice.cells.get("2,3")?.length).toBe(2);
  expect(choice.meant(choice.cells.get("2,3")!)).toBe(null);
  expect(choice.cardless.map((one) => one.text)).toContain("stay");
});

test("a token between two cells is a way, not a cell", () => {
  const choice = choiceOf([move("trap@3,3/4,3", "play", ["trap"])], ["trap"]);
  choice.hold(0);
  expect(choice.ways.map((one) => one.text)).toEqual(["trap@3,3/4,3"]);
  expect(choice.cells.size).toBe(0);
});

test("every legal move of a turn can be made by some card, target or button", () => {
  const legal = [
    move("break-pick>0", "play", ["break-pick"]),
    move("rockfall@1,0", "play", ["rockfall"]),
    move("NSW@1,-1", "lay", ["NES"]),
    move("pass(NES)", "discard", ["NES"]),
    move("pass(rockfall,break-pick)", "discard", ["rockfall", "break-pick"]),
    move("theft", "play", ["theft"]),
  ];
  const hand = ["NES", "rockfall", "break-pick", "theft"];
  const reached = new Set<string>();
  for (let set = 1; set < 1 << hand.length; set++) {
    const choice = choiceOf(legal, hand);
    choice.several = true;
    hand.forEach((_, place) => {
      if (set & (1 << place)) choice.hold(place);
    });
    for (const one of [...choice.pointing, ...choice.plain]) reached.add(one.text);
  }
  expect([...reached].sort()).toEqual(legal.map((one) => one.text).sort());
});
