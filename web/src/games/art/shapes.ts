// SVG text, one small function a shape. `extra` is whatever other attributes the shape needs.

import { paint } from "./colours";
import type { Point } from "./numbers";

/** A number with at most one decimal, as short as it gets. */
export const short = (x: number): string => String(Math.round(x * 10) / 10);

const more = (extra: string): string => (extra ? ` ${extra}` : "");

export const path = (d: string, fill: string, extra = ""): string => `<path d="${d}" fill="${fill}"${more(extra)}/>`;

export const polygon = (points: readonly Point[], fill: string, extra = ""): string =>
  `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(" ")}" fill="${fill}"${more(extra)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = ""): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more(extra)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = ""): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more(extra)}/>`;

/** A rectangle with corners rounded by `r`. */
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = ""): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${r}" fill="${fill}"${more(extra)}/>`;

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A line without a fill. */
export const line = (d: string, colour: string, width: number, extra = ""): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ROUND}${more(extra)}/>`;

/** A line with a dark edge of its own. */
export const bar = (d: string, colour: string, width: number, edge: number): string =>
  line(d, paint("ink"), width + edge) + line(d, colour, width);

/** Attributes of the dark outline every thing has. */
export const ink = (width: number): string => `stroke="${paint("ink")}" stroke-width="${width}" ${ROUND}`;

/** Attributes of a ring in another colour. */
export const ring = (colour: string, width: number): string => `stroke="${colour}" stroke-width="${width}"`;

const rounded = (opacity: number): number => Math.round(opacity * 100) / 100;

/** A translucent fill. Not `opacity`, for which the browser makes a layer of the shape: a table has hundreds of these. */
export const fade = (opacity: number): string => `fill-opacity="${rounded(opacity)}"`;

/** A translucent line. */
export const fadeLine = (opacity: number): string => `stroke-opacity="${rounded(opacity)}"`;

/** Translated, and optionally scaled and rotated, in that order from outside to inside. */
export function place(x: number, y: number, inner: string, scale = 1, turn = 0): string {
  const moves = x || y ? `translate(${short(x)} ${short(y)})` : "";
  const scales = scale === 1 ? "" : `scale(${Math.round(scale * 100) / 100})`;
  const turns = turn ? `rotate(${turn})` : "";
  const transform = [moves, scales, turns].filter(Boolean).join(" ");
  return transform ? `<g transform="${transform}">${inner}</g>` : inner;
}

export const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`;

/** A glow in card units. `@` stands for the picture's own prefix of ids. */
export const glow = (id: string, x: number, y: number, r: number, stops: string): string =>
  `<radialGradient id="@${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stops}</radialGradient>`;

export const slope = (id: string, from: Point, to: Point, stops: string): string =>
  `<linearGradient id="@${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">` +
  `${stops}</linearGradient>`;
