// What travels over the table: the card of a move, to where it was played, and nothing that stays hidden.
import { describe, expect, test } from "vitest";
import type { Fact, GameEvent } from "../../lib/protocol";
import { flightsOf } from "./flights";

function moved(seat: number, ...events: GameEvent[]): Fact {
  return { seq: 1, what: { type: "moved", seat, move: "" }, events } as Fact;
}

describe("a card travels", () => {
  test("to the cell where it is laid", () => {
    const fact = moved(1, { event: "laid", seat: 1, face: "EW", cell: [1, 0] });
    expect(flightsOf(fact, "base")).toEqual([{ card: "EW", seat: 1, to: [1, 0] }]);
  });

  test("to the player it is played on, and to the goal that is looked at", () => {
    const broke = { event: "put-in-front", seat: 0, card: "break-lamp", target: 2, sign: "lamp" } as GameEvent;
    const peeked = { event: "peeked", seat: 0, card: "map", cell: [8, 0], goal: "?" } as GameEvent;
    expect(flightsOf(moved(0, broke), "base")).toEqual([{ card: "break-lamp", seat: 0, to: 2 }]);
    expect(flightsOf(moved(0, peeked), "base")).toEqual([{ card: "map", seat: 0, to: [8, 0] }]);
  });

  test("to the player's own tool that it mends", () => {
    const mended = { event: "front-cleared", seat: 3, card: "fix-lamp", target: 3, sign: "lamp" } as GameEvent;
    expect(flightsOf(moved(3, mended), "base")).toEqual([{ card: "fix-lamp", seat: 3, to: 3 }]);
  });

  test.each(["trap-set", "troll-called"] as const)("to the way between two cells: %s", (event) => {
    const across = {
      event,
      seat: 1,
      card: "trap",
      way: [
        [3, 2],
        [4, 2],
      ],
    } as GameEvent;
    const down = {
      event,
      seat: 1,
      card: "trap",
      way: [
        [3, 2],
        [3, 3],
      ],
    } as GameEvent;
    expect(flightsOf(moved(1, across), "lost-mines")).toEqual([{ card: "trap", seat: 1, to: [3.5, 2] }]);
    expect(flightsOf(moved(1, down), "lost-mines")).toEqual([{ card: "trap", seat: 1, to: [3, 2.5] }]);
  });

  test("but not when it is drawn or discarded", () => {
    const discarded = { event: "discarded", seat: 0, card: "?" } as GameEvent;
    const drew = { event: "drew", seat: 0, card: "map" } as GameEvent;
    expect(flightsOf(moved(0, discarded, drew), "base")).toEqual([]);
  });
});
