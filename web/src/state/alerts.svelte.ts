// Calls a player who is not looking: a sound, the title, a notification. All can be switched off.
import { push } from "./push.svelte";
import { settings } from "./settings.svelte";

export type Tone = "turn" | "lay" | "harm" | "help" | "know" | "talk" | "reveal" | "end";

/** How loud tones are: what calls is louder than what happens, and that is louder than what goes on all the time. */
const VOLUMES = { background: 0.045, event: 0.09, call: 0.14 } as const;
const VOLUME_CLASSES: Record<Tone, keyof typeof VOLUMES> = {
  lay: "background",
  talk: "background",
  harm: "event",
  help: "event",
  know: "event",
  reveal: "event",
  turn: "call",
  end: "call",
};

const NOTES: Record<Tone, readonly [frequency: number, at: number, length: number][]> = {
  turn: [
    [659, 0, 0.12],
    [880, 0.11, 0.22],
  ],
  lay: [[196, 0, 0.07]],
  harm: [
    [180, 0, 0.1],
    [120, 0.08, 0.16],
  ],
  help: [
    [392, 0, 0.08],
    [523, 0.08, 0.16],
  ],
  know: [
    [587, 0, 0.09],
    [554, 0.1, 0.16],
  ],
  talk: [[740, 0, 0.06]],
  reveal: [
    [523, 0, 0.1],
    [659, 0.09, 0.1],
    [784, 0.18, 0.24],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.34],
  ],
};

let context: AudioContext | null = null;

/** Makes sounds ready after the first touch of the page, when there is time: it takes longer than a frame. */
export function prepareSound(): () => void {
  const ready = () => {
    if (settings.sound) context ??= new AudioContext();
  };
  // Safari has no idle callbacks.
  const wait = () => (window.requestIdleCallback ? window.requestIdleCallback(ready) : setTimeout(ready, 200));
  addEventListener("click", wait, { once: true });
  return () => removeEventListener("click", wait);
}

/** A short synthesized sound. Browsers allow it only after the first touch of the page. */
export function sound(tone: Tone): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const [frequency, at, length] of NOTES[tone]) {
    const voice = context.createOscillator();
    const loudness = context.createGain();
    voice.type = tone === "lay" || tone === "harm" ? "triangle" : "sine";
    voice.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, start + at);
    loudness.gain.exponentialRampToValueAtTime(VOLUMES[VOLUME_CLASSES[tone]], start + at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + at + length);
    voice.connect(loudness).connect(context.destination);
    voice.start(start + at);
    voice.stop(start + at + length + 0.02);
  }
}

/** A notification, if the page is hidden and the player wanted them. Where the server pushes them, it does. */
export function notify(text: string): void {
  if (!settings.notify || push.isOn || document.visibilityState === "visible") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification("Motherlode", { body: text, icon: "/icon.svg", tag: "motherlode-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
