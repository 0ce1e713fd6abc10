// Every event has a complete sentence in every language, for every viewer.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cell } from "../lib/notation";
import type { LoggedClaim, Fact } from "../lib/protocol";
import { LANGS, type Lang, setLang } from "../localization/localization.svelte";
import {
  about,
  botName,
  type Players,
  claimText,
  moveName,
  reasonText,
  refusalText,
  eventText,
  factTexts,
  notableEventText,
  type Why,
} from "../sentences";
import { SAMPLES } from "./event-samples";
import { gameOf } from "./registry";

const NAMES = ["Noa", "יעל", "Łukasz"];
const KINDS = ["gems", "gold", "silver", "silver"];
const MOVES: Record<string, string[]> = {
  saboteur2: [
    ...["NSW@3,-1", "N.E.S.W@1,0", "NS.E+green@2,0", "S+ladder@4,4", "break-lamp>1", "break-pick>2", "break-cart>1"],
    ...["fix-lamp>0", "fix-lamp>1", "fix-lamp+pick=pick>1", "fix-cart+lamp=cart>0", "rockfall@2,0", "map@8,-2"],
    ...["map@8,2", "pass(NES)", "pass(NES,map,NS)", "pass(?,?)", "shed(NES,map)=trap", "shed(NES,map)=theft"],
    ...["shed(NES,NES)=pick", "shed(?,?)=lamp", "shed(NES,map)=cart", "theft", "trap>1", "free>1", "free>0", "rob>1"],
    ...["hands-off>1", "hands-off>0", "inspect>1", "swap-hats>1", "swap-hats>0", "swap-hands>1"],
  ],
  base: ["take=1", "take=2", "take=3", "take=?", "pass(?)"],
  "lost-mines": [
    ...["NES+campfire@4,3", "NS@4,3", "axe@5,3", "boat@5,3", "rope@5,3", "storm@4,3", "trap@3,3/4,3", "troll@3,3/4,3"],
    ...["look-dwarf+mine=mine@10,1", "look-dwarf+mine=dwarf>2", "look-mine+treasure=treasure-0", "discard(axe,NS)"],
    ...["discard(?)", "discard(?,?)", "call-vote", "vote=yes", "vote=no", "walk@3,3", "walk@3,3/4,3", "stay"],
    ...["take=treasure-0", "walk@3,3/4,3/5,3/6,3/7,3"],
  ],
};
const CLAIMS: LoggedClaim[] = [
  { key: "treasure-at", cell: [8, 0] },
  { key: "treasure-at", cell: [10, 7] },
  { key: "stone-at", cell: [3, 3] },
  { key: "stone-at" },
  ...[0, 1, null].flatMap((seat): LoggedClaim[] => [
    { key: "suspect", seat },
    { key: "trust", seat },
  ]),
  ...["pick", "lamp", "cart", "spoon", null].map((tool): LoggedClaim => ({ key: "mend-my", tool })),
  ...(["good-move", "bad-move", "hurry", "sorry", "thanks"] as const).map((key): LoggedClaim => ({ key })),
];

function players(me: number, ruleset: string): Players {
  return { names: NAMES, me, ruleset, ...(me === 0 ? { treasureKinds: KINDS } : {}) };
}

/** A text is whole: something is there, nothing is unknown, no argument or key shows through. */
function whole(text: string): void {
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/[?{}$]|undefined|NaN|null| {2}/);
}

/** A sentence ends as one; parts in brackets and lists were filled. */
function wholeSentence(text: string): void {
  whole(text);
  expect(text).toMatch(/[.!]\u2069?$/);
  expect(text).not.toMatch(/\(\)|: [.,;]|, [.,]/);
}

