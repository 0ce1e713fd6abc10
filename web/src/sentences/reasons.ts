// Why a bot moved as it did, in sentences: what it wanted, then what it believed. Reasons are numbers by name.
import { parseMove } from "../lib/notation";
import { listed, t, locale } from "../localization/localization.svelte";
import { type Players, nameOf } from "./players";
import { gameOf } from "../games/registry";

export type Why = Record<string, number | string | number[]>;

/** A change of the way by less than so many cards is none. */
const SLIGHT = 0.25;

/** A share as people write it: «85 %». */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale.lang, { style: "percent" }).format(share);
}

function rounded(number: number): string {
  // Adding 0 turns -0 into 0: nobody says «minus nothing».
  return new Intl.NumberFormat(locale.lang, { maximumFractionDigits: 1 }).format(Math.round(number * 10) / 10 + 0);
}

/** Why a seat made a move. */
export function reasonText(why: Why, seat: number, move: string, players: Players): string[] {
  const aim = parseMove(move).seat;
  return [wanted(why, seat, aim, players), ...believed(why, seat, players)];
}

function wanted(why: Why, seat: number, aim: number | null, players: Players): string {
  switch (why["why"]) {
    case "lay":
    case "rockfall":
      return shift(numberIn(why, "loss"));
    case "map":
      return t("why-map");
    case "break":
      return aim === null ? t("why-best") : hindering(listIn(why, "suspicion")[aim], aim, players);
    case "fix":
      return aim === null || aim === seat ? t("why-fix-self") : t("why-fix-other", { name: nameOf(aim, players) });
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

function hindering(guilt: number | undefined, aim: number, players: Players): string {
  const name = nameOf(aim, players);
  if (guilt === undefined) return t("why-break", { name });
  return guilt >= 0.5
    ? t("why-break-saboteur", { name, chance: percent(guilt) })
    : t("why-break-miner", { name, chance: percent(1 - guilt) });
}

function believed(why: Why, seat: number, players: Players): string[] {
  const told: string[] = [];
  if ("suspicion" in why) told.push(suspects(listIn(why, "suspicion"), seat, players));
  if ("friends" in why) told.push(...likely("why-friends", listIn(why, "friends"), seat, players));
  if ("trust" in why) {
    const trust = listIn(why, "trust");
    told.push(
      ...namesOf(
        "why-trusts",
        trust.map((each) => each > 0),
        seat,
        players,
      ),
    );
    told.push(
      ...namesOf(
        "why-mistrusts",
        trust.map((each) => each < 0),
        seat,
        players,
      ),
    );
  }
  told.push(...treasure(listIn(why, "treasure"), players));
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

function suspects(suspicion: number[], seat: number, players: Players): string {
  return likely("why-suspects", suspicion, seat, players)[0] ?? t("why-suspects-none");
}

/** Others of whom something is more likely than not, the likeliest first. */
function likely(key: "why-suspects" | "why-friends", chances: number[], seat: number, players: Players): string[] {
  const found = chances
    .map((chance, who) => ({ chance, who }))
    .filter(({ chance, who }) => who !== seat && chance >= 0.5);
  found.sort((a, b) => b.chance - a.chance);
  const names = found.map(({ chance, who }) =>
    t("why-chance", { name: nameOf(who, players), chance: percent(chance) }),
  );
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function namesOf(key: "why-trusts" | "why-mistrusts", which: boolean[], seat: number, players: Players): string[] {
  const names = which.flatMap((is, who) => (is && who !== seat ? [nameOf(who, players)] : []));
  return names.length ? [t(key, { names: listed(names) })] : [];
}

function treasure(chances: number[], players: Players): string[] {
  const most = Math.max(...chances);
  const game = gameOf(players.ruleset);
  const cell = game.goalCells[chances.indexOf(most)];
  return cell && most >= 0.5 ? [t("why-place", { spot: game.placeText(cell), chance: percent(most) })] : [];
}

function numberIn(why: Why, name: string): number | undefined {
  const value = why[name];
  return typeof value === "number" ? value : undefined;
}

function listIn(why: Why, name: string): number[] {
  const value = why[name];
  return Array.isArray(value) ? value : [];
}
