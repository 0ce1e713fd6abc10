// Things of the woods that are no obstacles: firs, flags of the starts, mouths of the mines, the dragon.

import { paint } from "../../art/colours";
import type { Point } from "../../art/numbers";
import { bar, box, circle, ellipse, fade, ink, line, path, place, ring } from "../../art/shapes";
import { crystal, nugget, SILVER } from "../../art/things";

export function fir(x: number, y: number, scale: number, tone: "fir-2" | "fir-3"): string {
  const tiers: readonly (readonly [base: number, half: number, height: number])[] = [
    [0, 19, 30],
    [-14, 15, 28],
    [-28, 11, 26],
  ];
  const boughs = tiers.map(([base, half, height]) => {
    const d = `M${-half} ${base}L0 ${base - height}L${half} ${base}Z`;
    return path(d, paint(tone)) + path(`M0 ${base}V${base - height}L${half} ${base}Z`, paint("fir-1"), fade(0.32));
  });
  return place(x, y, box(-3, -4, 6, 10, 1, paint("wood-lo")) + boughs.join(""), scale);
}

export type Clan = "blue" | "yellow";
export const isClan = (name: string | undefined): name is Clan => name === "blue" || name === "yellow";

/** Blue flies a round flag with a ring, yellow a swallowtail with a diamond. */
export function flag(clan: Clan, [x, y]: Point): string {
  const shadow = ellipse(0, 46, 26, 9, paint("ink"), fade(0.45));
  const pole = bar("M-16 46V-56", paint("wood-hi"), 6, 7);
  const round =
    path("M-10 -54H22A25 25 0 0 1 22 -4H-10Z", paint("blue"), ink(5)) +
    circle(14, -29, 10, "none", ring(paint("blue-hi"), 6));
  const tailed =
    path("M-10 -54H44L30 -29L44 -4H-10Z", paint("yellow"), ink(5)) + path("M9 -42L21 -29L9 -16L-3 -29Z", paint("ink"));
  return place(x, y, shadow + pole + (clan === "blue" ? round : tailed));
}

export type MineName = "gems" | "gold" | "silver" | "dragon";

const HORN = "M14 -12C18 -30 30 -34 40 -28C32 -26 28 -18 28 -4Z";
const FRILL = "M26 2L46 -2L34 10L48 18L28 22Z";
const SNOUT = "M-20 24C-22 8 -12 2 0 2C12 2 22 8 20 24C24 40 14 48 0 48C-14 48 -24 40 -20 24Z";

/** A dragon's head from the front: horns, frills, a long snout with smoking nostrils, fangs. */
export function dragonHead(): string {
  const bothSides = (d: string, fill: string, edge: number): string => {
    const one = path(d, fill, ink(edge));
    return `${one}<g transform="scale(-1 1)">${one}</g>`;
  };
  return (
    bothSides(HORN, paint("path-hi"), 3.5) +
    bothSides(FRILL, paint("ember-lo"), 3.5) +
    path(
      "M0 -22C22 -20 34 -4 30 16C26 28 14 34 0 34C-14 34 -26 28 -30 16C-34 -4 -22 -20 0 -22Z",
      paint("ember"),
      ink(4),
    ) +
    path("M-6 -20L0 -32L6 -20L0 -6Z", paint("gold"), ink(3)) +
    bothSides("M24 2L8 8L20 13Z", paint("gold-hi"), 3) +
    path(SNOUT, paint("ember"), ink(4)) +
    circle(-8, 18, 3.5, paint("ink")) +
    circle(8, 18, 3.5, paint("ink")) +
    line("M-16 32Q0 40 16 32", paint("ink"), 3.5) +
    path("M-12 34L-8 44L-4 36ZM12 34L8 44L4 36Z", "#fff8e8", ink(2.5))
  );
}

/** What lies in a mine, or what a treasure of it looks like, round (0, 24). */
export function hoard(mine: MineName): string {
  if (mine === "gems") return crystal(0, 34, 0.72);
  if (mine === "gold") return nugget(-10, 28, 15, 0, 3.5) + nugget(13, 31, 12, 60, 3.5);
  if (mine === "silver") return nugget(-10, 28, 15, 40, 3.5, SILVER) + nugget(13, 31, 12, 110, 3.5, SILVER);
  return place(0, 12, dragonHead(), 0.75);
}

/** A mine's mouth in the woods. */
export function mineMouth(mine: MineName, [x, y]: Point): string {
  const arch = "M-43 48V-4A43 43 0 0 1 43 -4V48";
  const hill =
    path("M-64 48L-52 -20L-22 -62L20 -64L54 -22L64 48Z", paint("stone"), ink(5)) +
    path("M-22 -62L20 -64L54 -22L18 -34L-18 -32L-52 -20Z", paint("stone-hi"));
  const opening =
    path("M-40 48V-2A40 40 0 0 1 40 -2V48Z", paint("ink")) +
    line(arch, paint("wood-lo"), 13) +
    line(arch, paint("wood-hi"), 7);
  return place(x, y, hill + opening + place(0, -4, hoard(mine), 1.15), 0.88);
}