describe.each(Object.keys(LANGS) as Lang[])("in %s", (lang) => {
  beforeAll(() => setLang(lang));
  afterAll(() => setLang("en"));

  test.each(SAMPLES)("$event.event at a table of $ruleset", ({ event, ruleset }) => {
    for (const me of [0, 1, 2, -1, -2]) wholeSentence(eventText(event, players(me, ruleset)));
  });

  test("it is told to the one who did it, the target and the others", () => {
    for (const sign of ["pick", "lamp", "cart", "trap"]) {
      const told = [0, 2, -1].map((me) =>
        eventText({ event: "put-in-front", seat: 0, card: "trap", target: 2, sign }, players(me, "saboteur2")),
      );
      expect(new Set(told).size).toBe(3);
    }
  });

  test.each(Object.keys(MOVES))("moves of %s have spoken names, all different", (ruleset) => {
    const names = (MOVES[ruleset] ?? []).map((move) => moveName(move, players(0, ruleset)));
    names.forEach(whole);
    expect(new Set(names).size).toBe(names.length);
  });

  test("claims", () => {
    for (const ruleset of Object.keys(MOVES)) {
      for (const claim of CLAIMS) wholeSentence(claimText(claim, players(1, ruleset)));
    }
  });

  test("refusals", () => {
    wholeSentence(refusalText({ why: "not-your-turn" }));
    wholeSentence(refusalText({ why: "illegal-move", rule: "B-21" }));
    expect(refusalText({ why: "illegal-move", rule: "B-21" })).not.toBe(refusalText({ why: "illegal-move" }));
    expect(refusalText({ why: "illegal-move", rule: "X-99" })).toBe(refusalText({ why: "illegal-move" }));
    wholeSentence(refusalText({ why: "illegal-claim", rule: "L-31" }));
    expect(refusalText({ why: "illegal-claim", rule: "L-31" })).not.toBe(
      refusalText({ why: "illegal-move", rule: "L-31" }),
    );
    expect(refusalText({ why: "illegal-claim", rule: "X-99" })).toBe(refusalText({ why: "illegal-claim" }));
  });

  test("entries of the log", () => {
    const at = 0;
    const facts: Fact["what"][] = [
      { type: "opened", at, terms: { ruleset: "base", seats: 3 }, host: "g" },
      { type: "seated", at, seat: 0, guest: "g", name: "Noa" },
      { type: "bot-seated", at, seat: 1, bot: "greedy" },
      { type: "stood", at, seat: 1 },
      { type: "stood", at, seat: 1, removed: true },
      { type: "began", at, game: 0, seed_hash: "00", names: NAMES },
      { type: "away", at, seat: 1, why: "left" },
      { type: "away", at, seat: 1, why: "time" },
      { type: "returned", at, seat: 0 },
      { type: "claimed", at, guest: "g", seat: 1, claim: { key: "hurry" } },
      { type: "closed", at, why: "abandoned" },
    ];
    for (const what of facts) {
      for (const me of [0, 1, -1]) {
        const told = factTexts({ seq: 1, what }, players(me, "base"));
        expect(told).toHaveLength(1);
        told.forEach(wholeSentence);
      }
    }
    expect(factTexts({ seq: 1, what: { type: "moved", at, seat: 0, move: "pass(?)" } }, players(1, "base"))).toEqual(
      [],
    );
  });
});

