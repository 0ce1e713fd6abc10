// Ground and ways of a card: cut paper in layers, reached from inside. Light means reach: what the start reaches glows, what it
// does not is grey, what ends in rubble goes dark.

import { paint, type Colour } from "./colours";
import { HEIGHT, inset, nearest, roughened, sample, trace, valueAt, WIDTH, type Grid } from "./contour";
import type { Edge, Face } from "../../lib/face";
import { depth, dig, mouthOf, outwardOf, type Hollow } from "./hollows";
import { ease, noise, type Chance, type Point } from "./numbers";
import { frame } from "./picture";
import { ellipse, fade, glow, path, polygon, ring, slope, stop } from "./shapes";
import { rubble } from "./things";

export type Terrain = "rock" | "woods";

interface Ground {
  body: Colour;
  high: Colour;
  low: Colour;
  line: Colour;
  /** Width and height of a stratum. */
  grain: Point;
}

export const GROUND: Record<Terrain, Ground> = {
  rock: { body: "rock", high: "rock-hi", low: "rock-lo", line: "rock-line", grain: [95, 17] },
  woods: { body: "moss", high: "moss-hi", low: "moss-lo", line: "moss-line", grain: [52, 40] },
};

interface Light {
  id: string;
  cuts: readonly [Colour, Colour, Colour];
  low: Colour;
  floor: Colour;
  high: Colour;
  rim: Colour;
  spot: Colour;
}

const GREY: Light = {
  id: "d",
  cuts: ["dim-1", "dim-2", "dim-3"],
  low: "dim-lo",
  floor: "dim",
  high: "dim-hi",
  rim: "dim-rim",
  spot: "dim-3",
};
const LAMPLIGHT: Light = {
  id: "f",
  cuts: ["cut-1", "cut-2", "cut-3"],
  low: "floor-lo",
  floor: "floor",
  high: "floor-hi",
  rim: "rim",
  spot: "floor-spot",
};
const DAYLIGHT: Light = {
  id: "f",
  cuts: ["glade-1", "glade-2", "glade-3"],
  low: "path-lo",
  floor: "path",
  high: "path-hi",
  rim: "path-rim",
  spot: "path-spot",
};

/** How far outside the floor's edge each layer of paper is cut. */
const CUT_AT = [28, 18, 9] as const;

/** A hollow with its field sampled once, and its light. */
export interface Way {
  hollow: Hollow;
  field: Grid;
  light: Light;
}

/** The ways of a face; those with an arm in `reached` are bright, the others grey. */
export function ways(terrain: Terrain, face: Face, room: number, reached: string): Way[] {
  const bright = terrain === "rock" ? LAMPLIGHT : DAYLIGHT;
  return dig(face, room).map((hollow) => ({
    hollow,
    field: sample((x, y) => depth(hollow, x, y)),
    light: hollow.edges.some((edge) => reached.includes(edge)) ? bright : GREY,
  }));
}

/** How far a point lies outside every way. */
export const nearAny = (all: readonly Way[], x: number, y: number): number =>
  Math.min(400, ...all.map(({ hollow }) => depth(hollow, x, y)));

/** Strata and flecks, which fade out before the card's edge and before the ways. */
export function drawGround(terrain: Terrain, all: readonly Way[], seed: number, rand: Chance): string {
  const { high, low, line, grain } = GROUND[terrain];
  const union = nearest(all.map((way) => way.field));
  const stratum = (shift: number, scale: number, from: number): Grid =>
    sample((x, y) => {
      const bare = ease(5, 20, inset(x, y)) * ease(18, 34, valueAt(union, x, y));
      if (!bare) return 1;
      return 1 - bare * noise(x / (grain[0] * scale) + shift, (y + x * 0.16) / (grain[1] * scale), from);
    });
  const layer = (grid: Grid, level: number, colour: Colour): string =>
    path(trace(grid, level, { tolerance: 2.4, wear: 0.12, least: 14 }), paint(colour));
  const strata = layer(stratum(3, 1, seed), 0.4, high) + layer(stratum(9, 0.84, seed + 5), 0.33, low);
  return strata + frame(paint(line)) + (terrain === "rock" ? drawFlecks(all, rand) : "");
}

