// Fluent texts of one language, made so that nothing goes wrong quietly.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { needless } from "./direction";

export type Args = Record<string, string | number>;

const IDENTIFIER = /^(-?[a-zA-Z][\w-]*) *=/gm;

/** A fault in a text: an error during development, a line in the console for players. */
function complain(problem: string): void {
  if (import.meta.env.DEV) throw new Error(problem);
  console.error(problem);
}

/** All texts of a language. Fluent drops a message it cannot read without a word, so every one is looked for. */
export function makeBundle(lang: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang);
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) complain(`${lang}: ${error.message}`);
    for (const [, id = ""] of source.matchAll(IDENTIFIER)) {
      if (!id.startsWith("-") && !bundle.hasMessage(id)) complain(`${lang}: the text of ${id} does not parse`);
    }
  }
  return bundle;
}

/** Whether there is a text. */
export function has(bundle: FluentBundle, key: string): boolean {
  return patternOf(bundle, key) !== null;
}

/** A text with its arguments filled in: `key`, or `key.attribute`. */
export function format(bundle: FluentBundle, key: string, args: Args): string {
  const lang = bundle.locales[0] ?? "";
  const pattern = patternOf(bundle, key);
  if (pattern === null) {
    complain(`${lang}: there is no text ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = needless(bundle.formatPattern(pattern, args, errors), lang === "he");
  for (const error of errors) complain(`${lang}: ${key}: ${error.message}`);
  return text;
}

function patternOf(bundle: FluentBundle, key: string) {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}
