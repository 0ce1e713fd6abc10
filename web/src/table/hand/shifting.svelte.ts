// Items of a list that slide to their new places. Unlike `animate:flip` it measures once, in the next frame, when the page
// is laid out anyway.
import type { Attachment } from "svelte/attachments";
import { reducedMotion } from "../../state/motion.svelte";

const SHIFT_MS = 220;

/** Lets the children of a list slide whenever `key` gives something new. */
export function shifting(key: () => unknown): Attachment<HTMLElement> {
  return (list) => {
    const places = new Map<Element, { left: number; top: number }>();
    let frame = 0;
    const measure = (slides: boolean) => {
      const before = new Map(places);
      places.clear();
      for (const item of list.children) {
        const { offsetLeft: left, offsetTop: top } = item as HTMLElement;
        places.set(item, { left, top });
      }
      // After all of them are measured: an animation that begins would make the next measurement a layout of its own.
      for (const [item, { left, top }] of places) {
        const from = before.get(item);
        if (!slides || !from || (from.left === left && from.top === top)) continue;
        item.animate([{ transform: `translate(${from.left - left}px, ${from.top - top}px)` }, { transform: "none" }], {
          duration: SHIFT_MS,
          easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
        });
      }
    };
    const resized = new ResizeObserver(() => measure(false));
    resized.observe(list);
    $effect(() => {
      key();
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => measure(!reducedMotion.on));
    });
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
    };
  };
}
