// Builds the service worker beside the page, and tells it the files of the bundle and a hash of them.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "service-worker.js";
const PUBLIC = "public";

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "/src/service-worker.ts", fileName: NAME });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[NAME];
        if (worker?.type !== "chunk") throw new Error("the service worker was not built");
        if (worker.imports.length || worker.exports.length) throw new Error("the service worker must stand alone");
        const built = Object.values(bundle).filter((one) => one !== worker && one.fileName !== "index.html");
        const others = readdirSync(PUBLIC).filter((name) => !name.startsWith("screenshot"));
        const shell = new Set(["/", "/icon.svg", "/manifest.webmanifest"]);
        const entry = built.find((one) => one.type === "chunk" && one.isEntry);
        // English is what the page falls back to where another language is not cached yet.
        const english = built.find(
          (one) => one.type === "chunk" && one.facadeModuleId?.endsWith("/localization/en.ts"),
        );
        if (!entry || !english) throw new Error("the bundle has no entry, or no English");
        const queue = [entry.fileName, english.fileName];
        for (const name of queue) {
          const chunk = bundle[name];
          if (shell.has(`/${name}`) || chunk?.type !== "chunk") continue;
          shell.add(`/${name}`);
          for (const style of chunk.viteMetadata?.importedCss ?? []) shell.add(`/${style}`);
          queue.push(...chunk.imports);
        }
        const files = [...built.map((one) => one.fileName), ...others].sort();
        const hash = createHash("sha256").update(JSON.stringify(files)).update(readFileSync("index.html"));
        for (const name of others) hash.update(readFileSync(`${PUBLIC}/${name}`));
        const known: Record<string, string> = {
          __BUNDLE_VERSION__: hash.digest("hex").slice(0, 16),
          __BUNDLE_SHELL__: JSON.stringify([...shell].sort()),
          __BUNDLE_FILES__: JSON.stringify(files.map((name) => `/${name}`)),
        };
        for (const [mark, text] of Object.entries(known)) {
          if (!worker.code.includes(mark)) throw new Error(`the service worker has no ${mark}`);
          worker.code = worker.code.replace(mark, () => text.replaceAll('"', '\\"'));
        }
      },
    },
  };
}
