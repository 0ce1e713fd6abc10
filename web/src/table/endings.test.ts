import { expect, test } from "vitest";
import type { Fact } from "../lib/protocol";
import { endingsOf } from "./endings";

function fact(seq: number, what: object, events: object[]): Fact {
  return { seq, what, events } as unknown as Fact;
}

test("a round's end gathers roles and pay, and hidden pay stays unknown", () => {
  const found = endingsOf([
    fact(1, { type: "began", game: 0 }, []),
    fact(2, { type: "moved" }, [
      { event: "round-ended", number: 1, reached: true, roles: ["miner", "saboteur", "miner"] },
    ]),
    fact(3, { type: "moved" }, [{ event: "gold-taken", seat: 0, nuggets: "2" }]),
    fact(4, { type: "moved" }, [{ event: "gold-taken", seat: 2, nuggets: "?" }]),
  ]);
  expect(found).toHaveLength(1);
  expect(found[0]?.reached).toBe(true);
  expect(found[0]?.paid.get(0)).toBe(2);
  expect(found[0]?.paid.get(2)).toBe(null);
});

test("a new game starts with no ends", () => {
  const end = { event: "round-ended", number: 1, roles: [] };
  expect(endingsOf([fact(1, {}, [end]), fact(2, { type: "began" }, [])])).toEqual([]);
});
