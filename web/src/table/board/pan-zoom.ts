// Pan and zoom by pointer: one finger or the mouse drags, two fingers pinch, the wheel zooms.
import { panned, zoomed, type Camera } from "./camera";

const SLACK = 6;

interface Point {
  x: number;
  y: number;
}

/** Lets pointers move a camera; returns the function that stops it. Clicks after a drag are swallowed. */
export function panZoom(node: HTMLElement, now: () => Camera, move: (camera: Camera) => void): () => void {
  const pointers = new Map<number, Point>();
  let dragged = false;
  let start = { x: 0, y: 0 };

  let box = node.getBoundingClientRect();
  const measure = () => (box = node.getBoundingClientRect());
  const spot = (event: PointerEvent | WheelEvent): Point => ({
    x: event.clientX - box.left,
    y: event.clientY - box.top,
  });
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (pointers.size === 0) {
      measure(); // once for all moves of a gesture: it may cost a layout
      dragged = false;
      start = spot(event);
    }
    pointers.set(event.pointerId, spot(event));
  };
  const moveTo = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const here = spot(event);
    if (!dragged && distance(here, start) < SLACK) return;
    if (!dragged) node.setPointerCapture(event.pointerId);
    dragged = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, here);
    if (!other) return move(panned(now(), here.x - before.x, here.y - before.y));
    const factor = distance(here, other) / Math.max(1, distance(before, other));
    const turn = panned(now(), (here.x - before.x) / 2, (here.y - before.y) / 2);
    move(zoomed(turn, factor, (here.x + other.x) / 2, (here.y + other.y) / 2));
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
    measure();
    const here = spot(event);
    move(zoomed(now(), Math.exp(-event.deltaY * 0.0016), here.x, here.y));
  };
  const listening = new AbortController();
  const { signal } = listening;
  node.addEventListener("pointerdown", down, { signal });
  node.addEventListener("pointermove", moveTo, { signal });
  node.addEventListener("pointerup", up, { signal });
  node.addEventListener("pointercancel", up, { signal });
  node.addEventListener("click", click, { capture: true, signal });
  node.addEventListener("wheel", wheel, { passive: false, signal });
  return () => listening.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
