// Routing: the page's address, and navigation without a reload.

export interface Place {
  page: "home" | "table" | "replay" | "rules" | "lesson" | "puzzles" | "pass" | "me";
  /** What follows in the path: a table, a game's number, a ruleset. */
  rest: string[];
  query: URLSearchParams;
  anchor: string;
}

export const place = $state<{ now: Place }>({ now: read() });

function read(): Place {
  const [first = "", ...rest] = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const page =
    { t: "table", replay: "replay", rules: "rules", lesson: "lesson", puzzles: "puzzles", pass: "pass", me: "me" }[
      first
    ] ?? "home";
  return {
    page: page as Place["page"],
    rest,
    query: new URLSearchParams(location.search),
    anchor: decodeURIComponent(location.hash.slice(1)),
  };
}

/** Go to another page of ours. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.now = read();
  if (!place.now.anchor) scrollTo(0, 0);
}

addEventListener("popstate", () => (place.now = read()));
addEventListener("hashchange", () => (place.now = read()));

/** Links within the page go through the router; those with a modifier key or a target are left to the browser. */
addEventListener("click", (event) => {
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor || anchor.target || anchor.hasAttribute("download") || anchor.origin !== location.origin) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  if (anchor.pathname === location.pathname && anchor.hash) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});
