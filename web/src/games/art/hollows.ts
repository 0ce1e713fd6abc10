// Where the arms of a card's face run.

import type { Edge, Face, Group } from "../../lib/face";
import { blend, distance, type Point, type Stick } from "./numbers";

/** Half the width of every opening, on all four edges. */
const HALF = 30;
const MOUTH: Record<Edge, Point> = { N: [100, 0], E: [200, 150], S: [100, 300], W: [0, 150] };
const OUTWARD: Record<Edge, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export const mouthOf = (edge: Edge): Point => MOUTH[edge];
export const outwardOf = (edge: Edge): Point => OUTWARD[edge];
export const centre: Point = [100, 150];

const isStraight = ({ edges: [a, b, c] }: Group): boolean =>
  !!a && !!b && !c && OUTWARD[a][0] + OUTWARD[b][0] === 0 && OUTWARD[a][1] + OUTWARD[b][1] === 0;

/** Whether two straight ways cross without meeting. */
export const isBridge = ({ groups }: Face): boolean => groups.filter(isStraight).length === 2;

/** How far the middle of a curve leans. */
const SLANT = 34;

/** How far a way runs from upright, in degrees: 90 from side to side, and slanting in curves. */
export function bearing(group: Group): number {
  const [a, b] = group.edges as [Edge, Edge | undefined];
  if (!b || group.edges.length > 2) return 0;
  if (isStraight(group)) return OUTWARD[a][0] ? 90 : 0;
  const falls = OUTWARD[a][0] + OUTWARD[b][0] === -(OUTWARD[a][1] + OUTWARD[b][1]);
  return falls ? -SLANT : SLANT;
}

/** The hollow of a group: chains of sticks, and the middle, where things stand. */
export interface Hollow extends Group {
  middle: Point;
  chains: readonly (readonly Stick[])[];
}

const beyond = (edge: Edge, by: number): Point => {
  const [x, y] = MOUTH[edge];
  const [ox, oy] = OUTWARD[edge];
  return [x + ox * by, y + oy * by];
};

const arm = (edge: Edge, to: Point): Stick[] => [{ from: beyond(edge, 25), to, half: HALF }];
const chamber = (at: Point, radius: number): Stick[] => [{ from: at, to: at, half: radius }];

/** From one mouth to another, leaving both straight. A tight curve hugs its corner, to leave room for another. */
function curve(a: Edge, b: Edge, tight: boolean): { chain: Stick[]; middle: Point } {
  const reach = (edge: Edge): number => (OUTWARD[edge][0] ? (tight ? 31 : 42) : tight ? 54 : 70);
  const p0 = beyond(a, -14);
  const p1 = beyond(a, -14 - reach(a));
  const p2 = beyond(b, -14 - reach(b));
  const p3 = beyond(b, -14);
  const at = (t: number): Point => {
    const u = 1 - t;
    const mix = (i: 0 | 1): number => u ** 3 * p0[i] + 3 * u * u * t * p1[i] + 3 * u * t * t * p2[i] + t ** 3 * p3[i];
    return [mix(0), mix(1)];
  };
  const bends = Array.from({ length: 11 }, (_, i) => at(i / 10));
  const points = [beyond(a, 25), ...bends, beyond(b, 25)];
  const chain = points.slice(1).map((to, i): Stick => ({ from: points[i] as Point, to, half: HALF }));
  return { chain, middle: at(0.5) };
}

const isCurve = (group: Group): boolean => group.edges.length === 2 && !isStraight(group);

/** How far a stub reaches in: less where another way passes through the middle. */
function stubDepth(edge: Edge, crowded: boolean): number {
  if (OUTWARD[edge][0]) return crowded ? 14 : 32;
  return crowded ? 56 : 74;
}

/** Where the ways of a face run; `room` is the radius of the chamber in the middle, if there is to be one. */
export function dig({ groups }: Face, room = 0): Hollow[] {
  const crowded = groups.some((group) => !group.isStub && !isCurve(group));
  return groups.map((group) => {
    const [first, second] = group.edges as [Edge, Edge | undefined];
    if (group.isStub) {
      const middle = beyond(first, -stubDepth(first, crowded));
      return { ...group, middle, chains: [arm(first, middle)] };
    }
    if (second && isCurve(group)) {
      const { chain, middle } = curve(first, second, groups.length > 1);
      return { ...group, middle, chains: room ? [chain, chamber(middle, room)] : [chain] };
    }
    const arms = group.edges.map((edge) => arm(edge, centre));
    const hall = room || (group.edges.length > 2 ? 37 : 0);
    return { ...group, middle: centre, chains: hall ? [...arms, chamber(centre, hall)] : arms };
  });
}

/** How far a point lies outside a hollow; negative inside. */
export function depth({ chains }: Hollow, x: number, y: number): number {
  let all = Infinity;
  for (const chain of chains) {
    let here = Infinity;
    for (const stick of chain) here = Math.min(here, distance(x, y, stick));
    all = all === Infinity ? here : blend(all, here, 20);
  }
  return all;
}
