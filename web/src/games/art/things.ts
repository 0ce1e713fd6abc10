// Things that lie or stand in the mine, each drawn round a point of the card.

import { paint, type Colour } from "./colours";
import type { Chance, Point } from "./numbers";
import { bar, box, circle, ellipse, fade, ink, line, path, place, polygon, ring, short } from "./shapes";

/** A stone's three faces: its body, its reached top, its shaded foot. */
type Faces = readonly [Colour, Colour, Colour];
const PALE: Faces = ["stone", "stone-hi", "stone-lo"];
const DARK: Faces = ["stone-lo", "stone", "rock-lo"];

function stone(x: number, y: number, r: number, rand: Chance, [body, reached, shade]: Faces, edge: number): string {
  const sides = 7;
  const start = rand() * 2 * Math.PI;
  const outline = Array.from({ length: sides }, (_, i): Point => {
    const angle = start + (i / sides) * 2 * Math.PI;
    const reach = r * (0.84 + rand() * 0.28);
    return [x + Math.cos(angle) * reach * 1.08, y + Math.sin(angle) * reach * 0.94];
  });
  const byHeight = outline.slice().sort((p, q) => p[1] - q[1]);
  const angle = ([px, py]: Point): number => Math.atan2(py - y, px - x);
  const top = byHeight.slice(0, 4).sort((p, q) => angle(p) - angle(q));
  const foot = byHeight.slice(-3).sort((p, q) => q[0] - p[0]);
  return (
    polygon(outline, paint(body)) +
    polygon([...top, [x - r * 0.05, y + r * 0.05]], paint(reached)) +
    polygon([[x + r * 0.1, y + r * 0.15], ...foot], paint(shade), fade(0.75)) +
    polygon(outline, "none", ink(edge))
  );
}

export const boulder = (x: number, y: number, r: number, rand: Chance, edge = 3): string =>
  stone(x, y, r, rand, PALE, edge);

/** A stone of the rubble that blocks a stub: darker, since the light dies there. */
export const rubble = (x: number, y: number, r: number, rand: Chance): string => stone(x, y, r, rand, DARK, 3);

export const stoneHeap = (x: number, y: number, rand: Chance): string =>
  boulder(x + 24, y - 12, 24, rand, 4) + boulder(x - 18, y + 2, 34, rand, 4) + boulder(x + 20, y + 26, 20, rand, 4);

const NUGGET: readonly Point[] = [
  [-1, -0.1],
  [-0.62, -0.72],
  [0.1, -0.92],
  [0.78, -0.58],
  [1, 0.12],
  [0.6, 0.76],
  [-0.2, 0.86],
  [-0.82, 0.56],
];

/** The three tones of a lump of metal. */
export type Metal = readonly [body: string, light: string, shade: string];
export const GOLD: Metal = [paint("gold"), paint("gold-hi"), paint("gold-lo")];
export const SILVER: Metal = [paint("steel"), "#fff", paint("steel-lo")];

export function nugget(
  x: number,
  y: number,
  r: number,
  turn = 0,
  edge = 4,
  [body, light, shade]: Metal = GOLD,
): string {
  const outline = NUGGET.map(([a, b]): Point => [a * r, b * r]);
  const [p0, p1, p2, p3, p4, p5, p6, p7] = outline as [Point, Point, Point, Point, Point, Point, Point, Point];
  const crown: Point = [-0.08 * r, -0.12 * r];
  const heart: Point = [0.1 * r, 0.3 * r];
  const facets =
    polygon(outline, body) +
    polygon([p1, p2, crown, p0], light) +
    polygon([p2, p3, [0.36 * r, -0.2 * r], crown], light, fade(0.55)) +
    polygon([p4, p5, p6, heart], shade) +
    polygon([p6, p7, crown, heart], shade, fade(0.5)) +
    polygon(outline, "none", ink(edge));
  return place(x, y, facets, 1, turn);
}

function shard(x: number, base: number, height: number, half: number, lean: number): string {
  const tip: Point = [x + lean, base - height];
  const left: Point = [x - half, base - height * 0.3];
  const right: Point = [x + half, base - height * 0.36];
  const footLeft: Point = [x - half * 0.7, base];
  const footRight: Point = [x + half * 0.7, base];
  const edge: Point = [x + lean * 0.4 - half * 0.1, base - height * 0.32];
  const outline = [tip, right, footRight, footLeft, left];
  return (
    polygon(outline, paint("crystal")) +
    polygon([tip, edge, footLeft, left], paint("crystal-hi")) +
    polygon([right, footRight, [x, base], edge], paint("crystal-lo"), fade(0.8)) +
    polygon(outline, "none", ink(3.5))
  );
}

