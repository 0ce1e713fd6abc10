// The Hebrew texts, without those that only the terminal uses.
const files = import.meta.glob<string>(
  ["../../../src/motherlode/locales/he/*.ftl", "!../../../src/motherlode/locales/he/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: string[] = Object.values(files);