describe("what is told to whom", () => {
  test("turns, and what others draw, go without saying", () => {
    expect(notableEventText({ event: "asked", seat: 0, what: "turn" }, players(0, "base"))).toBeNull();
    expect(notableEventText({ event: "drew", seat: 1, card: "?" }, players(0, "base"))).toBeNull();
    expect(notableEventText({ event: "drew", seat: 0, card: "map" }, players(0, "base"))).toBe("You drew a map.");
  });

  test("the same event reads differently for the one who did it, the target and the others", () => {
    const event = { event: "put-in-front", seat: 0, card: "break-lamp", target: 2, sign: "lamp" } as const;
    expect([0, 2, -1].map((me) => eventText(event, players(me, "base")))).toEqual([
      "You broke Łukasz’s lamp.",
      "Noa broke your lamp.",
      "Noa broke Łukasz’s lamp.",
    ]);
  });

  test("a name that runs the other way is isolated", () => {
    expect(eventText({ event: "passed-empty", seat: 1 }, players(0, "base"))).toContain("\u2068יעל\u2069");
  });

  test("treasures are told by their kinds in the round they were taken in", () => {
    const what = { type: "moved", at: 0, seat: 1, move: "stay" } as const;
    const taken = { event: "treasure-taken", seat: 1, treasure: 0, value: "?" } as const;
    const began = SAMPLES.map(({ event }) => event).find((event) => event.event === "round-began" && "kinds" in event);
    if (began?.event !== "round-began" || !("kinds" in began)) throw new Error("no round with treasures");
    const facts: Fact[] = [
      { seq: 1, what, events: [{ ...began, kinds: ["gems"] }] },
      { seq: 2, what, events: [taken, { ...began, kinds: ["silver"] }] },
      { seq: 3, what, events: [taken] },
    ];
    const told = gameOf("lost-mines")
      .playersOver(facts, players(-1, "lost-mines"))
      .map((then) => eventText(taken, then));
    expect(told.map((text) => /\((.*)\)/.exec(text)?.[1])).toEqual(["no. 1", "gems", "silver"]);
  });

  test("the new owner of a hand hears what came and what went", () => {
    const event = {
      event: "hands-swapped",
      seat: 1,
      card: "swap-hands",
      target: 0,
      gave: ["NS"],
      got: ["map"],
    } as const;
    const told = eventText({ ...event, gave: [...event.gave], got: [...event.got] }, players(0, "saboteur2"));
    expect(told).toContain("You gave: a map. You got: a straight tunnel.");
  });

  test.each([
    ["NSW@3,-1", "Lay a fork (up–down–left) three right of the start, one up"],
    [
      "NS.E+green@2,0",
      "Lay a partly blocked tunnel with a green door (up–down; blocked: right) two right of the start",
    ],
    ["N.E@1,0", "Lay a dead end (blocked: up and right) one right of the start"],
    ["NS.EW@1,0", "Lay a bridge (up–down and right–left) one right of the start"],
    ["fix-lamp+pick=pick>1", "Repair \u2068יעל\u2069’s pickaxe"],
    ["fix-lamp>0", "Repair your own lamp"],
    ["map@8,-2", "Map: look at the upper goal"],
  ])("%s is spoken as one would say it", (move, spoken) => {
    expect(moveName(move, players(0, "saboteur2"))).toBe(spoken);
  });
});

describe("plurals", () => {
  const earned = (nuggets: number): string => eventText({ event: "earned", seat: 0, nuggets }, players(0, "saboteur2"));
  afterAll(() => setLang("en"));

  test("Polish has few and many", async () => {
    await setLang("pl");
    expect([1, 3, 5, 22].map(earned)).toEqual([
      "Zdobywasz 1 bryłkę złota.",
      "Zdobywasz 3 bryłki złota.",
      "Zdobywasz 5 bryłek złota.",
      "Zdobywasz 22 bryłki złota.",
    ]);
  });

  test("Hebrew has one and two", async () => {
    await setLang("he");
    expect([1, 2, 3].map(earned)).toEqual(["הרווחת גוש זהב אחד.", "הרווחת שני גושי זהב.", "הרווחת 3 גושי זהב."]);
  });
});

test("a bot nobody has words for goes by the name the server gives it", () => {
  expect([botName("belief"), botName("oracle:very-odd"), about("bot", "oracle:very-odd")]).toEqual([
    "Shrewd",
    "oracle:very-odd",
    "",
  ]);
});

const REASONS: [Why, string][] = [
  [{ why: "lay", worth: 1, loss: -1.2, far: 7.4, suspicion: [0, 0.8, 0.55], treasure: [0, 0.2, 0.8] }, "EW@1,0"],
  [
    { why: "lay", loss: 0.1, suspicion: [0.1, 0.1, 0.1], treasure: [0.33, 0.33, 0.33], won: 0.6, worlds: 240 },
    "EW@1,0",
  ],
  [{ why: "rockfall", score: 3, loss: 2, trust: [0, 1, -1] }, "rockfall@1,0"],
  [{ why: "break", suspicion: [0, 0.9, 0] }, "break-lamp>1"],
  [{ why: "break", suspicion: [0, 0.1, 0] }, "trap>1"],
  [{ why: "break", score: 2, loss: 0 }, "break-lamp>2"],
  [{ why: "lay", worth: 2, expects: 1.3, reached: 0.4, far: 6, suspicion: [0, 1, 0], blue: [1, 0, 0.5] }, "EW@1,0"],
  [{ why: "fix", worth: 2 }, "fix-lamp>0"],
  [{ why: "fix", worth: 2 }, "fix-lamp+pick=pick>2"],
  ...["map", "pass", "shed", "theft", "richest", "most-gold"].map((why): [Why, string] => [{ why }, "map@8,0"]),
  [{ why: "walk", worth: 0.42, hauls: [1, 2, 3], friends: [1, 0.7, 0.2], loyal: [1, 1, 0] }, "walk@3,3"],
  [{ why: "look-dwarf", worth: 0.1, haul: 2 }, "look-dwarf+mine=dwarf>2"],
  [{ why: "rest-of-round", worth: -0.5, hauls: [0, 0, 0], trust: [0.1, 0.4, -0.4] }, "vote=yes"],
];

