// The texts load whole in every language, and what is wrong with one is never swallowed.
import { afterEach, describe, expect, test } from "vitest";
import { format, makeBundle } from "./bundle";
import { isolate } from "./direction";
import { firstLang, hasText, LANGS, type Lang, listed, ready, setLang, t, locale } from "./localization.svelte";

const ALL = Object.keys(LANGS) as Lang[];

afterEach(() => setLang("en"));

describe("what is wrong is not swallowed", () => {
  test("a text that does not parse is found, though Fluent drops it without a word", () => {
    expect(() => makeBundle("en", ["good = yes\nbad = { $who ->\n    [me] you\n}\n"])).toThrow("bad does not parse");
  });
  test("a text that stands twice is found", () => {
    expect(() => makeBundle("en", ["twice = a", "twice = b"])).toThrow("twice");
  });
  test("a missing text is an error", () => {
    expect(() => t("no-such-text")).toThrow("no text no-such-text");
    expect(() => t("card-map.no-such-part")).toThrow("card-map.no-such-part");
    expect(hasText("no-such-text")).toBe(false);
  });
  test("a missing argument is an error", () => {
    expect(() => t("place-both", { row: "", way: "up" })).toThrow("$along");
  });
});

describe("languages", () => {
  test.each(ALL)("%s loads whole", async (lang) => {
    await setLang(lang);
    expect(locale.lang).toBe(lang);
    expect(t("tool-pick")).toBeTruthy();
  });
  test("the first language is the one chosen before, then the browser's", async () => {
    await ready;
    expect(firstLang("he", ["pl-PL", "en"])).toBe("he");
    expect(firstLang(null, ["de-DE", "pl-PL", "en"])).toBe("pl");
    expect(firstLang("xx", ["iw-IL"])).toBe("he");
    expect(firstLang(null, ["de"])).toBe("en");
    expect(firstLang(null, ["constructor"])).toBe("en");
  });
  test("of two wishes the last one wins, whichever arrives first", async () => {
    await Promise.all([setLang("he"), setLang("en")]);
    expect(locale.lang).toBe("en");
  });
  test("Hebrew is read from the right", async () => {
    await setLang("he");
    expect(locale.dir).toBe("rtl");
    await setLang("pl");
    expect(locale.dir).toBe("ltr");
  });
});

describe("direction", () => {
  test("what runs against a sentence is isolated, and nothing else", () => {
    expect(isolate("Noa", false)).toBe("Noa");
    expect(isolate("נועה", false)).toBe("\u2068נועה\u2069");
    expect(isolate("Noa", true)).toBe("\u2068Noa\u2069");
    expect(isolate("נועה", true)).toBe("נועה");
    expect(isolate("\u2068Noa\u2069 בתור", true)).toBe("\u2068Noa\u2069 בתור");
  });
  test("arguments are isolated by themselves, and still select", () => {
    const bundle = makeBundle("he", ["hello = { $who ->\n    [me] שלום!\n   *[other] שלום { $name }!\n }"]);
    expect(format(bundle, "hello", { who: "other", name: "Noa" })).toBe("שלום \u2068Noa\u2069!");
    expect(format(bundle, "hello", { who: "other", name: "נועה" })).toBe("שלום נועה!");
    expect(format(bundle, "hello", { who: "me", name: "Noa" })).toBe("שלום!");
  });
  test("lists are joined as each language joins them", async () => {
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    await setLang("pl");
    expect(listed(["a", "b", "c"])).toBe("a, b i c");
    await setLang("he");
    expect(listed(["נועה", "מירה"])).toBe("נועה ומירה");
    expect(listed(["נועה", "Janek"])).toBe("נועה ו-\u2068Janek\u2069");
  });
});
