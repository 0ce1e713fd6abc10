// The pages of rules: which there are, and fetching one in a language.

import type { Lang } from "../words/words.svelte";
import { type Page, renderPage } from "./markdown";
import { draw, frame } from "./pictures";

export const RULESETS = ["base", "base-classic", "saboteur2", "lost-mines"] as const;
export type Ruleset = (typeof RULESETS)[number];

const TEXTS = import.meta.glob<string>("./{en,pl,he}/*.md", { query: "?raw", import: "default" });

/** The ruleset of this name; the base game for any other. */
export function rulesetOf(name: string): Ruleset {
  return RULESETS.find((ruleset) => ruleset === name) ?? "base";
}

export function addressOf(ruleset: Ruleset | string, anchor = ""): string {
  return `/rules/${ruleset}${anchor && `#${anchor}`}`;
}

/** A page, with empty frames in the place of its pictures: see `showPictures`. */
export async function fetchPage(lang: Lang, ruleset: Ruleset): Promise<Page> {
  const fetchText = TEXTS[`./${lang}/${ruleset}.md`];
  if (!fetchText) throw new Error(`there is no page of ${ruleset} in ${lang}`);
  return renderPage(await fetchText(), {
    draw: frame,
    address: (other, anchor) => addressOf(other || ruleset, anchor),
  });
}

/** Draw each picture shortly before it comes into sight: a page has some hundred, and a phone takes its time over one. */
export function showPictures(page: HTMLElement): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        sight.unobserve(target);
        target.innerHTML = draw(target.dataset.picture ?? "", target.dataset.uid ?? "");
      }
    },
    { rootMargin: "600px" },
  );
  page.querySelectorAll(".picture").forEach((picture) => sight.observe(picture));
  return () => sight.disconnect();
}
