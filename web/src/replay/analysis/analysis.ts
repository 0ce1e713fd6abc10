// The lines of a forecast over the steps of a game, and the sentences about its key moves.
import type { LoggedClaim, KeyMove, Report, RoleExposure } from "../../lib/protocol";
import { locale, t } from "../../localization/localization.svelte";
import { moveName, nameOf, percent, roleName, type Players } from "../../sentences";
import { HEIGHT, xOf } from "./beliefs";

/** The height of a forecast in the chart; points are drawn to the highest of them. */
export function heightOf(value: number, report: Report): number {
  return (1 - value / topOf(report)) * HEIGHT;
}

export function topOf(report: Report): number {
  return report.unit === "chance" ? 1 : Math.max(1, ...report.forecast.flat());
}

/** One line of the forecast as the path of an SVG, broken where a round begins. */
export function forecastLine(report: Report, line: number, mirrored: boolean): string {
  const last = report.forecast.length - 1;
  const begins = new Set(report.rounds.map((round) => round.first));
  return report.forecast
    .map((values, step) => {
      const pen = step === 0 || (begins.has(step) && step > 1) ? "M" : "L";
      return `${pen}${short(xOf(step, last, mirrored))} ${short(heightOf(values[line] ?? 0, report))}`;
    })
    .join("");
}

function short(number: number): string {
  return String(Math.round(number * 10) / 10);
}

/** A number with one decimal place. */
export function decimal(number: number): string {
  return new Intl.NumberFormat(locale.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);
}

/** A value of the forecast: «85 %» or «3.4». */
export function forecastText(value: number, report: Report): string {
  return report.unit === "chance" ? percent(value) : decimal(value);
}

/** What a move did, as its player could see it. */
export function whyText({ why }: KeyMove, players: Players): string {
  const target = why.target ?? -1;
  return t(`analysis-why-${why.key}`, {
    cards: decimal(Math.abs(why.cards ?? 0)),
    target: target >= 0 ? nameOf(target, players) : "",
    chance: percent(why.chance ?? 0),
  });
}

/** How the public forecast changed with a move. */
export function swingText(move: KeyMove, report: Report, players: Players): string {
  const before = forecastText(move.before ?? 0, report);
  const after = forecastText(move.after ?? 0, report);
  if (report.unit === "chance") return t("analysis-swing-chance", { before, after });
  return t("analysis-swing-points", { name: nameOf(move.line ?? 0, players), before, after });
}

/** How a move compares to the best other. */
export function gainText(move: KeyMove, report: Report, players: Players): string {
  const gain = move.gain ?? 0;
  const size = report.gain_unit === "chance" ? percent(Math.abs(gain)) : decimal(Math.abs(gain));
  const amount = t(`analysis-amount-${report.gain_unit}`, { amount: size });
  if (gain >= 0) return t("analysis-gain", { amount });
  return t("analysis-loss", { amount, better: moveName(move.better ?? "", players) });
}

/** When a seat's role could be known in a round. */
export function exposureText(each: RoleExposure): string {
  const role = t("analysis-round", { round: each.round, role: roleName(each.role) });
  return [role, knownText(each)].join(" ");
}

function knownText({ is_saboteur, step = -1, peak = 0, last = 0 }: RoleExposure): string {
  if (!is_saboteur) return t("analysis-suspected", { peak: percent(peak) });
  return step < 0 ? t("analysis-never-known", { last: percent(last) }) : t("analysis-known", { step });
}

/** A claim about a goal or a player, from its text: «treasure-at 8,0», «suspect 3». */
export function claimOf(text: string): LoggedClaim {
  const [key = "", subject = ""] = text.split(" ");
  const [column, row] = subject.split(",").map(Number);
  const about = row === undefined ? { seat: column ?? null } : { cell: [column ?? 0, row] as [number, number] };
  return { key: key as LoggedClaim["key"], ...about };
}
