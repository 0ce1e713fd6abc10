// The table at a round's end shows everything that the last moves did.
import { expect, test } from "vitest";
import type { TunnelsSnapshot } from "../../lib/protocol";
import { roundEndView } from "./round-end-view";

const view = {
  maze: [],
  goals: [-2, 0, 2].map((y) => ({ cell: [8, y], name: "?", face_up: false, peeked_by: [] })),
  front: [["lamp"], []],
  hands: [
    ["NES", "map", "fix-lamp"],
    ["?", "?"],
  ],
} as unknown as TunnelsSnapshot;

const after = (...events: object[]) => roundEndView(view, events as never);

test("a tool breaks in front of its player", () => {
  const shown = after({ event: "put-in-front", seat: 1, card: "break-lamp", target: 0, sign: "lamp" });
  expect(shown.front).toEqual([["lamp", "lamp"], []]);
  expect(shown.hands[1]).toEqual(["?"]);
});

test.each([
  { event: "front-cleared", seat: 0, card: "fix-lamp", target: 0, sign: "lamp" },
  { event: "shed", seat: 0, sign: "lamp" },
])("a tool is mended ($event)", (event) => {
  expect(after(event).front).toEqual([[], []]);
});

test("who peeked at a goal is marked, and what others saw stays unknown", () => {
  const mine = { event: "peeked", seat: 0, card: "map", cell: [8, 0], goal: "stone-1" };
  const theirs = { event: "peeked", seat: 1, card: "map", cell: [8, 2], goal: "?" };
  const shown = after(mine, theirs);
  expect(shown.goals.map(({ name, peeked_by }) => [name, peeked_by])).toEqual([
    ["?", []],
    ["stone-1", [0]],
    ["?", [1]],
  ]);
  expect(shown.hands).toEqual([["NES", "fix-lamp"], ["?"]]);
});

test("a card that was laid is no longer in hand, though it was turned, and the one drawn is", () => {
  const laid = { event: "laid", seat: 0, face: "NSW", cell: [1, 0] };
  expect(after(laid, { event: "drew", seat: 0, card: "EW" }).hands[0]).toEqual(["map", "fix-lamp", "EW"]);
});

test("hands are swapped", () => {
  const swapped = {
    event: "hands-swapped",
    seat: 1,
    card: "swap-hands",
    target: 0,
    gave: ["NS"],
    got: ["?", "?", "?"],
  };
  expect(after(swapped).hands).toEqual([["NS"], ["?", "?", "?"]]);
});

test("nothing that follows the end of the round is shown", () => {
  const end = {
    event: "round-ended",
    number: 1,
    reached: false,
    roles: ["miner", "saboteur"],
    goals: [],
    winners: [1],
  };
  const shown = after(end, { event: "put-in-front", seat: 0, card: "break-cart", target: 1, sign: "cart" });
  expect(shown.front).toEqual(view.front);
  expect(shown.roles).toEqual(["miner", "saboteur"]);
});