export const gem = (): string => shard(-15, 12, 40, 9, -9) + shard(15, 13, 36, 9, 10) + shard(0, 16, 62, 12, 1);

/** A gem that glimmers in the dark. */
export function crystal(x: number, y: number, scale = 1): string {
  const halo = circle(0, -18, 40, paint("crystal"), fade(0.13)) + circle(0, -18, 28, paint("crystal"), fade(0.18));
  return place(x, y, halo + gem(), scale);
}

export function ladder(x: number, y: number, scale = 1): string {
  const rails = "M-18 -76L-26 56M18 -76L26 56";
  const rungs = [0, 1, 2, 3, 4].map((i) => `M${short(-19 - i * 1.6)} ${i * 25 - 58}H${short(19 + i * 1.6)}`).join("");
  const lip = "M-45 50A45 21 0 0 0 45 50A37 15 0 0 1 -45 50Z";
  const body =
    ellipse(0, 50, 45, 21, paint("ink")) +
    ellipse(0, 54, 37, 14, paint("cut-2"), fade(0.55)) +
    line(rails, paint("wood-lo"), 15) +
    line(rungs, paint("wood-lo"), 13) +
    line(rails, paint("wood-hi"), 7.5) +
    line(rungs, paint("wood-hi"), 6) +
    path(lip, paint("floor-spot"), ink(3));
  return place(x, y, body, scale);
}

export type Team = "blue" | "green";

/** Blue is an arch with a ring, green a gable with a chevron: told apart by shape first. */
export function door(team: Team, [x, y]: Point): string {
  const arched = team === "blue";
  const frame = arched ? "M-46 56V-14A46 46 0 0 1 46 -14V56Z" : "M-46 56V-22L0 -66L46 -22V56Z";
  const leaf = arched ? "M-34 56V-13A34 34 0 0 1 34 -13V56Z" : "M-34 56V-17L0 -49L34 -17V56Z";
  const planks = arched ? "M-12 56V-44M12 56V-44" : "M-12 56V-36M12 56V-36";
  const chevron = "M-18 8L0 -16L18 8";
  const sign = arched
    ? circle(0, -8, 16, "none", ring(paint("ink"), 12)) + circle(0, -8, 16, "none", ring(paint("blue-hi"), 7))
    : bar(chevron, paint("green-hi"), 8, 6);
  const body =
    path(frame, paint("wood-lo"), ink(5)) +
    path(leaf, paint(team)) +
    line(planks, paint(`${team}-lo`), 3.5) +
    line("M-33 30H33", paint(`${team}-lo`), 7) +
    sign +
    path(leaf, "none", ink(3)) +
    circle(23, 34, 4.5, paint("gold"), ink(2.5));
  return place(x, y, body);
}

/** The east–west way crosses above the north–south way, which passes through its shadow (`@up`, `@dn`). */
export function bridgeDeck(rand: Chance): string {
  const shadow = box(62, 76, 76, 42, 0, "url(#@up)") + box(62, 184, 76, 46, 0, "url(#@dn)");
  const planks = Array.from({ length: 8 }, (_, i) =>
    box(47 + i * 13.4, 122 + (rand() - 0.5) * 3, 11.4, 56, 2, paint(i % 3 === 1 ? "wood" : "wood-hi")),
  );
  const railing = (y: number): string =>
    bar(`M42 ${y}H158`, paint("wood-hi"), 6.5, 6.5) +
    [44, 100, 156].map((x) => box(x - 5.5, y - 12, 11, 20, 3, paint("wood-hi"), ink(3.5))).join("");
  return shadow + box(44, 117, 112, 66, 3, paint("wood-lo"), ink(4)) + planks.join("") + railing(117) + railing(183);
}

/** The treasure: a star of ore that breaks out of the floor. */
export function lode(x: number, y: number): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6 + 0.26;
    const at = (r: number): string => `${short(Math.cos(angle) * r)} ${short(Math.sin(angle) * r)}`;
    return `M${at(44)}L${at(i % 2 ? 64 : 74)}`;
  });
  const ore =
    nugget(-26, 18, 25, 10, 4.5) + nugget(27, 20, 23, 80, 4.5) + nugget(0, -14, 34, 0, 5) + nugget(2, 34, 19, 150, 4.5);
  const glint = path("M-10 -40l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4Z", "#fffbe6");
  const bed = circle(0, 4, 58, paint("cut-3"), fade(0.55));
  return place(x, y, bed + line(rays.join(""), paint("gold-lo"), 5) + ore + glint);
}
