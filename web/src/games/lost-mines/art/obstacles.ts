// What is printed on path cards of the woods: obstacles with or without their tools, rocks, campfires. Ways run upright
// here; the card turns what must lie along its own.

import { paint } from "../../art/colours";
import type { Chance, Point } from "../../art/numbers";
import { bar, box, circle, ellipse, fade, ink, line, path, place, ring } from "../../art/shapes";
import { boulder } from "../../art/things";

const TRUNK = "M-56 20L56 -18";
const BRANCHES = "M-12 -2L-22 -30M14 16L26 42";

const fallenTree = (): string =>
  bar(TRUNK, paint("wood"), 31, 9) +
  line("M-48 8L50 -26", paint("wood-hi"), 6) +
  line("M-30 22L20 5M-4 24L40 9", paint("wood-lo"), 4) +
  ellipse(58, -19, 13, 17, paint("path-hi"), `transform="rotate(-18 58 -19)" ${ink(4)}`) +
  ellipse(58, -19, 6, 9, "none", `transform="rotate(-18 58 -19)" ${ring(paint("wood-hi"), 3)}`) +
  bar(BRANCHES, paint("wood"), 8, 7) +
  circle(-24, -34, 9, paint("fir-3"), ink(3)) +
  circle(28, 46, 9, paint("fir-3"), ink(3));

/** Cut through: a gap in the trunk, wide enough for one. */
const cutTree = (): string => {
  const end = (x: number, y: number): string =>
    ellipse(x, y, 9, 16, paint("path-hi"), `transform="rotate(-18 ${x} ${y})" ${ink(4)}`) +
    ellipse(x, y, 4, 8, "none", `transform="rotate(-18 ${x} ${y})" ${ring(paint("wood-hi"), 3)}`);
  const chips = [
    [-8, 22, 20],
    [12, -26, 70],
    [4, 12, -30],
  ].map(([x = 0, y = 0, turn = 0]) => place(x, y, box(-5, -3, 10, 6, 1, paint("path-hi"), ink(2.5)), 1, turn));
  return (
    bar("M-62 22L-36 13", paint("wood"), 31, 9) +
    bar("M40 -13L60 -20", paint("wood"), 31, 9) +
    line("M-60 9L-38 2M42 -26L56 -31", paint("wood-hi"), 6) +
    end(-31, 11) +
    end(34, -10) +
    end(66, -22) +
    chips.join("")
  );
};

const LAKE = "M-62 4C-60 -34 -20 -46 12 -40C48 -36 70 -16 62 12C56 40 14 50 -22 44C-48 40 -64 28 -62 4Z";
const SHALLOWS = "M-52 2C-50 -26 -16 -36 12 -31C42 -28 58 -12 52 8C46 24 10 32 -20 28C-42 26 -54 18 -52 2Z";
const lake = (): string =>
  path(LAKE, paint("water-lo"), ink(5)) +
  path(SHALLOWS, paint("water")) +
  line("M-34 -8q9 -8 18 0t18 0M-8 12q9 -8 18 0t18 0M8 -20q7 -6 14 0", paint("water-hi"), 5);

const DITCH = "M-66 -14L-44 -26L-18 -14L6 -28L30 -16L66 -24L62 14L40 26L14 16L-10 30L-36 18L-64 24Z";
const BED = "M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13L57 2L32 8L8 -2L-16 12L-38 2L-57 8Z";
const ditch = (): string =>
  path(DITCH, paint("ink"), ink(6)) +
  path(BED, paint("cut-2")) +
  line("M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13", paint("floor-spot"), 4);

/** Two ropes and planks over the ditch, along the way. */
const ropeBridge = (): string => {
  const planks = [-36, -24, -12, 0, 12, 24, 36].map((y) => box(-20, y - 4.5, 40, 9, 2, paint("wood-hi"), ink(3)));
  const ropes = bar("M-20 -52Q-15 0 -20 52M20 -52Q15 0 20 52", paint("floor-spot"), 5, 5);
  const posts = ([[-20, -52], [20, -52], [-20, 52], [20, 52]] as const).map(([x, y]) =>
    circle(x, y, 7, paint("wood-hi"), ink(3.5)),
  ); // prettier-ignore
  return planks.join("") + ropes + posts.join("");
};

const rowingBoat = (): string =>
  line("M-34 -18L34 18M34 -18L-34 18", paint("ink"), 9) +
  line("M-34 -18L34 18M34 -18L-34 18", paint("path-hi"), 4) +
  path("M0 -48C24 -26 24 26 0 44C-24 26 -24 -26 0 -48Z", paint("wood-hi"), ink(5)) +
  path("M0 -34C14 -18 14 18 0 32C-14 18 -14 -18 0 -34Z", paint("wood-lo")) +
  bar("M-13 -8H13M-13 12H13", paint("wood-hi"), 5, 3);

const ROCKS: readonly (readonly [aside: number, along: number, r: number])[] = [
  [-33, -12, 23],
  [-30, 20, 17],
  [33, 8, 24],
  [30, -24, 15],
];

/** Rocks on both sides of a way, with a gap for one; `turn` is how far the way runs from upright. */
function rocks([x, y]: Point, rand: Chance, turn: number): string {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return ROCKS.map(([aside, along, r]): readonly [Point, number] => [
    [x + aside * cos - along * sin, y + aside * sin + along * cos],
    r,
  ])
    .sort(([[, upper]], [[, lower]]) => upper - lower)
    .map(([[rx, ry], r]) => boulder(rx, ry, r, rand))
    .join("");
}

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
  /** How far the way runs from upright, in degrees: 90 is from side to side. */
  turn: number;
  /** Whether the tool that clears the obstacle lies on it. */
  tool: boolean;
}

/** What is printed on a path card, and the tool that was laid on it. */
export function feature({ name, at, turn, tool }: Feature, rand: Chance): string {
  const [x, y] = at;
  if (name === "tree") return place(x, y, tool ? cutTree() : fallenTree(), 1, turn * 0.82);
  if (name === "lake") return place(x, y, lake() + (tool ? place(0, 0, rowingBoat(), 1, turn) : ""));
  if (name === "ditch") return place(x, y, ditch() + (tool ? ropeBridge() : ""), 1, turn);
  if (name === "rocks") return rocks(at, rand, turn);
  if (name === "campfire") return place(x, y, campfire());
  return "";
}

export const FEATURES: readonly string[] = ["tree", "lake", "ditch", "rocks", "campfire"];
