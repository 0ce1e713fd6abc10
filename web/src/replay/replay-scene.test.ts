// A replay shows each step as it was then, and goes nowhere else.
import { describe, expect, test } from "vitest";
import { ReplayScene } from "./replay-scene.svelte";
import { sampleReplay } from "./sample";

const ALL = sampleReplay().steps.map((_, step) => step);
const LAST = ALL.length - 1;

describe("steps", () => {
  test.each(ALL)("at step %i what happened is told up to it, and nothing that came later", (step) => {
    const scene = new ReplayScene(sampleReplay(), step);
    expect(scene.facts.map((fact) => fact.seq)).toEqual(ALL.slice(0, step + 1));
    expect(scene.facts.flatMap((fact) => fact.events)).toEqual(
      sampleReplay()
        .steps.slice(0, step + 1)
        .flatMap((s) => s.events),
    );
    expect(scene.fact).toEqual(scene.facts.at(-1));
    expect(scene.view).toEqual(sampleReplay().steps[step]?.view);
    expect([scene.turn, scene.asked]).toEqual([step % 3, "turn"]);
  });
  test.each(ALL)("at step %i the result is known only if it is the last", (step) => {
    const scene = new ReplayScene(sampleReplay(), step);
    expect(scene.result === null).toBe(step !== LAST);
  });
  test("none lies before the deal or after the end", () => {
    const scene = new ReplayScene(sampleReplay(), 99);
    expect(scene.step).toBe(LAST);
    for (const wish of [-7, -1, 0, 3, LAST, LAST + 1, 1000]) {
      scene.go(wish);
      expect(scene.step).toBe(Math.min(LAST, Math.max(0, wish)));
    }
  });
  test("the deal is no move, and every other step is", () => {
    const kinds = new ReplayScene(sampleReplay(), LAST).facts.map((fact) => fact.what.type);
    expect(kinds).toEqual(["began", ...ALL.slice(1).map(() => "moved")]);
  });
});

describe("claims", () => {
  const spoken = () => {
    const replay = sampleReplay();
    const claims = [
      { seat: 1, claim: { key: "suspect" as const, seat: 0 } },
      { seat: 2, claim: { key: "thanks" as const } },
    ];
    return { ...replay, steps: replay.steps.map((step, number) => (number === 2 ? { ...step, claims } : step)) };
  };
  test("are told after the move they followed and before the next, each by an entry of its own", () => {
    const kinds = new ReplayScene(spoken(), 3).facts.map(({ what }) => what.type);
    expect(kinds).toEqual(["began", "moved", "moved", "claimed", "claimed", "moved"]);
    const seqs = new ReplayScene(spoken(), LAST).facts.map(({ seq }) => seq);
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
  });
  test("are not told before their step, nor as what a later step brought", () => {
    expect(new ReplayScene(spoken(), 1).facts.map(({ what }) => what.type)).not.toContain("claimed");
    expect([1, 2, 3].map((step) => new ReplayScene(spoken(), step).claims.length)).toEqual([0, 2, 0]);
    expect(new ReplayScene(spoken(), 2).fact?.what.type).toBe("moved");
  });
});

describe("eyes", () => {
  test.each([
    ["truth", -2],
    ["spectator", -1],
    ["0", 0],
    ["2", 2],
  ] as const)("%s look as viewer %i", (eyes, me) => {
    expect(new ReplayScene(sampleReplay(eyes)).me).toBe(me);
  });
  test("others see the same step", () => {
    const scene = new ReplayScene(sampleReplay(), 3);
    scene.show(sampleReplay("1"));
    expect([scene.step, scene.me]).toEqual([3, 1]);
  });
});

describe("rounds", () => {
  test("their ends are found", () => {
    expect(new ReplayScene(sampleReplay()).roundEnds).toEqual([
      { round: 1, step: 2 },
      { round: 2, step: 4 },
      { round: 3, step: 6 },
    ]);
  });
  test("one that ended is looked back on until the next begins, and where both happen at once", () => {
    const ends = ALL.filter((step) => new ReplayScene(sampleReplay(), step).isAtRoundEnd);
    expect(ends).toEqual([2, 4, 6]);
  });
});

describe("seats", () => {
  test("bots are bots, and players without a name have a number", () => {
    const { chairs, names, mostCards } = new ReplayScene(sampleReplay());
    expect(chairs.map((chair) => chair.kind)).toEqual(["person", "bot", "person"]);
    expect(names).toEqual(["Noa", "Opal", "Player 3"]);
    expect(mostCards).toBe(2);
  });
  test("nobody can play in a game that is over", async () => {
    const scene = new ReplayScene(sampleReplay(), 1);
    expect(scene.legal).toEqual([]);
    await expect(scene.play()).rejects.toMatchObject({ why: "game-over" });
  });
});
