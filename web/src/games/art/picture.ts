// A picture drawn once, and shown any number of times: its text with the page's ids and its spoken name put in.

import { HEIGHT, WIDTH } from "./contour";
import { hash } from "./numbers";
import { box } from "./shapes";

/** What is drawn. In `body`, `@` stands for the prefix of ids. */
export interface Picture {
  key: string;
  className: string;
  viewBox: string;
  body: string;
}

/** How a picture is shown: `uid` keeps its ids apart from every other copy in the page, `label` is what is spoken. */
export interface Shown {
  uid?: string;
  label?: string;
}

const DRAWN_AT_MOST = 800;
const drawn = new Map<string, Picture>();

/** The picture of this key, drawn the first time it is asked for. */
export function drawOnce(key: string, draw: (key: string) => Picture): Picture {
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= DRAWN_AT_MOST) drawn.clear();
  const picture = draw(key);
  drawn.set(key, picture);
  return picture;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Letters, digits and `-` stay; anything else becomes its number, so that different uids give different ids. */
const slug = (uid: string): string => uid.replace(/[^A-Za-z0-9-]/g, (c) => `_${c.charCodeAt(0).toString(36)}_`);

/** Ids in an SVG are the page's: twins without a `uid` share theirs, and all go pale when the first is hidden. */
const prefix = (key: string, uid?: string): string =>
  `ml${hash(key).toString(36)}-${uid === undefined ? "" : `${slug(uid)}-`}`;

export function show({ key, className, viewBox, body }: Picture, { uid, label }: Shown): string {
  const spoken = label ? `role="img" aria-label="${escaped(label)}"` : 'aria-hidden="true"';
  const stretch = className === "ml-card" ? ' preserveAspectRatio="none"' : "";
  const head = `<svg class="${className}" viewBox="${viewBox}" xmlns="http://www.w3.org/2000/svg" ${spoken}${stretch}>`;
  return `${head}${body.replaceAll("@", prefix(key, uid))}</svg>`;
}

/** A whole card: its ground, and what lies on it. The page rounds its corners (`.ml-card`). */
export const card = (key: string, ground: string, body: string, defs = ""): Picture => ({
  key,
  className: "ml-card",
  viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
  body: `${defs && `<defs>${defs}</defs>`}${box(-2, -2, WIDTH + 4, HEIGHT + 4, 0, ground)}${body}`,
});

/** The line along a card's edge. */
export const frame = (line: string): string =>
  box(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 8, "none", `stroke="${line}" stroke-width="3"`) +
  box(4, 4, WIDTH - 8, HEIGHT - 8, 6, "none", 'stroke="#fff" stroke-opacity=".07" stroke-width="2"');
