import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import { gameOf } from "../../games/registry";
import { momentsOf, placesOf } from "./moments";

function fact(seq: number, what: object, events: object[]): Fact {
  return { seq, what, events } as unknown as Fact;
}

const moved = (seq: number, seat: number, ...events: object[]) => fact(seq, { type: "moved", seat }, events);
const broken = (target: number) => ({ event: "put-in-front", seat: 0, target, sign: "lamp", card: "broken-lamp" });
const reached = { event: "goal-turned-up", cell: [8, 0], goal: "treasure", turned: false };

test("who reached the treasure and whose tools were broken most are remembered, with the step", () => {
  const facts = [
    fact(0, { type: "began" }, []),
    moved(1, 0, broken(2)),
    moved(2, 1, broken(1)),
    fact(3, { type: "said" }, []),
    moved(4, 2, broken(2)),
    moved(5, 1, reached),
  ];
  expect(momentsOf(facts, "base")).toEqual([
    { kind: "breakthrough", seat: 1, count: 1, isGood: true, step: 4 },
    { kind: "broken", seat: 2, count: 2, isGood: false, step: 3 },
  ]);
});

test("the richest round of the base game is told when gold is turned up, with the step at which it was handed out", () => {
  const took = (seq: number, seat: number, nuggets = "?") => moved(seq, seat, { event: "gold-taken", seat, nuggets });
  const paid = (...seats: number[]) => seats.map((seat) => ({ event: "gold-paid", seat, nuggets: "?" }));
  const round = { event: "round-began" };
  const facts = [
    fact(0, { type: "began" }, [round]),
    moved(1, 2),
    took(2, 0),
    took(3, 1, "1"),
    took(4, 0),
    moved(5, 1, round),
    moved(6, 1, ...paid(2, 2, 1)),
    moved(7, 0, { event: "game-ended", took: ["1", "1", "2", "2", "2", "3"], gold: [3, 4, 4], winners: [1, 2] }),
  ];
  expect(momentsOf(facts, "base")).toEqual([{ kind: "earned", seat: 2, count: 4, isGood: true, step: 6 }]);
  expect(momentsOf(facts.slice(4), "base")).toEqual([]);
});

test("who won most rounds as a saboteur is remembered", () => {
  const roles = ["miner", "saboteur", "miner"];
  const ended = (winners: number[]) => ({
    event: "round-ended",
    number: 1,
    reached: winners.length > 1,
    roles,
    winners,
  });
  const facts = [moved(1, 0, ended([1])), moved(2, 0, ended([0, 2])), moved(3, 2, ended([1]))];
  expect(momentsOf(facts, "base")).toEqual([{ kind: "sabotage", seat: 1, count: 2, isGood: true, step: 3 }]);
  expect(momentsOf(facts.slice(1, 2), "base")).toEqual([]);
});

test("moments of an earlier game are forgotten", () => {
  expect(momentsOf([moved(1, 0, reached), fact(2, { type: "began" }, [])], "base")).toEqual([]);
});

test("the highest score of a round counts, and a round without points is no moment", () => {
  const scored = (...points: number[]) => moved(1, 0, { event: "scored", points });
  expect(momentsOf([scored(3, 0, -2), scored(5, 1, 0)], "lost-mines")).toEqual([
    { kind: "scored", seat: 0, count: 5, isGood: true, step: 2 },
    { kind: "lost", seat: 2, count: 2, isGood: false, step: 1 },
  ]);
  expect(momentsOf([scored(0, 0, 0)], "lost-mines")).toEqual([]);
});

test("equal points share a place, and winners are first", () => {
  expect(placesOf([4, 7, 7, 1], [1, 2])).toEqual([3, 1, 1, 4]);
  expect(placesOf([7, 7, 1], [1])).toEqual([2, 1, 3]);
});

test("treasures are not said to be shared when all got nothing", () => {
  const game = gameOf("lost-mines");
  const end = { number: 1, roles: [], reached: null, winners: null };
  expect(game.roundOutcome({ ...end, paid: new Map([[0, 0]]) }, 0)).toEqual({ reason: "nothing", won: false });
  expect(game.roundOutcome({ ...end, paid: new Map([[1, -1]]) }, 0).reason).toBe("nothing");
  expect(game.roundOutcome({ ...end, paid: new Map([[1, 2]]) }, 0)).toEqual({ reason: "shared", won: false });
});