function drawFlecks(all: readonly Way[], rand: Chance): string {
  let flecks = "";
  for (let i = 0; i < 9; i++) {
    const x = 14 + rand() * (WIDTH - 28);
    const y = 14 + rand() * (HEIGHT - 28);
    const r = 2 + rand() * 4;
    const corners: Point[] = [
      [x - r, y + r * 0.4],
      [x - r * 0.2, y - r],
      [x + r, y - r * 0.2],
      [x + r * 0.3, y + r],
    ];
    if (nearAny(all, x, y) > 32) flecks += polygon(corners, paint("stone"), fade(0.2 + rand() * 0.35));
  }
  return flecks;
}

/** Three layers of paper down to the floor. Grey ways lie under reached ones. */
export function drawCuts(terrain: Terrain, all: readonly Way[], seed: number): string {
  const edge = `stroke="${paint(GROUND[terrain].line)}" stroke-opacity=".55" stroke-width="5" paint-order="stroke"`;
  const classes = [...new Set(all.map((way) => way.light))].sort((a, b) => (a.id < b.id ? -1 : 1));
  const unions = classes.map((light) => nearest(all.filter((way) => way.light === light).map((way) => way.field)));
  return CUT_AT.map((level, n) =>
    classes
      .map((light, which) => {
        const grid = roughened(unions[which] as Grid, level, seed + 11 * n, 6 - n);
        return path(trace(grid, level, { tolerance: 2.4, wear: 0.22 }), paint(light.cuts[n] as Colour), edge);
      })
      .join(""),
  ).join("");
}

/** The floors, with their amber lips and bright cores. Grey ones first. */
export function drawFloors(all: readonly Way[], seed: number): string {
  return [...all]
    .sort((a, b) => (a.light.id < b.light.id ? -1 : 1))
    .map(({ field, light }) => {
      const lip = trace(roughened(field, 0, seed + 91, 5), 0, { tolerance: 2.3, wear: 0.2 });
      const core = trace(roughened(field, -8, seed + 131, 4), -8, { tolerance: 2, wear: 0.26 });
      return (
        path(lip, paint(light.low), ring(paint(light.rim), 2.5)) +
        path(core, `url(#@${light.id}) ${paint(light.floor)}`)
      );
    })
    .join("");
}

export const floorGlow = ({ id, high, floor }: Light): string =>
  glow(id, 100, 150, 165, stop(0, paint(high)) + stop(0.62, paint(floor)) + stop(1, paint(floor)));

/** Specks where feet have trodden. */
export function drawSpecks(all: readonly Way[], rand: Chance): string {
  let specks = "";
  for (let i = 0; i < 16; i++) {
    const x = 12 + rand() * (WIDTH - 24);
    const y = 12 + rand() * (HEIGHT - 24);
    const r = 1.6 + rand() * 3.2;
    const under = all.find(({ hollow }) => depth(hollow, x, y) < -13);
    if (under) specks += ellipse(x, y, r * 1.5, r * 0.8, paint(under.light.spot), fade(0.6));
  }
  return specks;
}

const HEAP: readonly (readonly [aside: number, out: number, r: number])[] = [
  [-17, -13, 13],
  [18, -13, 13],
  [0, -15, 16],
  [-9, 3, 10],
  [11, 4, 9],
];
const SHALLOW = 20;

interface Stub {
  picture: string;
  defs: string;
}

/** The light enters, dies, and there is rubble. Gives the picture and the gradient it needs. */
export function drawStub({ hollow, field }: Way, id: string, seed: number, line: string, rand: Chance): Stub {
  const edge = hollow.edges[0] as Edge;
  const [ox, oy] = outwardOf(edge);
  const [mx, my] = mouthOf(edge);
  const [ex, ey] = hollow.middle;
  const stops = stop(0.1, line, 0) + stop(0.5, line, 0.55) + stop(0.85, line, 0.95);
  const dark = path(trace(roughened(field, 4, seed + 91, 5), 4, { tolerance: 1.9 }), `url(#@${id})`);
  const heap = Math.abs(mx - ex) + Math.abs(my - ey) < SHALLOW ? HEAP.slice(0, 3) : HEAP;
  const stones = heap.map(([aside, out, r]) =>
    rubble(ex + oy * aside + ox * out, ey + ox * aside + oy * out, r * (0.9 + rand() * 0.25), rand),
  );
  return { picture: dark + stones.join(""), defs: slope(id, [mx, my], [ex - ox * 30, ey - oy * 30], stops) };
}
