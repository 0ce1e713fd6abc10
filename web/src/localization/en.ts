// The English texts, without those that only the terminal or the server uses.
const files = import.meta.glob<string>(
  ["../../../src/motherlode/locales/en/*.ftl", "!../../../src/motherlode/locales/en/{push,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: string[] = Object.values(files);
