// The coach has something to say in every chapter and every language, and to every card that is held up.
import { afterEach, describe, expect, test } from "vitest";
import script from "../../../../../src/motherlode/server/lesson/base.toml?raw";
import type { LegalMove } from "../../../lib/legal-moves";
import { readMove as move } from "../../../lib/legal-moves";
import { Choice } from "../../../table/hand/choice.svelte";
import { LANGS, setLang, t, type Lang } from "../../../localization/localization.svelte";
import { objection, talk, task } from "./coaching";
import { LessonScene, type Stage } from "./lesson.svelte";
import { sampleLesson } from "./sample";

const ALL = Object.keys(LANGS) as Lang[];
const CHAPTERS = [...script.matchAll(/^key = "(.+)"$/gm)].map((found) => found[1] ?? "");
const HANDS = [...script.matchAll(/^ {4}\[(.+)\],$/gm)].map((found) => JSON.parse(`[${found[1]}]`) as string[]);
const NAMES = ["Noa", "Ada", "Lou", "Cy"];

afterEach(() => setLang("en"));

function at(chapter: string, stage: Stage = "task", front: string[] = []) {
  const { view } = sampleLesson([]);
  return { chapter, stage, names: NAMES, me: 0, view: { ...view, front: [front] } as typeof view };
}

function holding(card: string | null, legal: LegalMove[]): Choice {
  const hand = card === null ? ["EW"] : [card];
  const choice = new Choice(
    () => legal,
    () => hand,
  );
  if (card !== null) choice.hold(0);
  return choice;
}

test("the script is read", () => {
  expect(CHAPTERS.length).toBeGreaterThan(5);
  expect(HANDS).toHaveLength(4);
});

describe.each(ALL)("in %s", (lang) => {
  test.each(CHAPTERS)("%s has its task and its praise", async (chapter) => {
    await setLang(lang);
    const texts = [talk(at(chapter)), task(at(chapter), holding(null, [])), talk(at(chapter, "done"))];
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text.length).toBeGreaterThan(10);
  });
  test("there is a welcome and an end", async () => {
    await setLang(lang);
    expect(talk(at("lay-a-tunnel", "hello"))).toBeTruthy();
    expect(talk(at("the-end"))).toBeTruthy();
  });
  test("every card of the first hands is explained when it is held up too early", async () => {
    await setLang(lang);
    for (const card of [...HANDS.flat(), "rockfall", "fix-lamp"]) {
      expect(objection(at("map"), holding(card, [move("take=1", "choose")]))).toContain(t("lesson-card-later"));
    }
  });
});

describe("what is held up", () => {
  test("the right card is not objected to, and the next step is named", () => {
    const there = holding("EW", [move("EW@1,0", "lay", ["EW"])]);
    expect(objection(at("lay-a-tunnel"), there)).toBe("");
    expect(task(at("lay-a-tunnel"), there)).toBe(t("lesson-then-place"));
    expect(task(at("mend"), holding("fix-lamp", [move("fix-lamp>0", "play", ["fix-lamp"])]))).toBe(
      t("lesson-then-seat"),
    );
    expect(task(at("broken-tool"), holding("N.S", [move("pass(N.S)", "discard", ["N.S"])]))).toBe(
      t("lesson-then-discard"),
    );
  });
  test("the wrong card leaves the task as it was", () => {
    const wrong = holding("map", [move("EW@1,0", "lay", ["EW"])]);
    expect(objection(at("lay-a-tunnel"), wrong)).not.toBe("");
    expect(task(at("lay-a-tunnel"), wrong)).toBe(
      task(at("lay-a-tunnel"), holding(null, [move("EW@1,0", "lay", ["EW"])])),
    );
  });
  test("a tunnel held up with a broken lamp is answered with the rule", () => {
    const held = holding("EW", [move("pass(N.S)", "discard", ["N.S"])]);
    expect(objection(at("broken-tool", "task", ["lamp"]), held)).toBe(t("rule-B-26"));
    expect(
      objection(at("broken-tool", "task", ["lamp"]), holding("map", [move("pass(N.S)", "discard", ["N.S"])])),
    ).not.toBe(t("rule-B-26"));
  });
  test("what is aimed at waits to be confirmed", () => {
    const held = holding("EW", [move("EW@1,0", "lay", ["EW"])]);
    held.aimed = held.fitting[0] ?? null;
    expect(task(at("lay-a-tunnel"), held, false)).toBe(t("hint-confirm"));
    expect(task(at("lay-a-tunnel"), held, true)).toBe(t("hint-confirm-click"));
  });
});

test("a lesson's scene is one that the coach can speak of", () => {
  expect(talk(new LessonScene(sampleLesson([]), () => "Noa"))).toBe(t("lesson-hello"));
});
