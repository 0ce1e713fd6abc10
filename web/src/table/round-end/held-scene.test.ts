// At the end of a round what is still asked in it can be answered, and nothing that belongs to another round or game.
import { expect, test } from "vitest";
import type { View } from "../../games/protocol";
import type { LegalMove } from "../../lib/legal-moves";
import type { Scene } from "../scene";
import { HeldScene } from "./held-scene";

const held = { round: 3 } as View;
const legal = [{ text: "take=2" }] as LegalMove[];

function scene(game: number, round: number): HeldScene {
  const live = { game, view: { round }, legal, turn: 1, asked: "gold", facts: [] } as unknown as Scene & {
    game: number;
  };
  return new HeldScene(live, { game: 0 }, () => held);
}

test("gold is chosen in the scene of its own round", () => {
  expect(scene(0, 3).legal).toBe(legal);
  expect(scene(0, 3).turn).toBe(1);
});

test("the next round is not played in it", () => {
  expect(scene(0, 4).legal).toEqual([]);
});

test("nor is a round of the same number in the next game", () => {
  expect(scene(1, 3).legal).toEqual([]);
  expect(scene(1, 3).turn).toBe(-1);
});
