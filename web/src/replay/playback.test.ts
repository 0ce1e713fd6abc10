// Playback goes step by step to the end and stops there; moving the slider stops it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ReplayScene } from "./replay-scene.svelte";
import { Player, SPEEDS } from "./playback.svelte";
import { sampleReplay } from "./sample";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begun(step = 0) {
  const scene = new ReplayScene(sampleReplay(), step);
  return { scene, player: new Player(scene) };
}

test.each(SPEEDS)("at speed %d it shows every step once, and stops at the last", (speed) => {
  const { scene, player } = begun();
  player.setSpeed(speed);
  player.start();
  const seen = [scene.step];
  while (player.playing) {
    vi.advanceTimersToNextTimer();
    seen.push(scene.step);
  }
  expect(seen).toEqual(sampleReplay().steps.map((_, step) => step));
  expect(vi.getTimerCount()).toBe(0);
});

test("from the end it begins again", () => {
  const { scene, player } = begun(99);
  player.toggle();
  expect([scene.step, player.playing]).toEqual([0, true]);
});

test("going to a step by hand stops it there", () => {
  const { scene, player } = begun();
  player.start();
  player.go(3);
  vi.runAllTimers();
  expect([scene.step, player.playing]).toEqual([3, false]);
});

test("another speed while it plays does not make it play twice", () => {
  const { player } = begun();
  player.start();
  for (const speed of SPEEDS) player.setSpeed(speed);
  expect(vi.getTimerCount()).toBe(1);
});
