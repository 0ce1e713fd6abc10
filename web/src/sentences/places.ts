// Places on the board, in words.
import type { Cell } from "../lib/notation";
import { t } from "../localization/localization.svelte";

/** «column 3, row -1». */
export function place([column, row]: Cell): string {
  return t("place", { column, row });
}
