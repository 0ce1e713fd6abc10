// The English texts.
const files = import.meta.glob<string>("../../../src/motherlode/words/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const sources: string[] = Object.values(files);
