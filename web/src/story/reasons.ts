// Why a bot moved as it did, in sentences: what it wanted, then what it believed. Reasons are numbers by name.
import { parseMove } from "../lib/move";
import { listed, t, words } from "../words/words.svelte";
import { type Cast, nameOf } from "./cast";
import { type Cell, spot } from "./places";

export type Why = Record<string, number | string | number[]>;

/** A change of the way by less than so many cards is none. */
const SLIGHT = 0.25;
const GOALS: Cell[] = [
  [8, -2],
  [8, 0],
  [8, 2],
];

/** A share as people write it: «85 %». */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.lang, { style: "percent" }).format(share);
}

function rounded(number: number): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 }).format(number);
}

/** Why a seat made a move. */
export function reasonText(why: Why, seat: number, move: string, cast: Cast): string[] {
  const aim = parseMove(move).seat;
  return [wanted(why, seat, aim, cast), ...believed(why, seat, cast)];
}

function wanted(why: Why, seat: number, aim: number | null, cast: Cast): string {
  switch (why["why"]) {
    case "lay":
    case "rockfall":
      return shift(numberIn(why, "loss"));
    case "map":
      return t("why-map");
    case "break":
      return aim === null ? t("why-best") : hindering(listIn(why, "suspicion")[aim], aim, cast);
    case "fix":
      return aim === null || aim === seat ? t("why-fix-self") : t("why-fix-other", { name: nameOf(aim, cast) });
    case "pass":
      return t("why-pass");
    case "shed":
      return t("why-shed");
    case "the richest":
      return t("why-richest");
    case "the most gold":
      return t("why-gold");
    case "the most valuable":
      return t("why-treasure");
    case "what is to come":
      return t("why-rest");
  }
  return t("why-best");
}

/** What a move in the maze did to the way: a loss below 0 is a gain. */
function shift(loss: number | undefined): string {
  if (loss === undefined) return t("why-best");
  if (Math.abs(loss) < SLIGHT) return t("why-level");
  return t(loss < 0 ? "why-nearer" : "why-farther", { cards: rounded(Math.abs(loss)) });
}

function hindering(guilt: number | undefined, aim: number, cast: Cast): string {
  const name = nameOf(aim, cast);
  if (guilt === undefined) return t("why-break", { name });
  return guilt >= 0.5
    ? t("why-break-saboteur", { name, chance: percent(guilt) })
    : t("why-break-miner", { name, chance: percent(1 - guilt) });
}

function believed(why: Why, seat: number, cast: Cast): string[] {
  const told: string[] = [];
  if ("suspicion" in why) told.push(suspects(listIn(why, "suspicion"), seat, cast));
  if ("friends" in why) told.push(...likely("why-friends", listIn(why, "friends"), seat, cast));
  if ("trust" in why) {
    const trust = listIn(why, "trust");
    told.push(
      ...namesOf(
        "why-trusts",
        trust.map((each) => each > 0),
        seat,
        cast,
      ),
    );
    told.push(
      ...namesOf(
        "why-mistrusts",
        trust.map((each) => each < 0),
        seat,
        cast,
      ),
    );
  }
  told.push(...treasure(listIn(why, "treasure"), cast));
  const worth = numberIn(why, "worth");
  if (worth !== undefined && ("hauls" in why || "haul" in why)) {
    told.push(t("why-worth", { points: rounded(worth) }));
  }
  const far = numberIn(why, "far");
  if (far !== undefined) told.push(t("why-far", { cards: rounded(far) }));
  const gold = numberIn(why, "expects");
  if (gold !== undefined) told.push(t("why-expects", { gold: rounded(gold) }));
  const reached = numberIn(why, "reached");
  if (reached !== undefined) told.push(t("why-reached", { chance: percent(reached) }));
  const won = numberIn(why, "won");
  if (won !== undefined) told.push(t("why-thought", { worlds: numberIn(why, "worlds") ?? 0, chance: percent(won) }));
  return told;
}

function suspects(suspicion: number[], seat: number, cast: Cast): string {
  return likely("why-suspects", suspicion, seat, cast)[0] ?? t("why-suspects-none");
}

/** Others of whom something is more likely than not, the likeliest first. */
function likely(key: "why-suspects" | "why-friends", chances: number[], seat: number, cast: Cast): string[] {
  const found = chances
    .map((chance, who) => ({ chance, who }))
    .filter(({ chance, who }) => who !== seat && chance >= 0.5);
  found.sort((a, b) => b.chance - a.chance);
  const names = found.map(({ chance, who }) => t("why-chance", { name: nameOf(who, cast), chance: percent(chance) }));
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function namesOf(key: "why-trusts" | "why-mistrusts", which: boolean[], seat: number, cast: Cast): string[] {
  const names = which.flatMap((is, who) => (is && who !== seat ? [nameOf(who, cast)] : []));
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function treasure(chances: number[], cast: Cast): string[] {
  const most = Math.max(...chances);
  const cell = GOALS[chances.indexOf(most)];
  return cell && most >= 0.5 ? [t("why-place", { spot: spot(cell, cast), chance: percent(most) })] : [];
}

function numberIn(why: Why, name: string): number | undefined {
  const value = why[name];
  return typeof value === "number" ? value : undefined;
}

function listIn(why: Why, name: string): number[] {
  const value = why[name];
  return Array.isArray(value) ? value : [];
}
