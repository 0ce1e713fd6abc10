// Everything the page says: `t("key", { … })` in the reader's language.
import type { FluentBundle } from "@fluent/bundle";
import { type Args, format, has, makeBundle } from "./bundle";
import { isolate } from "./direction";

export type Lang = "en" | "pl" | "he";

/** The languages, each by its own name. */
export const LANGS: Record<Lang, string> = { en: "English", pl: "Polski", he: "עברית" };

const KEPT = "motherlode.lang";
const LOADERS: Record<Lang, () => Promise<{ sources: string[] }>> = {
  en: () => import("./en"),
  pl: () => import("./pl"),
  he: () => import("./he"),
};

let lang = $state<Lang>("en");
let wanted: Lang = "en";
const bundles = new Map<Lang, FluentBundle>();

export const locale = {
  /** The language on the page. */
  get lang(): Lang {
    return lang;
  },
  get dir(): "ltr" | "rtl" {
    return lang === "he" ? "rtl" : "ltr";
  },
};

/** The text of a key, `key.attribute` for a part of it, with its arguments. Faults in it are never hidden. */
export function t(key: string, args: Args = {}): string {
  return format(bundleOf(lang), key, args);
}

/** Whether there is such a text. */
export function hasText(key: string): boolean {
  return has(bundleOf(lang), key);
}

/** «a», «a and b», «a, b and c». */
export function listed(items: string[]): string {
  const parts = items.map((item) => isolate(item, lang === "he"));
  // British English puts no comma before the last «and».
  return new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "conjunction" }).format(parts);
}

/** Switches to another language, and remembers it. Resolves once the texts are loaded; the last call wins. */
export async function setLang(next: Lang): Promise<void> {
  remember(next);
  await speak(next);
}

async function speak(next: Lang): Promise<void> {
  wanted = next;
  if (!bundles.has(next)) bundles.set(next, makeBundle(next, (await LOADERS[next]()).sources));
  if (wanted !== next) return;
  lang = next;
  if (typeof document !== "undefined") Object.assign(document.documentElement, { lang: next, dir: locale.dir });
}

function bundleOf(which: Lang): FluentBundle {
  const bundle = bundles.get(which);
  if (!bundle) throw new Error(`the texts of ${which} are not here yet`);
  return bundle;
}

/** The first language: the one chosen before, or the first that the browser asks for and we speak. */
export function firstLang(kept: string | null, asked: readonly string[]): Lang {
  const codes = [kept ?? "", ...asked].map((one) => one.toLowerCase().split("-")[0] ?? "");
  // Old browsers still call Hebrew by its former code.
  return codes.map((code) => (code === "iw" ? "he" : code)).find(isLang) ?? "en";
}

function isLang(code: string): code is Lang {
  return Object.hasOwn(LANGS, code);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // without storage the browser's languages decide
  }
}

function remember(chosen: Lang): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    // without storage the choice lasts until the page is left
  }
}

/** Resolves once the first language is loaded: await it before rendering. English if it cannot be fetched. */
export const ready: Promise<void> = speak(
  firstLang(remembered(), typeof navigator === "undefined" ? [] : (navigator.languages ?? [])),
).catch((error: unknown) => {
  console.error(error);
  return speak("en");
});
