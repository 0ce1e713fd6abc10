// The camera over a board: fitted to what lies there, until someone pans or zooms by hand. Pure functions.
import type { Cell } from "../../lib/notation";

export interface Camera {
  /** Where the cell 0,0 begins, in pixels from the board's corner. */
  x: number;
  y: number;
  /** The width of a cell in pixels; its height is half as much again. */
  cell: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 22;
/** To show everything in little room, cells may be smaller than anyone would zoom them by hand. */
const SMALLEST_FIT = 14;
export const LARGEST = 160;
const LARGEST_FIT = 116;
const TALL = 1.5;
const MARGIN = 12;

/** Returns the camera that shows all cells of some bounds, as large as it can. Cells are whole, even pixels wide. */
export function fitted(bounds: Bounds, { width, height }: Size): Camera {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  const largest = Math.min((width - MARGIN) / columns, (height - MARGIN) / (rows * TALL), LARGEST_FIT);
  const cell = Math.max(SMALLEST_FIT, Math.floor(largest / 2) * 2);
  return {
    cell,
    x: Math.round((width - cell * columns) / 2 - bounds.left * cell),
    y: Math.round((height - cell * TALL * rows) / 2 - bounds.top * cell * TALL),
  };
}

/** Returns the camera after zooming about a point of the board, which stays under the finger. */
export function zoomed(camera: Camera, factor: number, atX: number, atY: number): Camera {
  const cell = Math.min(LARGEST, Math.max(SMALLEST, camera.cell * factor));
  const ratio = cell / camera.cell;
  return { cell, x: atX - (atX - camera.x) * ratio, y: atY - (atY - camera.y) * ratio };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Returns the camera moved just so far that a part of the bounds is in sight: nobody can lose the board. */
export function kept(camera: Camera, bounds: Bounds, { width, height }: Size): Camera {
  const { cell } = camera;
  return {
    cell,
    x: within(camera.x, cell - (bounds.right + 1) * cell, width - cell - bounds.left * cell),
    y: within(camera.y, (cell - (bounds.bottom + 1) * cell) * TALL, height - (cell + bounds.top * cell) * TALL),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(Math.min(least, most), Math.min(Math.max(least, most), value));
}

/** Whether something that lies over the board hides a cell, or a part of it. */
export function isHidden(camera: Camera, [column, row]: Cell, over: Bounds): boolean {
  const tall = camera.cell * TALL;
  const left = camera.x + column * camera.cell;
  const top = camera.y + row * tall;
  return left < over.right && left + camera.cell > over.left && top < over.bottom && top + tall > over.top;
}
