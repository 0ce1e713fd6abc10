// The pages themselves: each is there in every language, renders whole, and every picture on it can be drawn.
import { describe, expect, test } from "vitest";
import { LANGS, type Lang } from "../localization/localization.svelte";
import { gameOf, RULESETS } from "../games/registry";
import { addressOf, fetchPage, rulesetOf } from "./pages";
import { pictureFrame } from "./picture-frame";
import { draw as drawFor } from "./pictures";

const draw = (target: string, uid: string): string => drawFor(target, gameOf("base"), uid);
const ALL = (Object.keys(LANGS) as Lang[]).flatMap((lang) => RULESETS.map((ruleset) => [lang, ruleset] as const));

describe.each(ALL)("%s %s", (lang, ruleset) => {
  test("renders whole: no mark of Markdown is left over", async () => {
    const { title, contents, html } = await fetchPage(lang, ruleset);
    expect(title).not.toBe("");
    expect(contents.length).toBeGreaterThan(2);
    expect(html).not.toMatch(/\{#|\*\*|\]\(|!\[|undefined/);
    expect(html.match(/\*/g) ?? []).toHaveLength(html.match(/\*[NESW]*[/"]/g)?.length ?? 0); // only those of boards
  });
  test("every id is there once", async () => {
    const ids = [...(await fetchPage(lang, ruleset)).html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(40);
  });
});

describe.each(RULESETS)("the pictures of %s", (ruleset) => {
  test("are all drawn", async () => {
    const { html } = await fetchPage("en", ruleset);
    const pictures = [...html.matchAll(/data-picture="([^"]+)" data-uid="([^"]+)"/g)];
    for (const [, target, uid] of pictures)
      expect(drawFor(target!, gameOf(ruleset), uid!)).toMatch(/^<svg [\s\S]+<\/svg>$/);
    expect(pictures.length > 0).toBe(ruleset !== "base-classic");
  });
});

describe("pictures", () => {
  test.each([
    "card:NSX",
    "card:axe",
    "mine:gems",
    "goal:gems",
    "role:king",
    "role:green-loyal",
    "gold:4",
    "hat:x",
    "card",
  ])("%s is none", (target) => expect(() => draw(target, "u")).toThrow());
  test.each(["board:maybe/NS@0,0", "board:yes/NS", "board:yes/axe@0,0", "board:yes/NS+lake@0,0"])(
    "%s is no board",
    (target) => expect(() => draw(target, "u")).toThrow(),
  );
  test("the frame of a board is of the board's size", () => {
    const target = "board:no/start@0,0/EW@1,0*/+NES@2,-1";
    const size = /viewBox="[^"]+" width="\d+" height="\d+"/;
    expect(size.exec(pictureFrame(target, "u"))?.[0]).toBe(size.exec(draw(target, "u"))?.[0]);
  });
  test("a target is text", () => {
    expect(pictureFrame('card:"><i>', "u")).toContain('data-picture="card:&quot;&gt;&lt;i&gt;"');
  });
  test("a board marks the new card, and shows free places when asked", () => {
    expect(draw("board:yes/start@0,0/+EW@1,0", "u")).toContain('class="mark yes"');
    expect(draw("board:no/start@0,0/+EW@1,0", "u")).toContain('class="mark no"');
    expect(draw("board:plain/start@0,0/EW@1,0", "u")).not.toContain('class="mark');
    expect(draw("board:grid/start@0,0/goal@2,1", "u").match(/class="free"/g)).toHaveLength(4);
  });
});

test("a ruleset we do not have leads to the base game", () => {
  expect(rulesetOf("saboteur2")).toBe("saboteur2");
  expect(rulesetOf("whist")).toBe("base");
  expect(addressOf("base", "B-21")).toBe("/rules/base#B-21");
  expect(addressOf("lost-mines")).toBe("/rules/lost-mines");
});
