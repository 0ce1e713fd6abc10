// The Polish texts, without those that only the terminal uses.
const files = import.meta.glob<string>(
  ["../../../src/motherlode/locales/pl/*.ftl", "!../../../src/motherlode/locales/pl/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export const sources: string[] = Object.values(files);
