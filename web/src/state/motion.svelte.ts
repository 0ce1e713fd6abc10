// Whether things should keep still: the system's setting for reduced motion. Without a browser everything keeps still.

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export const reducedMotion = $state({ on: query?.matches ?? true });

query?.addEventListener("change", () => (reducedMotion.on = query.matches));
