// How fast a table plays, in words.
import type { Clock, MatchRequest } from "../lib/protocol";
import { t } from "../localization/localization.svelte";

export type Tempo = NonNullable<MatchRequest["pace"]>;
export const TEMPOS: readonly Tempo[] = ["none", "seconds", "days"];

/** The time per turn: «60 seconds». */
export function clockName(clock: Clock | undefined): string {
  if (!clock?.unit || clock.unit === "none") return t("clock-none");
  return t(clock.unit === "days" ? "clock-days" : "clock-seconds", { count: clock.length ?? 0 });
}

/** Kinds of clocks: «Seconds per turn». */
export function tempoName(tempo: Tempo): string {
  return { none: t("tempo-none"), seconds: t("tempo-seconds"), days: t("tempo-days") }[tempo];
}
