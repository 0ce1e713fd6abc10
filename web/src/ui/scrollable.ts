/** What scrolls must be reached by keyboard. */
export function scrollable(node: HTMLElement): void {
  node.tabIndex = 0;
}
