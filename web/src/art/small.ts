// Small pictures: tools, signs, and the lines of buttons.

import { brokenTool, iconOf, isTool } from "./actions";
import { drawOnce, show, type Picture, type Shown } from "./picture";
import type { World } from "./ways";

const sign = (key: string, className: string, body: string): Picture => ({
  key,
  className,
  viewBox: "-80 -80 160 160",
  body,
});

/** A tool in its slot in front of a seat, whole or snapped in two. */
export function toolSvg(tool: string, { broken = false, ...shown }: Shown & { broken?: boolean } = {}): string {
  const draw = (key: string): Picture =>
    sign(key, "ml-tool", broken && isTool(tool) ? brokenTool(tool) : (iconOf(tool, "mine")?.() ?? ""));
  return show(drawOnce(`tool/${tool}/${broken}`, draw), shown);
}

/** A sign by its name: tools, actions, `eye`, `nugget`, `stone`, `treasure`, `mine`, `dwarf`, `gems` … */
export function iconSvg(name: string, { world = "mine", ...shown }: Shown & { world?: World } = {}): string {
  const draw = (key: string): Picture => sign(key, "ml-icon", iconOf(name, world)?.() ?? "");
  return show(drawOnce(`icon/${name}/${world}`, draw), shown);
}

export const knowsIcon = (name: string, world: World = "mine"): boolean => iconOf(name, world) !== null;

// Lines on a grid of 24. `next` and `back` are arrows of reading: the page mirrors them from right to left.
const GLYPHS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  turn: "M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5",
  discard: "M6 7h12l-1 13H7zM4 7h16M10 4h4",
  sun:
    "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4" +
    "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8",
  moon: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M17 5l-8 7 8 7M6 5v14",
  last: "M7 5l8 7-8 7M18 5v14",
  talk: "M4 5h16v11H11l-5 4v-4H4z",
  send: "M4 5l16 7-16 7 3-7zM7 12h13",
  mute: "M4 9h4l5-4v14l-5-4H4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  sound: "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 15V4M8 7.5L12 4l4 3.5M5 12v8h14v-8",
  settings:
    "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4M9 13.8a2.2 2.2 0 1 0 0 4.4a2.2 2.2 0 0 0 0-4.4",
  book: "M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5C14 18 17 17.5 20 18V5c-3-.5-6 0-8 1.5v13",
  clock: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M12 8v4.5l3 2",
  person: "M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20c.5-4 3.5-6 7.5-6s7 2 7.5 6",
  bot: "M5 9h14v10H5zM12 9V5M9 13.5v1M15 13.5v1M3 13v3M21 13v3M12 4v.1",
  eye: "M2.5 12q9.5-12 19 0q-9.5 12-19 0M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6",
  door: "M6 20V4h9v16M4 20h16M12 12v.5",
  help: "M9 9.5C9 5.5 15.5 5.5 15.5 9.5C15.5 12 12 12 12 15M12 19v.1",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  globe: "M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16M4 12h16M12 4c-5 4-5 12 0 16c5-4 5-12 0-16",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
} as const;

export type Glyph = keyof typeof GLYPHS;
export const glyphs = Object.keys(GLYPHS) as Glyph[];

/** A button's sign, in the colour of its text. */
export const glyphSvg = (name: Glyph): string =>
  '<svg class="ml-glyph" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" fill="none" stroke="currentColor" ' +
  'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  `<path d="${GLYPHS[name]}"/></svg>`;
