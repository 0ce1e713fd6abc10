// Whether things should keep still: the system's wish for reduced motion.

const wish = matchMedia("(prefers-reduced-motion: reduce)");

export const calm = $state({ on: wish.matches });

wish.addEventListener("change", () => (calm.on = wish.matches));
