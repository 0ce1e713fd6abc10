import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import { gameOf } from "../../games/registry";
import { roundResultsOf } from "./round-results";

function fact(seq: number, what: object, events: object[]): Fact {
  return { seq, what, events } as unknown as Fact;
}

test("a round's end gathers roles and pay, and hidden pay stays unknown", () => {
  const found = roundResultsOf(
    [
      fact(1, { type: "began", game: 0 }, []),
      fact(2, { type: "moved" }, [
        { event: "round-ended", number: 1, reached: true, roles: ["miner", "saboteur", "miner"] },
      ]),
      fact(3, { type: "moved" }, [{ event: "gold-taken", seat: 0, nuggets: "2" }]),
      fact(4, { type: "moved" }, [{ event: "gold-taken", seat: 2, nuggets: "?" }]),
    ],
    "base",
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.reached).toBe(true);
  expect(found[0]?.paid.get(0)).toBe(2);
  expect(found[0]?.paid.get(2)).toBe(null);
});

test("a new game starts with no ends", () => {
  const end = { event: "round-ended", number: 1, roles: [] };
  expect(roundResultsOf([fact(1, {}, [end]), fact(2, { type: "began" }, [])], "base")).toEqual([]);
});

test("points of a round add up, and its clans are the round's own", () => {
  const found = roundResultsOf(
    [
      fact(1, { type: "began", game: 0 }, [{ event: "round-began", number: 1, clans: ["blue", "yellow"] }]),
      fact(2, { type: "moved" }, [
        { event: "round-ended", number: 1, roles: ["loyal", "selfish"], treasures: [], mines: [] },
        { event: "scored", points: [3, 0] },
        { event: "scored", points: [-1, 0] },
        { event: "round-began", number: 2, clans: ["yellow", "blue"] },
      ]),
    ],
    "lost-mines",
  );
  expect(found[0]?.clans).toEqual(["blue", "yellow"]);
  expect([...(found[0]?.paid ?? [])]).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test("who won a round of Saboteur 2 is what the server says, whatever it paid", () => {
  const [result] = roundResultsOf(
    [
      fact(1, { type: "moved" }, [
        {
          event: "round-ended",
          number: 1,
          reached: true,
          roles: ["blue", "boss", "geologist", "saboteur", "blue"],
          goals: [],
          winners: [0, 1],
        },
        { event: "earned", seat: 0, nuggets: 1 },
        { event: "earned", seat: 2, nuggets: 3 },
      ]),
    ],
    "saboteur2",
  );
  const won = (seat: number) => result && gameOf("saboteur2").roundOutcome(result, seat).won;
  expect([0, 1, 2, 3, 4].map(won)).toEqual([true, true, null, false, false]);
});
