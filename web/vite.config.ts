// How the bundle is built: into the Python package, so that a fresh clone needs no node.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { rulesMarkdown } from "./plugins/rules-markdown.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const SERVER = "http://localhost:8000";

export default defineConfig({
  plugins: [rulesMarkdown(), svelte(), serviceWorker()],
  build: {
    outDir: "../src/motherlode/web",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  // A test that hangs fails; one on a busy machine only takes longer.
  test: {
    include: ["src/**/*.test.ts", "plugins/**/*.test.ts"],
    setupFiles: ["src/localization/test-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
