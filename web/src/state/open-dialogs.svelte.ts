// How many dialogs are open: where one is alone with bots, they wait meanwhile.

export const openDialogs = $state({ count: 0 });

/** Counts a dialog until the function that is returned is called. */
export function noteDialog(): () => void {
  openDialogs.count += 1;
  return () => void (openDialogs.count -= 1);
}
