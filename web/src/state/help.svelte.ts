// Contextual help: a small note beside what the pointer rests on, or what a finger is held on.
import type { Attachment } from "svelte/attachments";

export interface HelpLine {
  title: string;
  text: string;
  /** The id of the rule that says more; empty if there is none. */
  rule: string;
}

export interface HelpNote {
  /** What it says; asked again when the language or the table changes. */
  explain: () => HelpLine[];
  anchor: HTMLElement;
  /** Whether it stays until it is closed, as on a touch screen. */
  stays: boolean;
  /** The seat it is about, where it is about one. */
  seat?: number | undefined;
}

const HOVER_MS = 550;
const HOLD_MS = 450;
const SLACK = 10;

export const help = $state<{ note: HelpNote | null }>({ note: null });

export function closeHelp(): void {
  help.note = null;
}

/** Shows help for an element: after a while under the mouse, when a finger is held on it, or by the key `?`. */
export function helpOn(explain: () => HelpLine[]): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isHeld = false;

    const show = (stays: boolean) => {
      if (explain().length) help.note = { explain, anchor: node, stays };
    };
    const wait = (ms: number, stays: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = stays;
        show(stays);
      }, ms);
    };
    const leave = () => {
      clearTimeout(timer);
      if (help.note?.anchor === node && !help.note.stays) closeHelp();
    };
    const listening = new AbortController();
    const { signal } = listening;
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(kind, act, { signal });
    on("pointerenter", (event) => {
      if (event.pointerType === "mouse") wait(HOVER_MS, false);
    });
    on("pointerleave", leave);
    on("pointerdown", (event) => {
      isHeld = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") leave();
      else wait(HOLD_MS, true);
    });
    on("pointermove", (event) => {
      if (event.pointerType !== "mouse" && Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) {
        clearTimeout(timer);
      }
    });
    on("pointerup", () => clearTimeout(timer));
    on("pointercancel", () => clearTimeout(timer));
    on("contextmenu", (event) => {
      if (isHeld) event.preventDefault();
    });
    on("keydown", (event) => {
      if (event.key === "?") show(true);
    });
    // A finger that was held to read must not also play.
    node.addEventListener(
      "click",
      (event) => {
        if (!isHeld) return;
        isHeld = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      { capture: true, signal },
    );
    return () => {
      clearTimeout(timer);
      listening.abort();
      if (help.note?.anchor === node) closeHelp();
    };
  };
}
