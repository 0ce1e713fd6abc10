// From a field of distances to hewn outlines: marching squares, then fewer points, then straight facets with worn corners.

import { ease, fromLine, noise, type Point } from "./numbers";
import { short } from "./shapes";

/** A card's own units: portrait, 2:3. */
export const WIDTH = 200;
export const HEIGHT = 300;

const STEP = 5;
const PAD = 15;
const COLUMNS = (WIDTH + 2 * PAD) / STEP + 1;
const ROWS = (HEIGHT + 2 * PAD) / STEP + 1;

/** A field sampled on a grid a little larger than the card. */
export type Grid = Float32Array;
export type Field = (x: number, y: number) => number;

/** How far inside the card a point lies. */
export const inset = (x: number, y: number): number => Math.min(x, WIDTH - x, y, HEIGHT - y);

const FAR = 99;

export function sample(field: Field): Grid {
  const grid = new Float32Array(COLUMNS * ROWS).fill(FAR);
  for (let row = 1; row < ROWS - 1; row++) {
    for (let column = 1; column < COLUMNS - 1; column++) {
      grid[row * COLUMNS + column] = field(column * STEP - PAD, row * STEP - PAD);
    }
  }
  return grid;
}

export const nearest = (grids: readonly Grid[]): Grid => {
  const [first, ...others] = grids;
  const union = first ? first.slice() : new Float32Array(COLUMNS * ROWS).fill(FAR);
  for (const grid of others) {
    for (let i = 0; i < union.length; i++) union[i] = Math.min(union[i] as number, grid[i] as number);
  }
  return union;
};

/** The field's value at the sample nearest to a point. */
export const valueAt = (grid: Grid, x: number, y: number): number =>
  grid[Math.round((y + PAD) / STEP) * COLUMNS + Math.round((x + PAD) / STEP)] ?? FAR;

/** The same field with hewn noise near `level`; none at the card's edge, so that openings meet their neighbours. */
export function roughened(grid: Grid, level: number, seed: number, strength: number, margin: Point = [3, 32]): Grid {
  return grid.map((d, i) => {
    if (Math.abs(d - level) > 14) return d;
    const x = (i % COLUMNS) * STEP - PAD;
    const y = Math.floor(i / COLUMNS) * STEP - PAD;
    const coarse = (noise(x / 30, y / 30, seed) - 0.5) * 1.5;
    const fine = (noise(x / 13, y / 13, seed + 7) - 0.5) * 0.6;
    return d + (coarse + fine) * strength * ease(margin[0], margin[1], inset(x, y));
  });
}

// For each kind of square (top left 8, top right 4, bottom right 2, bottom left 1): from which side to which the outline
// runs, so that the inside always stays on the same hand.
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;
const RUNS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, BOTTOM]],
  [[BOTTOM, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, TOP]],
  [[LEFT, TOP], [RIGHT, BOTTOM]], // prettier-ignore
  [[BOTTOM, TOP]],
  [[LEFT, TOP]],
  [[TOP, LEFT]],
  [[TOP, BOTTOM]],
  [[TOP, RIGHT], [BOTTOM, LEFT]], // prettier-ignore
  [[TOP, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [],
];

/** A crossing has one key, whichever of its two squares asks: twice its sample's number, plus one on an upright side. */
const crossingKey = (square: number, side: number): number => {
  if (side === TOP) return square * 2;
  if (side === BOTTOM) return (square + COLUMNS) * 2;
  return (side === LEFT ? square : square + 1) * 2 + 1;
};

function crossing(grid: Grid, level: number, key: number): Point {
  const from = key >> 1;
  const upright = key & 1;
  const a = grid[from] ?? FAR;
  const b = grid[from + (upright ? COLUMNS : 1)] ?? FAR;
  const t = (level - a) / (b - a);
  const column = from % COLUMNS;
  const row = Math.floor(from / COLUMNS);
  return [(column + (upright ? 0 : t)) * STEP - PAD, (row + (upright ? t : 0)) * STEP - PAD];
}

/** From each crossing of the outlines to the next. */
function crossings(grid: Grid, level: number): Map<number, number> {
  const next = new Map<number, number>();
  const below = grid.map((d) => (d < level ? 1 : 0));
  for (let row = 0; row < ROWS - 1; row++) {
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      const upper = (below[at] as number) * 8 + (below[at + 1] as number) * 4;
      const kind = upper + (below[at + COLUMNS + 1] as number) * 2 + (below[at + COLUMNS] as number);
      if (kind === 0 || kind === 15) continue;
      for (const [from, to] of RUNS[kind] ?? []) next.set(crossingKey(at, from), crossingKey(at, to));
    }
  }
  return next;
}

/** Closed outlines round everything below `level`. */
function outlines(grid: Grid, level: number): Point[][] {
  const next = crossings(grid, level);
  const rings: Point[][] = [];
  for (const first of next.keys()) {
    const ring: Point[] = [];
    for (let key = first; ;) {
      const following = next.get(key);
      if (following === undefined) break;
      ring.push(crossing(grid, level, key));
      next.delete(key);
      key = following;
    }
    if (ring.length > 5) rings.push(ring);
  }
  return rings;
}

/** Ramer, Douglas and Peucker on a ring; points at the card's edge are never dropped. */
function thinned(ring: readonly Point[], tolerance: number): Point[] {
  const keep = ring.map(([x, y]) => Math.abs(inset(x, y)) < 6);
  keep[0] = true;
  keep[ring.length >> 1] = true;
  const split = (from: number, to: number): void => {
    const start = ring[from] as Point;
    const end = ring[to % ring.length] as Point;
    let worst = 0;
    let where = -1;
    for (let i = from + 1; i < to; i++) {
      const [x, y] = ring[i] as Point;
      const off = fromLine(x, y, start, end);
      if (off > worst) {
        worst = off;
        where = i;
      }
    }
    if (worst <= tolerance) return;
    keep[where] = true;
    split(from, where);
    split(where, to);
  };
  const fixed = [...keep.keys()].filter((i) => keep[i]);
  fixed.forEach((from, n) => split(from, fixed[n + 1] ?? ring.length));
  return ring.filter((_, i) => keep[i]);
}

/** Straight facets; `wear` is how much of each is rounded away at its corners. */
function hewn(ring: readonly Point[], wear: number): string {
  const count = ring.length;
  const towards = ([x, y]: Point, [a, b]: Point): string => `${short(x + (a - x) * wear)} ${short(y + (b - y) * wear)}`;
  const corners = ring.map((corner, i) => {
    const before = ring[(i + count - 1) % count] as Point;
    const after = ring[(i + 1) % count] as Point;
    const bend = `Q${short(corner[0])} ${short(corner[1])} ${towards(corner, after)}`;
    return `${i ? "L" : "M"}${towards(corner, before)}${bend}`;
  });
  return `${corners.join("")}Z`;
}

interface Trace {
  tolerance?: number;
  wear?: number;
  /** Outlines with fewer crossings than this are left out. */
  least?: number;
}

/** The path round everything in the grid below `level`. */
export function trace(grid: Grid, level: number, { tolerance = 2.2, wear = 0.24, least = 6 }: Trace = {}): string {
  return outlines(grid, level)
    .filter((ring) => ring.length >= least)
    .map((ring) => hewn(thinned(ring, tolerance), wear))
    .join("");
}
