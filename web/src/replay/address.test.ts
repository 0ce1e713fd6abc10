// A link to a step leads back to it, and the address is not written more often than browsers allow.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AddressKeeper, searchFor, spotIn } from "./address";

const EYES = ["truth", "spectator", "0", "7", "11"];
const STEPS = [0, 1, 40, 1234];

describe("links", () => {
  test.each(EYES.flatMap((eyes) => STEPS.map((step) => ({ eyes, step }))))("$eyes at $step come back", (spot) => {
    expect(spotIn(new URLSearchParams(searchFor(spot)))).toEqual(spot);
  });
  test.each(["", "step=-3", "step=2.5", "step=x&eyes=me", "eyes=-1", "eyes=truthful", "eyes=123"])(
    "what cannot be read (%s) is the deal, in the eyes of the truth",
    (search) => expect(spotIn(new URLSearchParams(search))).toEqual({ step: 0, eyes: "truth" }),
  );
});

describe("the address", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function keeper() {
    const written: string[] = [];
    return { written, keeper: new AddressKeeper((search) => written.push(search)) };
  }

  test("of many wishes in a row the last one is written, and only now and then", () => {
    const { written, keeper: address } = keeper();
    for (let step = 1; step <= 100; step++) {
      address.keep({ step, eyes: "truth" });
      vi.advanceTimersByTime(100);
    }
    vi.runAllTimers();
    expect(written.at(-1)).toBe("?step=100");
    expect(written.length).toBeLessThan(20);
  });
  test("nothing is written once the page is left", () => {
    const { written, keeper: address } = keeper();
    address.keep({ step: 3, eyes: "1" });
    address.forget();
    vi.runAllTimers();
    expect(written).toEqual([]);
  });
});
