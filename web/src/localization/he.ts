// The Hebrew texts, without those that only the terminal or the server uses.
const files = import.meta.glob<string>(
  ["../../../src/motherlode/locales/he/*.ftl", "!../../../src/motherlode/locales/he/{push,terminal}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: string[] = Object.values(files);
