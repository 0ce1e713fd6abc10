// At a round's end the page finds out itself what the start reaches.
import { expect, test } from "vitest";
import type { Tile, TunnelsSnapshot } from "../../lib/protocol";
import { withReach } from "./reachability";
import { roundEndView } from "./round-end-view";

const tile = (x: number, y: number, face: string, name?: string): Tile => ({
  cell: [x, y],
  face,
  reached: "",
  ...(name === undefined ? {} : { name }),
});
const START = tile(0, 0, "NESW", "start");
const reachedOf = (maze: Tile[]) => Object.fromEntries(maze.map(({ cell, reached }) => [cell.join(), reached]));

test("reachability runs along joins, and stops at rubble", () => {
  const found = reachedOf(
    withReach([START, tile(1, 0, "NS.EW"), tile(2, 0, "E.W"), tile(3, 0, "EW"), tile(1, -1, "NS")]),
  );
  expect(found).toEqual({ "0,0": "NESW", "1,0": "EW", "2,0": "W", "3,0": "", "1,-1": "" });
});

test("a ladder is a source of its own", () => {
  expect(reachedOf(withReach([START, tile(5, 0, "EW+ladder"), tile(6, 0, "EW")]))).toMatchObject({ "6,0": "EW" });
});

const view = {
  maze: withReach([START, tile(1, 0, "EW"), tile(2, 0, "EW"), tile(4, 0, "EW"), tile(5, 0, "EW"), tile(6, 0, "EW")]),
  goals: [-2, 0, 2].map((y) => ({ cell: [8, y], name: "?", face_up: false, peeked_by: [] })),
  hands: [],
} as unknown as TunnelsSnapshot;
const laid = (x: number) => ({ event: "laid", seat: 0, face: "EW", cell: [x, 0] }) as const;
const turned = (goal: string, isTurned: boolean) =>
  ({ event: "goal-turned-up", cell: [8, 0], goal, turned: isTurned }) as const;

test("the card that joins a cut-off way makes it reached, and the treasure at its end", () => {
  const after = roundEndView(view, [laid(7), laid(3), turned("treasure", false)] as never);
  expect(reachedOf(after.maze)).toMatchObject({ "6,0": "EW", "7,0": "EW", "8,0": "NESW" });
});

test("a stone lies as it was turned", () => {
  const stone = (isTurned: boolean) =>
    roundEndView(view, [laid(7), laid(3), turned("stone-1", isTurned)] as never).maze.find(
      (one) => one.name === "stone-1",
    );
  expect(stone(true)).toMatchObject({ face: "SW", reached: "SW" });
  expect(stone(false)).toMatchObject({ face: "NE", reached: "" });
});

test("what a rockfall cuts off is not reached", () => {
  const fell = { event: "rock-fell", seat: 0, card: "rockfall", cell: [1, 0], face: "EW" };
  expect(reachedOf(roundEndView(view, [fell] as never).maze)).toMatchObject({ "0,0": "NESW", "2,0": "" });
});
