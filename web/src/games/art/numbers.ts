// Numbers the drawing is made from: hashes, seeded chance, noise, distances. Nothing here knows of cards.

export type Point = readonly [number, number];

/** A line from one point to another with round ends, `half` wide to either side. */
export interface Stick {
  from: Point;
  to: Point;
  half: number;
}

/** FNV-1a, as a whole number below 2^32. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const letter of text) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

export type Chance = () => number;

/** Mulberry32: numbers from 0 up to 1 that depend on the seed alone. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed | 0, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Value noise, 0 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const across = x - column;
  const down = y - row;
  const u = across * across * (3 - 2 * across);
  const w = down * down * (3 - 2 * down);
  const a = lattice(column, row, seed);
  const b = lattice(column + 1, row, seed);
  const c = lattice(column, row + 1, seed);
  const d = lattice(column + 1, row + 1, seed);
  return a + (b - a) * u + (c - a) * w + (a - b - c + d) * u * w;
}

/** 0 up to `from`, 1 from `to` on, and smooth in between. */
export function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** The lesser of two distances, with a rounded valley where they meet. */
export function blend(a: number, b: number, width: number): number {
  const near = Math.max(width - Math.abs(a - b), 0) / width;
  return Math.min(a, b) - (near * near * width) / 4;
}

/** How far a point lies outside a stick; negative inside. */
export const distance = (x: number, y: number, stick: Stick): number =>
  fromLine(x, y, stick.from, stick.to) - stick.half;

/** How far a point lies from a line between two others. */
export function fromLine(x: number, y: number, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const px = x - from[0];
  const py = y - from[1];
  const length = dx * dx + dy * dy;
  const t = length ? Math.min(1, Math.max(0, (px * dx + py * dy) / length)) : 0;
  const ex = px - t * dx;
  const ey = py - t * dy;
  return Math.sqrt(ex * ex + ey * ey);
}
