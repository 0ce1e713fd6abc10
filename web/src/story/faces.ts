// Cards that are laid, in words: their shape, what is printed on them, and which ways they lead.
import { listed, t } from "../words/words.svelte";

const FACE = /^([NESW]+(?:\.[NESW]+)*)(?:\+([a-z]+))?$/;
const STRAIGHT = ["NS", "EW"];

interface Face {
  groups: string[];
  feature: string;
}

/** The face that a card's name is, or null for an action card. */
export function readFace(card: string): Face | null {
  const found = FACE.exec(card);
  return found && { groups: (found[1] ?? "").split("."), feature: found[2] ?? "" };
}

/** A face by its name («fork with a crystal»), or as the object of a sentence («a fork with a crystal»). */
export function faceName(face: Face, forest: boolean, form: "" | ".object"): string {
  const shape = t(`shape-${shapeOf(face, forest)}${form}`);
  return face.feature ? t("card-with", { shape, feature: t(`feature-${face.feature}`) }) : shape;
}

function shapeOf({ groups, feature }: Face, forest: boolean): string {
  const [way, second] = groups.filter((group) => group.length > 1);
  if (way === undefined) return feature === "ladder" ? "shaft" : "dead-end";
  if (second !== undefined) return STRAIGHT.includes(way) ? "bridge" : "double-curve";
  if (groups.length > 1) return "blocked";
  if (way.length > 2) return way.length === 3 ? "fork" : "crossroads";
  if (!STRAIGHT.includes(way)) return "bend";
  return forest ? "path" : "straight";
}

/** Which ways a face leads, and which of its arms end in rubble: «up–down; blocked: right». */
export function waysOf({ groups, feature }: Face): string {
  const open = (group: string): boolean => group.length > 1 || feature === "ladder";
  const through = listed(groups.filter(open).map(sides));
  const stubs = listed(groups.filter((group) => !open(group)).map(sides));
  if (!through) return t("ways-blocked", { stubs });
  return stubs ? t("ways-partly", { through, stubs }) : through;
}

function sides(group: string): string {
  return [...group].map((edge) => t(`side-${edge}`)).join("–");
}
