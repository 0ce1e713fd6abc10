// The Polish texts.
const files = import.meta.glob<string>(["../../../src/motherlode/locales/pl/*.ftl", "!**/terminal.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources: string[] = Object.values(files);
