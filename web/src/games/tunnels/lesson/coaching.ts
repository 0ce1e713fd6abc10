// What the coach says: of the chapter, and of the cards that are held up.
import { isFace, parseFace } from "../../../lib/face";
import { refusalText } from "../../../sentences";
import type { Choice } from "../../../table/hand/choice.svelte";
import { t } from "../../../localization/localization.svelte";
import type { LessonScene } from "./lesson.svelte";

type Scene = Pick<LessonScene, "chapter" | "stage" | "names" | "view" | "me">;
type Held = Pick<Choice, "names" | "aimed" | "fitting" | "pointing">;

function chapterText(scene: Scene, part: "" | "-do" | "-done"): string {
  const [, ada = "", lou = "", cy = ""] = scene.names;
  return t(`lesson-${scene.chapter}${part}`, { ada, lou, cy });
}

/** What is going on, or how the last move went. */
export function talk(scene: Scene): string {
  if (scene.stage === "hello") return t("lesson-hello");
  return chapterText(scene, scene.stage === "task" ? "" : "-done");
}

/** What to do now, by what is held up; with a mouse one clicks. */
export function task(scene: Scene, held: Held, hasMouse = false): string {
  if (held.aimed) return t(hasMouse ? "hint-confirm-click" : "hint-confirm");
  if (!held.names.length || !held.fitting.length) return chapterText(scene, "-do");
  const target = held.pointing[0];
  return t(target ? (target.seat === null ? "lesson-then-place" : "lesson-then-seat") : "lesson-then-discard");
}

/** Why a card that is held up is of no use just now; empty if it is the right one, or none is held. */
export function objection(scene: Scene, held: Held): string {
  const card = held.names[0];
  if (card === undefined || held.fitting.length) return "";
  const broken = "front" in scene.view && (scene.view.front[scene.me] ?? []).length > 0;
  if (broken && isFace(card)) return refusalText({ why: "illegal-move", rule: "B-26" });
  return `${t(`lesson-card-${kindOf(card)}`)} ${t("lesson-card-later")}`;
}

function kindOf(card: string): string {
  if (!isFace(card)) return card.split("-")[0] ?? card;
  return parseFace(card)?.groups.some((group) => !group.isStub) ? "tunnel" : "dead-end";
}
