// The Hebrew texts.
const files = import.meta.glob<string>(["../../../src/motherlode/locales/he/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources: string[] = Object.values(files);
