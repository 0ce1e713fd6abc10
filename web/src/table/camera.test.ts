import { expect, test } from "vitest";
import { fitted, inSight, isHidden, zoomed } from "./camera";

const bounds = { left: -1, top: -2, right: 8, bottom: 2 };

test("a fitted board shows every cell", () => {
  const camera = fitted(bounds, 800, 600);
  expect(camera.x + bounds.left * camera.cell).toBeGreaterThanOrEqual(0);
  expect(camera.x + (bounds.right + 1) * camera.cell).toBeLessThanOrEqual(800);
  expect(camera.y + (bounds.bottom + 1) * camera.cell * 1.5).toBeLessThanOrEqual(600);
  expect(camera.cell % 2).toBe(0);
});

test("zooming keeps the point under the finger", () => {
  const camera = { x: 100, y: 50, cell: 60 };
  const after = zoomed(camera, 1.5, 220, 140);
  expect((220 - after.x) / after.cell).toBeCloseTo((220 - camera.x) / camera.cell);
});

test("a cell out of sight is brought into sight, one in sight moves nothing", () => {
  const camera = { x: 0, y: 0, cell: 60 };
  expect(inSight(camera, [1, 1], 400, 400)).toBe(camera);
  const moved = inSight(camera, [9, 1], 400, 400);
  expect(moved.x + 10 * 60).toBeLessThanOrEqual(400);
});

test("what lies over a part of a cell hides it, what lies beside it does not", () => {
  const camera = { x: 10, y: 0, cell: 60 };
  const corner = { left: 0, top: 300, right: 58, bottom: 400 };
  expect(isHidden(camera, [0, 3], corner)).toBe(true);
  expect(isHidden(camera, [0, 2], corner)).toBe(false);
  expect(isHidden(camera, [1, 3], corner)).toBe(false);
});
