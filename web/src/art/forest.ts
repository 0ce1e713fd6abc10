// Things of the forest: firs, obstacles with or without their tools, flags of the starts, mouths of the mines.

import { paint } from "./colours";
import type { Chance, Point } from "./numbers";
import { bar, box, circle, ellipse, fade, ink, line, path, place, polygon, ring } from "./shapes";
import { boulder, crystal, nugget, SILVER } from "./things";

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

const TRUNK = "M-56 20L56 -18";
const BRANCHES = "M-12 -2L-22 -30M14 16L26 42";

const fallenTree = (across: boolean): string =>
  place(
    0,
    0,
    bar(TRUNK, paint("wood"), 31, 9) +
      line("M-48 8L50 -26", paint("wood-hi"), 6) +
      line("M-30 22L20 5M-4 24L40 9", paint("wood-lo"), 4) +
      ellipse(58, -19, 13, 17, paint("path-hi"), `transform="rotate(-18 58 -19)" ${ink(4)}`) +
      ellipse(58, -19, 6, 9, "none", `transform="rotate(-18 58 -19)" ${ring(paint("wood-hi"), 3)}`) +
      bar(BRANCHES, paint("wood"), 8, 7) +
      circle(-24, -34, 9, paint("fir-3"), ink(3)) +
      circle(28, 46, 9, paint("fir-3"), ink(3)),
    1,
    across ? 74 : 0,
  );

/** Cut through: a gap in the trunk, wide enough for one. */
const cutTree = (across: boolean): string => {
  const end = (x: number, y: number): string =>
    ellipse(x, y, 9, 16, paint("path-hi"), `transform="rotate(-18 ${x} ${y})" ${ink(4)}`) +
    ellipse(x, y, 4, 8, "none", `transform="rotate(-18 ${x} ${y})" ${ring(paint("wood-hi"), 3)}`);
  const chips = [
    [-8, 22, 20],
    [12, -26, 70],
    [4, 12, -30],
  ].map(([x = 0, y = 0, turn = 0]) => place(x, y, box(-5, -3, 10, 6, 1, paint("path-hi"), ink(2.5)), 1, turn));
  const body =
    bar("M-62 22L-36 13", paint("wood"), 31, 9) +
    bar("M40 -13L60 -20", paint("wood"), 31, 9) +
    line("M-60 9L-38 2M42 -26L56 -31", paint("wood-hi"), 6) +
    end(-31, 11) +
    end(34, -10) +
    end(66, -22) +
    chips.join("");
  return place(0, 0, body, 1, across ? 74 : 0);
};

const LAKE = "M-62 4C-60 -34 -20 -46 12 -40C48 -36 70 -16 62 12C56 40 14 50 -22 44C-48 40 -64 28 -62 4Z";
const SHALLOWS = "M-52 2C-50 -26 -16 -36 12 -31C42 -28 58 -12 52 8C46 24 10 32 -20 28C-42 26 -54 18 -52 2Z";
const lake = (): string =>
  path(LAKE, paint("water-lo"), ink(5)) +
  path(SHALLOWS, paint("water")) +
  line("M-34 -8q9 -8 18 0t18 0M-8 12q9 -8 18 0t18 0M8 -20q7 -6 14 0", paint("water-hi"), 5);

const DITCH = "M-66 -14L-44 -26L-18 -14L6 -28L30 -16L66 -24L62 14L40 26L14 16L-10 30L-36 18L-64 24Z";
const BED = "M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13L57 2L32 8L8 -2L-16 12L-38 2L-57 8Z";
const ditch = (across: boolean): string =>
  place(
    0,
    0,
    path(DITCH, paint("ink"), ink(6)) +
      path(BED, paint("cut-2")) +
      line("M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13", paint("floor-spot"), 4),
    1,
    across ? 90 : 0,
  );

/** Two ropes and planks over the ditch, along the way. */
const ropeBridge = (across: boolean): string => {
  const planks = [-36, -24, -12, 0, 12, 24, 36].map((y) => box(-20, y - 4.5, 40, 9, 2, paint("wood-hi"), ink(3)));
  const ropes = bar("M-20 -52Q-15 0 -20 52M20 -52Q15 0 20 52", paint("floor-spot"), 5, 5);
  const posts = ([[-20, -52], [20, -52], [-20, 52], [20, 52]] as const).map(([x, y]) =>
    circle(x, y, 7, paint("wood-hi"), ink(3.5)),
  ); // prettier-ignore
  return place(0, 0, planks.join("") + ropes + posts.join(""), 1, across ? 90 : 0);
};

