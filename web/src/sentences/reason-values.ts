// Why a bot moved as it did, as numbers by name, and how they are read and written.
import { locale } from "../localization/localization.svelte";

export type Why = Readonly<Record<string, number | string | number[]>>;

/** A share as people write it: «85 %». */
export function percent(share: number): string {
  return new Intl.NumberFormat(locale.lang, { style: "percent" }).format(share);
}

export function rounded(number: number): string {
  // Adding 0 turns -0 into 0: nobody says «minus nothing».
  return new Intl.NumberFormat(locale.lang, { maximumFractionDigits: 1 }).format(Math.round(number * 10) / 10 + 0);
}

export function numberIn(why: Why, name: string): number | undefined {
  const value = why[name];
  return typeof value === "number" ? value : undefined;
}

export function listIn(why: Why, name: string): number[] {
  const value = why[name];
  return Array.isArray(value) ? value : [];
}
