// The pages of rules: fetching one in a language, and drawing its pictures.
import type { Page } from "../../plugins/rules-markdown";
import type { Game } from "../games/protocol";
import { DEFAULT_RULESET, gameOf, RULESETS } from "../games/registry";
import type { Lang } from "../localization/localization.svelte";
import { draw } from "./pictures";

const PAGES = import.meta.glob<Page>("../games/*/rules/*/*.md", { import: "default" });

/** The ruleset of this name; the first one for any other. */
export function rulesetOf(name: string): string {
  return RULESETS.includes(name) ? name : DEFAULT_RULESET;
}

export function addressOf(ruleset: string, anchor = ""): string {
  return `/rules/${ruleset}${anchor && `#${anchor}`}`;
}

/** A page, with empty frames in the place of its pictures: see `showPictures`. */
export async function fetchPage(lang: Lang, ruleset: string): Promise<Page> {
  const path = Object.keys(PAGES).find((one) => one.endsWith(`/${lang}/${ruleset}.md`));
  const fetched = path && PAGES[path];
  if (!fetched) throw new Error(`there is no page of ${ruleset} in ${lang}`);
  return fetched();
}

/** Draws each picture shortly before it scrolls into view: a page has about a hundred, which are slow to draw on a phone. */
export function showPictures(page: HTMLElement, ruleset: string): () => void {
  const game: Game = gameOf(ruleset);
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        sight.unobserve(target);
        target.innerHTML = draw(target.dataset["picture"] ?? "", game, target.dataset["uid"] ?? "");
      }
    },
    { rootMargin: "600px" },
  );
  page.querySelectorAll(".picture").forEach((picture) => sight.observe(picture));
  return () => sight.disconnect();
}