const rowingBoat = (across: boolean): string =>
  place(
    0,
    0,
    line("M-34 -18L34 18M34 -18L-34 18", paint("ink"), 9) +
      line("M-34 -18L34 18M34 -18L-34 18", paint("path-hi"), 4) +
      path("M0 -48C24 -26 24 26 0 44C-24 26 -24 -26 0 -48Z", paint("wood-hi"), ink(5)) +
      path("M0 -34C14 -18 14 18 0 32C-14 18 -14 -18 0 -34Z", paint("wood-lo")) +
      bar("M-13 -8H13M-13 12H13", paint("wood-hi"), 5, 3),
    1,
    across ? 90 : 0,
  );

function rocks([x, y]: Point, rand: Chance, across: boolean): string {
  const spots: readonly Stone[] = across
    ? [[-14, -30, 24], [18, -34, 17], [10, 34, 24], [-20, 33, 16]] // prettier-ignore
    : [[-33, -12, 23], [-30, 20, 17], [33, 8, 24], [30, -24, 15]]; // prettier-ignore
  return spots.map(([dx, dy, r]) => boulder(x + dx, y + dy, r, rand)).join("");
}
type Stone = readonly [number, number, number];

const FLAME =
  "M0 -54C10 -30 32 -24 28 4C26 22 12 28 0 28C-14 28 -28 20 -28 2C-28 -14 -16 -18 -14 -32C-8 -26 -6 -24 -4 -18C0 -28 -4 -40 0 -54Z";
const campfire = (): string =>
  circle(0, 0, 52, paint("gold"), fade(0.25)) +
  bar("M-34 30L34 12M-34 12L34 30", paint("wood-hi"), 11, 8) +
  path(FLAME, paint("ember"), ink(5)) +
  path(
    "M2 -22C6 -8 18 -6 15 8C13 18 6 22 0 22C-8 22 -15 17 -15 6C-15 -4 -6 -6 -4 -14C0 -10 2 -14 2 -22Z",
    paint("gold"),
  ) +
  path("M1 0C3 6 8 8 6 14C5 18 2 20 0 20C-4 20 -7 17 -6 12C-5 7 -1 8 1 0Z", paint("gold-hi"));

export interface Feature {
  name: string;
  at: Point;
  /** Whether the way runs from side to side. */
  across: boolean;
  /** Whether the tool that clears the obstacle lies on it. */
  tool: boolean;
}

/** What is printed on a path card, and the tool that was laid on it. */
export function feature({ name, at: [x, y], across, tool }: Feature, rand: Chance): string {
  if (name === "tree") return place(x, y, tool ? cutTree(across) : fallenTree(across));
  if (name === "lake") return place(x, y, lake() + (tool ? rowingBoat(across) : ""));
  if (name === "ditch") return place(x, y, ditch(across) + (tool ? ropeBridge(across) : ""));
  if (name === "rocks") return rocks([x, y], rand, across);
  if (name === "campfire") return place(x, y, campfire());
  return "";
}

export const FEATURES: readonly string[] = ["tree", "lake", "ditch", "rocks", "campfire"];

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

const dragonHead = (): string =>
  path("M-30 40C-34 10 -20 -10 0 -10C20 -10 34 10 30 40Z", paint("ember"), ink(4)) +
  [-1, 1]
    .map((side) => {
      const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x * side, y]);
      const horn = polygon(mirrored([[22, -2], [30, -28], [8, -10]]), paint("ember-lo"), ink(3.5)); // prettier-ignore
      const eye = polygon(mirrored([[20, 8], [4, 14], [14, 20]]), paint("gold-hi"), ink(2.5)); // prettier-ignore
      return horn + eye + circle(8 * side, 32, 3.5, paint("ink"));
    })
    .join("");

/** What lies in a mine, or what a treasure of it looks like, round (0, 24). */
export function hoard(mine: MineName): string {
  if (mine === "gems") return crystal(0, 34, 0.72);
  if (mine === "gold") return nugget(-10, 28, 15, 0, 3.5) + nugget(13, 31, 12, 60, 3.5);
  if (mine === "silver") return nugget(-10, 28, 15, 40, 3.5, SILVER) + nugget(13, 31, 12, 110, 3.5, SILVER);
  return dragonHead();
}

/** A mine's mouth in the forest. */
export function mineMouth(mine: MineName, [x, y]: Point): string {
  const arch = "M-43 48V-4A43 43 0 0 1 43 -4V48";
  const hill =
    path("M-64 48L-52 -20L-22 -62L20 -64L54 -22L64 48Z", paint("stone"), ink(5)) +
    path("M-22 -62L20 -64L54 -22L18 -34L-18 -32L-52 -20Z", paint("stone-hi"));
  const opening =
    path("M-40 48V-2A40 40 0 0 1 40 -2V48Z", paint("ink")) +
    line(arch, paint("wood-lo"), 13) +
    line(arch, paint("wood-hi"), 7);
  return place(x, y, hill + opening + hoard(mine));
}
