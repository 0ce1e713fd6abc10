// The system's setting for reduced motion. Outside a browser nothing moves.

const query = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export const reducedMotion = $state({ on: query?.matches ?? true });

query?.addEventListener("change", () => (reducedMotion.on = query.matches));
