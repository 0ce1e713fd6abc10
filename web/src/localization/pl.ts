// The Polish texts, without those that only the terminal or the server uses.
const files = import.meta.glob<string>(
  ["../../../src/motherlode/locales/pl/*.ftl", "!../../../src/motherlode/locales/pl/{push,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: string[] = Object.values(files);
