// Work that can wait until the page has nothing else to do.

const LATEST_MS = 500;
/** Safari has no idle callbacks. */
const SOON_MS = 60;

/** Does something when the page is idle, or half a second later; returns the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(work, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
