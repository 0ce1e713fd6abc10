// Pan and zoom of a board by pointer: one finger or the mouse drags, two fingers pinch, the wheel zooms.

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

export const SMALLEST = 26;
/** To show everything in little room, cells may be smaller than anyone would zoom them by hand. */
const SMALLEST_FIT = 16;
export const LARGEST = 150;
const TALL = 1.5;
const SLACK = 6;

/** The camera that shows all cells of some bounds, as large as it can. Cells are whole, even pixels wide. */
export function fitted(bounds: Bounds, width: number, height: number): Camera {
  const columns = bounds.right - bounds.left + 1;
  const rows = bounds.bottom - bounds.top + 1;
  const largest = Math.min((width - 12) / columns, (height - 12) / (rows * TALL), 116);
  const cell = Math.max(SMALLEST_FIT, Math.floor(largest / 2) * 2);
  return {
    cell,
    x: Math.round((width - cell * columns) / 2 - bounds.left * cell),
    y: Math.round((height - cell * TALL * rows) / 2 - bounds.top * cell * TALL),
  };
}

/** The camera after zooming about a point of the board. */
export function zoomed(camera: Camera, factor: number, atX: number, atY: number): Camera {
  const cell = Math.min(LARGEST, Math.max(SMALLEST, Math.round((camera.cell * factor) / 2) * 2));
  const ratio = cell / camera.cell;
  return { cell, x: atX - (atX - camera.x) * ratio, y: atY - (atY - camera.y) * ratio };
}

/** The camera moved just so far that a cell is in sight. */
export function inSight(
  camera: Camera,
  [column, row]: readonly [number, number],
  width: number,
  height: number,
): Camera {
  const tall = camera.cell * TALL;
  const left = camera.x + column * camera.cell;
  const top = camera.y + row * tall;
  const shiftX = Math.max(0, SLACK - left) - Math.max(0, left + camera.cell - (width - SLACK));
  const shiftY = Math.max(0, SLACK - top) - Math.max(0, top + tall - (height - SLACK));
  return shiftX || shiftY ? { ...camera, x: camera.x + shiftX, y: camera.y + shiftY } : camera;
}

/** Whether something that lies over the board hides a cell, or a part of it. */
export function isHidden(camera: Camera, [column, row]: readonly [number, number], over: Bounds): boolean {
  const tall = camera.cell * TALL;
  const left = camera.x + column * camera.cell;
  const top = camera.y + row * tall;
  return left < over.right && left + camera.cell > over.left && top < over.bottom && top + tall > over.top;
}

/** Lets pointers move a camera. Clicks after a drag are swallowed. */
export function panning(node: HTMLElement, now: () => Camera, move: (camera: Camera) => void): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let dragged = false;
  let start = { x: 0, y: 0 };

  const spot = (event: PointerEvent | WheelEvent) => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      dragged = false;
      start = spot(event);
    }
    pointers.set(event.pointerId, spot(event));
  };
  const moveTo = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const here = spot(event);
    if (!dragged && Math.hypot(here.x - start.x, here.y - start.y) < SLACK) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, here);
    const camera = now();
    if (!other) return move({ ...camera, x: camera.x + here.x - before.x, y: camera.y + here.y - before.y });
    const factor = Math.hypot(here.x - other.x, here.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    move(zoomedSmoothly(camera, factor, (here.x + other.x) / 2, (here.y + other.y) / 2));
  };
  const up = (event: PointerEvent) => pointers.delete(event.pointerId);
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const here = spot(event);
    move(zoomedSmoothly(now(), Math.exp(-event.deltaY * 0.0016), here.x, here.y));
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", moveTo);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  node.addEventListener("wheel", wheel, { passive: false });
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("pointermove", moveTo);
    node.removeEventListener("pointerup", up);
    node.removeEventListener("pointercancel", up);
    node.removeEventListener("click", click, true);
    node.removeEventListener("wheel", wheel);
  };
}

/** Zooming by hand does not keep to even pixels: small steps would be lost. */
function zoomedSmoothly(camera: Camera, factor: number, atX: number, atY: number): Camera {
  const cell = Math.min(LARGEST, Math.max(SMALLEST, camera.cell * factor));
  const ratio = cell / camera.cell;
  return { cell, x: atX - (atX - camera.x) * ratio, y: atY - (atY - camera.y) * ratio };
}