describe.each(Object.keys(LANGS) as Lang[])("reasons in %s", (lang) => {
  beforeAll(() => setLang(lang));
  afterAll(() => setLang("en"));

  test.each(REASONS)("%o of %s", (why, move) => {
    const told = reasonText(why, 0, move, { names: NAMES, me: -1, ruleset: "base" });
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) expect(text).toMatch(/^\P{Lu}*\p{L}.*\.$/u);
    expect(told.join()).not.toMatch(/undefined|NaN|Infinity/);
  });
});

test.each([
  ["base", "richest", "the richest", "Aim: to steal from the richest."],
  ["base", "most-gold", "the most gold", "Aim: as much gold as possible."],
  ["lost-mines", "most-valuable", "the most valuable", "Aim: the most valuable treasure."],
  ["lost-mines", "rest-of-round", "what is to come", "Aim: the best end to the round."],
])("reasons of %s say what %s is, also as earlier versions stored it", (ruleset, key, stored, told) => {
  const players = { names: NAMES, me: -1, ruleset };
  for (const why of [key, stored]) expect(reasonText({ why }, 0, "vote=yes", players)).toEqual([told]);
});

test("a reason says what was wanted, and then what was believed", () => {
  const [why, move] = REASONS[0]!;
  expect(reasonText(why, 0, move, { names: ["Noa", "Ida", "Max"], me: -1, ruleset: "base" })).toEqual([
    "Aim: a shorter way to the treasure. Cards saved: 1.2.",
    "Suspected: Ida (80%) and Max (55%).",
    "Most likely place of the treasure: the lower goal (80%).",
    "Estimated cards to the treasure: 7.4.",
  ]);
});

test.each(Object.keys(LANGS) as Lang[])(
  "in %s a number is never minus nothing, and its minus stands before it",
  async (lang) => {
    await setLang(lang);
    const told = (worth: number) =>
      reasonText({ why: "walk", worth, hauls: [] }, 0, "walk@3,3", {
        names: NAMES,
        me: -1,
        ruleset: "lost-mines",
      }).join();
    expect(told(-0.04)).toMatch(/: 0\./);
    // In a sentence from right to left a bare minus would be drawn after its number.
    expect(told(-3)).toMatch(lang === "he" ? /\u200e[-−]3/ : /[-−]3/);
    await setLang("en");
  },
);

describe("places", () => {
  afterAll(() => setLang("en"));
  const tunnels = (cell: Cell) => gameOf("base").whereText(cell);
  const forest = (cell: Cell) => gameOf("lost-mines").whereText(cell);

  test.each<[Lang, string[]]>([
    ["en", ["at the start", "one left of the start", "two right of the start, one up", "12 below the start"]],
    [
      "pl",
      [
        "na starcie",
        "jedno pole w lewo od startu",
        "dwa pola w prawo od startu, jedno w górę",
        "12 pól w dół od startu",
      ],
    ],
    [
      "he",
      [
        "בקלף פתח המנהרה",
        "קלף אחד שמאלה מקלף פתח המנהרה",
        "שני קלפים ימינה מקלף פתח המנהרה, אחד למעלה",
        "12 קלפים למטה מקלף פתח המנהרה",
      ],
    ],
  ])("in %s are counted from the start", async (lang, expected) => {
    await setLang(lang);
    const cells: Cell[] = [[0, 0], [-1, 0], [2, -1], [0, 12]]; // prettier-ignore
    expect(cells.map((cell) => tunnels(cell))).toEqual(expected);
  });

  test("in the forest are counted from the nearest start, and mines have names", async () => {
    await setLang("en");
    expect(forest([4, 2])).toBe("two right of the blue start, one up");
    expect(forest([4, 7])).toBe("two right of the yellow start, two down");
    expect(forest([10, 3])).toBe("at the second mine from the top");
  });
});
