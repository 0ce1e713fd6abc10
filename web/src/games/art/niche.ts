// A window cut into a card's ground, layer by layer, with light behind it: action cards, dwarfs, gold and backs.

import { paint, type Window } from "./colours";
import { inset, roughened, sample, trace, type Field } from "./contour";
import { ease, fromLine, noise } from "./numbers";
import { card, frame, type Picture } from "./picture";
import { fade, glow, path, ring, stop } from "./shapes";

const CUT_AT = [26, 15, 7, 0] as const;

/** The window in its four colours, from the outermost layer to what is seen through it. */
export function niche(shape: Field, seed: number, fills: readonly string[], line: string): string {
  const field = sample(shape);
  const edge = `stroke="${line}" stroke-opacity=".5" stroke-width="5" paint-order="stroke"`;
  return CUT_AT.map((level, n) => {
    const d = trace(roughened(field, level, seed + n * 13, 6 - n, [2, 24]), level);
    return path(d, fills[n] ?? "none", level ? edge : ring(paint("rim"), 3));
  }).join("");
}

export const oval =
  (x: number, y: number, r: number, stretch = 1): Field =>
  (px, py) =>
    Math.hypot(px - x, (py - y) / stretch) - r;

/** An upright window with a round top, cut off level at the bottom. */
export const arch =
  (x: number, top: number, bottom: number, r: number): Field =>
  (px, py) =>
    Math.max(fromLine(px, py, [x, top + r], [x, bottom + r]) - r, py - bottom);

/** An upright window, round at both ends. */
export const capsule =
  (x: number, top: number, bottom: number, r: number): Field =>
  (px, py) =>
    fromLine(px, py, [x, top + r], [x, bottom - r]) - r;

/** Faint strata, which fade out before the card's edge. */
export function strata(seed: number, colour: string, opacity = 1): string {
  const grid = sample((x, y) => 1 - noise(x / 52, y / 19, seed) * ease(4, 22, inset(x, y)));
  return path(trace(grid, 0.45, { tolerance: 1.6, wear: 0.2 }), colour, opacity < 1 ? fade(opacity) : "");
}

interface WindowCard {
  colours: Window;
  shape: Field;
  seed: number;
  /** What is seen in the window and before it. */
  inside: string;
  /** What lies on the ground, under the window. */
  under?: string;
  /** Where its light shines from, and how far. */
  light?: readonly [x: number, y: number, r: number];
}

/** A card that is one reached window. */
export function windowCard(key: string, { colours, shape, seed, inside, under = "", light }: WindowCard): Picture {
  const [x, y, r] = light ?? [100, 140, 110];
  const defs = glow("f", x, y, r, stop(0, "#fffaf0") + stop(1, colours.light));
  const fills = [...colours.layers, "url(#@f) #fff3dc"];
  const body = under + frame(colours.line) + niche(shape, seed, fills, colours.line) + inside;
  return card(key, colours.ground, body, defs);
}
