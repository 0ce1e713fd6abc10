// The camera: it shows everything, follows the finger, never loses the board, and always settles.
import { describe, expect, test } from "vitest";
import { fitted, isHidden, kept, LARGEST, panned, SMALLEST, zoomed, type Camera } from "./camera";

const bounds = { left: -1, top: -2, right: 8, bottom: 2 };
const SIZES = [
  [320, 260],
  [390, 464],
  [568, 280],
  [844, 340],
  [2560, 1200],
] as const;

/** Reproducible pseudo-random numbers. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1664525 + 1013904223) % 4294967296;
    yield state / 4294967296;
  }
}

function isInSight({ x, y, cell }: Camera, width: number, height: number): boolean {
  const right = x + (bounds.right + 1) * cell;
  const bottom = y + (bounds.bottom + 1) * cell * 1.5;
  return right > 0 && bottom > 0 && x + bounds.left * cell < width && y + bounds.top * cell * 1.5 < height;
}

describe.each(SIZES)("at %i × %i", (width, height) => {
  const size = { width, height };

  test("a fitted board shows every cell", () => {
    const camera = fitted(bounds, size);
    expect(camera.x + bounds.left * camera.cell).toBeGreaterThanOrEqual(0);
    expect(camera.x + (bounds.right + 1) * camera.cell).toBeLessThanOrEqual(width);
    expect(camera.y + bounds.top * camera.cell * 1.5).toBeGreaterThanOrEqual(0);
    expect(camera.y + (bounds.bottom + 1) * camera.cell * 1.5).toBeLessThanOrEqual(height);
    expect(camera.cell % 2).toBe(0);
  });

  test("whatever is done by hand, a part of the board stays in sight and the camera has settled", () => {
    const next = numbers(width);
    const draw = (from: number, to: number): number => from + next.next().value * (to - from);
    let camera = fitted(bounds, size);
    for (let step = 0; step < 2000; step++) {
      const moved =
        draw(0, 1) < 0.5
          ? panned(camera, draw(-900, 900), draw(-900, 900))
          : zoomed(camera, Math.exp(draw(-2, 2)), draw(0, width), draw(0, height));
      camera = kept(moved, bounds, size);
      expect(kept(camera, bounds, size)).toEqual(camera);
      expect(isInSight(camera, width, height)).toBe(true);
      expect(camera.cell).toBeGreaterThanOrEqual(SMALLEST);
      expect(camera.cell).toBeLessThanOrEqual(LARGEST);
    }
  });

  test("a camera that shows the board anywhere is left alone", () => {
    const camera = panned(fitted(bounds, size), 20, -15);
    expect(kept(camera, bounds, size)).toEqual(camera);
  });
});

test("zooming keeps the point under the finger", () => {
  const camera = { x: 100, y: 50, cell: 60 };
  const after = zoomed(camera, 1.5, 220, 140);
  expect((220 - after.x) / after.cell).toBeCloseTo((220 - camera.x) / camera.cell);
  expect((140 - after.y) / after.cell).toBeCloseTo((140 - camera.y) / camera.cell);
});

test("what lies over a part of a cell hides it, what lies beside it does not", () => {
  const camera = { x: 10, y: 0, cell: 60 };
  const corner = { left: 0, top: 300, right: 58, bottom: 400 };
  expect(isHidden(camera, [0, 3], corner)).toBe(true);
  expect(isHidden(camera, [0, 2], corner)).toBe(false);
  expect(isHidden(camera, [1, 3], corner)).toBe(false);
});
