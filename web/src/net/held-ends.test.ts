// The ends of rounds and games: staged from the last view, and kept for those who still watch.
import { beforeEach, describe, expect, test } from "vitest";
import type { Fact, LostMinesSnapshot, TunnelsSnapshot } from "../lib/protocol";
import { HeldEnds } from "./held-ends.svelte";

const GOALS: [number, number][] = [
  [8, -2],
  [8, 0],
  [8, 2],
];
const view = {
  ruleset: "base",
  round: 1,
  maze: [{ cell: [0, 0], face: "NESW", reached: "NESW", name: "start" }],
  goals: GOALS.map((cell) => ({ cell, name: "?", face_up: false, peeked_by: [] })),
  hands: [["EW"], ["?"], ["?"]],
  roles: ["?", "?", "?"],
} as unknown as TunnelsSnapshot;

function fact(seq: number, type: string, ...events: object[]): Fact {
  return { seq, what: { type }, events } as unknown as Fact;
}
const lays = (cell: [number, number]) => ({ event: "laid", seat: 0, face: "EW", cell });
const ends = {
  event: "round-ended",
  number: 1,
  reached: false,
  roles: ["miner", "saboteur", "miner"],
  goals: ["treasure", "stone-1", "stone-2"],
  winners: [1],
};
const began = { event: "round-began", number: 2, first: 0, roles: [] };
const result = { points: [1, 2, 3], winners: [2], seed: "" };

let held: HeldEnds;
beforeEach(() => (held = new HeldEnds()));

describe("a round's end is staged", () => {
  test("with its last move made, and the goals turned up only after that", () => {
    held.holdRound([fact(5, "moved", lays([1, 0]), ends)], view, 0);
    const before = held.round?.before as TunnelsSnapshot;
    const after = held.round?.after as TunnelsSnapshot;
    expect(before.maze.map((tile) => tile.cell)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(before.goals.some((goal) => goal.face_up)).toBe(false);
    expect(after.goals.every((goal) => goal.face_up)).toBe(true);
  });

  test("also when several moves come at once, and when the next round has begun since", () => {
    const fresh = [
      fact(5, "moved", lays([1, 0])),
      fact(6, "moved", lays([2, 0]), ends),
      fact(7, "moved", began),
      fact(8, "moved", lays([1, 1])),
    ];
    held.holdRound(fresh, view, 0);
    expect(held.round?.seq).toBe(6);
    expect(held.round?.before).toMatchObject({ round: 1 });
    expect((held.round?.before as TunnelsSnapshot).maze).toHaveLength(3);
  });

  test("but not without the board it was played on", () => {
    held.holdRound([fact(5, "moved", began), fact(6, "moved", ends)], view, 0);
    expect(held.round).toBeNull();
    held.holdRound([fact(5, "began", began), fact(6, "moved", ends)], view, 1);
    expect(held.round).toBeNull();
    held.holdRound([fact(5, "moved", ends), fact(6, "began", began)], view, 1);
    expect(held.round).toBeNull();
  });
});

test("a round's end that came before the page was opened turns the goals up all the same", () => {
  held.resumeRound([fact(1, "began", began), fact(5, "moved", lays([1, 0]), ends)], view, 0);
  expect((held.round?.after as TunnelsSnapshot).goals.map((goal) => goal.name)).toEqual(ends.goals);
});

describe("when others go on", () => {
  const end = { game: 0, result, view, facts: [], names: [], me: 1 };

  test("the game's end follows for those who still watch the round's", () => {
    held.holdRound([fact(5, "moved", ends)], view, 0);
    held.holdGame(end);
    expect(held.isGameShown).toBe(false);
    held.leaveTable();
    expect(held.round).toBeNull();
    expect(held.isGameShown).toBe(true);
  });

  test("an end that was put aside stays so", () => {
    held.holdGame(end);
    held.isGameShown = false;
    held.leaveTable();
    expect(held.isGameShown).toBe(false);
  });
});

test("a troll that was called before the view leaves the board in the last moves", () => {
  const way = [
    [3, 3],
    [4, 3],
  ];
  const mines = {
    ruleset: "lost-mines",
    round: 1,
    board: [],
    mines: [],
    treasures: [],
    tokens: [{ name: "troll", way }],
    trolls: [true],
    roles: ["?"],
  } as unknown as LostMinesSnapshot;
  const told = [fact(1, "moved", began), fact(2, "moved", { event: "troll-called", seat: 0, card: "troll", way })];
  const over = { event: "round-ended", number: 1, roles: ["goblin"], treasures: [], mines: [] };
  held.holdRound([fact(3, "moved", { event: "troll-left", seat: 0 }), fact(4, "moved", over)], mines, 0, told);
  expect(held.round?.before).toMatchObject({ tokens: [], trolls: [false] });
});
