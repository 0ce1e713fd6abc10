// The lesson goes chapter by chapter: a task, what there is to say, what the others do, the next task.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LessonScene } from "./lesson.svelte";
import { sampleLesson } from "./sample";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begun(name = "Noa"): LessonScene {
  return new LessonScene(
    sampleLesson([]),
    () => name,
    (moves) => Promise.resolve(sampleLesson(moves)),
  );
}

async function afterFirst(): Promise<LessonScene> {
  const scene = begun();
  scene.goOn();
  await scene.play("EW@1,0");
  return scene;
}

test("moves are offered only in a task, and only those that go on", async () => {
  const scene = begun();
  expect([scene.stage, scene.legal.map((move) => move.text)]).toEqual(["hello", []]);
  scene.goOn();
  expect([scene.stage, scene.legal.map((move) => move.text)]).toEqual(["task", ["EW@1,0"]]);
  await scene.play("EW@1,0");
  expect([scene.stage, scene.legal.map((move) => move.text)]).toEqual(["done", []]);
  scene.goOn();
  expect([scene.stage, scene.legal.map((move) => move.text)]).toEqual(["others", []]);
  vi.runAllTimers();
  expect([scene.stage, scene.legal.map((move) => move.text)]).toEqual(["task", ["take=1", "take=3"]]);
});

test("my move is shown first, then those of the others, one at a time", async () => {
  const scene = await afterFirst();
  expect(scene.facts.map((fact) => fact.seq)).toEqual([0, 1]);
  scene.goOn();
  expect(scene.facts).toHaveLength(3);
  vi.advanceTimersToNextTimer();
  expect(scene.facts).toHaveLength(4);
  expect(scene.stage).toBe("others");
  vi.advanceTimersToNextTimer();
  expect(scene.stage).toBe("task");
});

test("the chapter changes with the task, not while it is talked about", async () => {
  const scene = await afterFirst();
  expect([scene.chapter, scene.passed]).toEqual(["lay-a-tunnel", 1]);
  scene.goOn();
  expect([scene.chapter, scene.passed]).toEqual(["lay-a-tunnel", 1]);
  vi.runAllTimers();
  expect([scene.chapter, scene.passed]).toEqual(["share-the-gold", 1]);
});

test("skipping the others' moves leads to the same place", async () => {
  const scene = await afterFirst();
  scene.goOn();
  scene.goOn();
  expect([scene.stage, scene.chapter, scene.facts.length]).toEqual(["task", "share-the-gold", 4]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a move that does not go on is refused, and nothing changes", async () => {
  const scene = begun();
  scene.goOn();
  await expect(scene.play("pass(EW)")).rejects.toMatchObject({ why: "off-lesson" });
  expect([scene.stage, scene.facts.length]).toEqual(["task", 1]);
  await scene.play("EW@1,0");
  expect(scene.stage).toBe("done");
});

test("it is over after the last chapter, with a result, and can be begun again", async () => {
  const scene = await afterFirst();
  scene.goOn();
  scene.goOn();
  await scene.play("take=3");
  expect([scene.isOver, scene.result]).toEqual([false, null]);
  scene.goOn();
  vi.runAllTimers();
  expect([scene.isOver, scene.chapter, scene.passed]).toEqual([true, "the-end", 2]);
  expect(scene.result?.winners).toEqual([0]);
  await scene.restart();
  expect([scene.stage, scene.chapter, scene.facts.length]).toEqual(["hello", "lay-a-tunnel", 1]);
});

test("the pupil goes by their own name, and the others are bots", () => {
  const scene = begun();
  expect(scene.names).toEqual(["Noa", "Ada", "Lou"]);
  expect(scene.chairs.map((chair) => chair.kind)).toEqual(["person", "bot", "bot"]);
});

test("nobody else at the table has the pupil's name", () => {
  expect(begun(" ada").names).toEqual([" ada", "Max", "Lou"]);
});
