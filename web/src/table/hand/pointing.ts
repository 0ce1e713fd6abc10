// What the parts of a table tell it: something was pointed at, something is aimed at.
import type { LegalMove } from "../../lib/legal-moves";

/** Pointed at something that these moves are for. `sure`: no confirmation is needed (a mouse or the keyboard). */
export type Point = (moves: LegalMove[], sure: boolean) => void;

/** Whether a click is by mouse or keyboard, where a slip is unlikely. */
export function isSure(event: MouseEvent | PointerEvent): boolean {
  return !("pointerType" in event) || event.pointerType !== "touch";
}
