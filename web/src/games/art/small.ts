// Small pictures: tools in their slots, and signs.

import { brokenTool, iconOf, isTool } from "./actions";
import { lamp } from "./icons";
import { drawOnce, show, type Picture, type Shown } from "./picture";
import type { Terrain } from "./ways";

const sign = (key: string, className: string, body: string): Picture => ({
  key,
  className,
  viewBox: "-80 -80 160 160",
  body,
});

/** Shown small, a lamp burns but throws no light. */
function wholeOrBroken(tool: string, broken: boolean): string {
  if (broken && isTool(tool)) return brokenTool(tool);
  return tool === "lamp" ? lamp(true, false) : (iconOf(tool, "rock")?.() ?? "");
}

/** A tool in its slot in front of a seat, whole or snapped in two. */
export function toolSvg(tool: string, { broken = false, ...shown }: Shown & { broken?: boolean } = {}): string {
  const draw = (key: string): Picture => sign(key, "ml-tool", wholeOrBroken(tool, broken));
  return show(drawOnce(`tool/${tool}/${broken}`, draw), shown);
}

/** A sign by its name: tools, actions, `eye`, `nugget`, `stone`, `treasure`, `mine`, `dwarf`, `gems` … */
export function iconSvg(name: string, { terrain = "rock", ...shown }: Shown & { terrain?: Terrain } = {}): string {
  const draw = (key: string): Picture => sign(key, "ml-icon", iconOf(name, terrain)?.() ?? "");
  return show(drawOnce(`icon/${name}/${terrain}`, draw), shown);
}

export const knowsIcon = (name: string, terrain: Terrain = "rock"): boolean => iconOf(name, terrain) !== null;
