import { expect, test } from "vitest";
import { gameOf } from "../games/registry";
import type { Fact } from "../lib/protocol";
import { toneOf } from "./tones";

const fact = (what: object, events: object[] = []) => ({ seq: 1, at: 0, what, events }) as unknown as Fact;

test("every tone of the table is heard in every kind of game", () => {
  for (const ruleset of ["base", "lost-mines"]) {
    const heard = new Set(Object.values(gameOf(ruleset).tones));
    expect([...heard].sort()).toEqual(["harm", "help", "know", "lay", "reveal"]);
  }
});

test("an entry sounds like the most telling thing in it", () => {
  const events = [{ event: "laid" }, { event: "goal-turned-up" }, { event: "drew" }];
  expect(toneOf(fact({ type: "moved", seat: 1 }, events), "base", 0)).toBe("reveal");
  expect(toneOf(fact({ type: "moved", seat: 1 }, [{ event: "drew" }]), "base", 0)).toBeNull();
});

test("talk is heard, one's own is not", () => {
  const said = { type: "said", seat: 1, guest: "g", name: "Bo", text: "hi" };
  expect(toneOf(fact(said), "base", 0)).toBe("talk");
  expect(toneOf(fact(said), "base", 1)).toBeNull();
});
