// Transitions that run on the compositor. Those of `svelte/transition` first ask for the element's computed style, which
// costs a pass over the whole page in the middle of a change.
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { reducedMotion } from "../state/motion.svelte";

interface Timing {
  duration: number;
  delay?: number;
}

function config({ duration, delay = 0 }: Timing, css: (t: number, u: number) => string): TransitionConfig {
  return reducedMotion.on ? { duration: 0 } : { duration, delay, easing: cubicOut, css };
}

export function fade(_node: Element, timing: Timing): TransitionConfig {
  return config(timing, (t) => `opacity: ${t}`);
}

/** Comes from `y` pixels below, or above where that is negative. */
export function fly(_node: Element, { y, ...timing }: Timing & { y: number }): TransitionConfig {
  return config(timing, (t, u) => `transform: translateY(${u * y}px); opacity: ${t}`);
}

export function scale(_node: Element, { start, ...timing }: Timing & { start: number }): TransitionConfig {
  return config(timing, (t) => `transform: scale(${start + (1 - start) * t}); opacity: ${t}`);
}
