// Cards that are laid, in words: their shape, what is printed on them, and which ways they lead.
import type { Face, Group } from "../lib/face";
import { listed, t } from "../localization/localization.svelte";

const STRAIGHT = ["NS", "EW"];

/** A face by its name («fork with a crystal»), or as the object of a sentence («a fork with a crystal»). */
export function faceName(face: Face, straightShape: string, form: "" | ".object"): string {
  const shape = t(`shape-${shapeOf(face, straightShape)}${form}`);
  return face.feature ? t("card-with", { shape, feature: t(`feature-${face.feature}`) }) : shape;
}

function shapeOf({ groups, feature }: Face, straightShape: string): string {
  const [way, second] = groups.map((group) => group.edges.join("")).filter((edges) => edges.length > 1);
  if (way === undefined) return feature === "ladder" ? "shaft" : "dead-end";
  if (second !== undefined) return STRAIGHT.includes(way) ? "bridge" : "double-curve";
  if (groups.length > 1) return "blocked";
  if (way.length > 2) return way.length === 3 ? "fork" : "crossroads";
  return STRAIGHT.includes(way) ? straightShape : "bend";
}

/** Which ways a face leads, and which of its arms end in rubble: «up–down; blocked: right». */
export function waysOf({ groups }: Face): string {
  const through = listed(groups.filter((group) => !group.isStub).map(sides));
  const stubs = listed(groups.filter((group) => group.isStub).map(sides));
  if (!through) return t("ways-blocked", { stubs });
  return stubs ? t("ways-partly", { through, stubs }) : through;
}

function sides({ edges }: Group): string {
  return edges.map((edge) => t(`side-${edge}`)).join("–");
}
