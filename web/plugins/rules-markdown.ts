// Renders the rules pages when the page is built: `import page from "….md"` is a title, contents and HTML.
//
// Every block may end in an anchor, `{#B-21}`: a heading's is its entry in the contents, any other block is that rule.
// Pictures (`![caption](card:NES)`) become frames that are drawn when they come into sight.
import MarkdownIt, { type Token } from "markdown-it";
import type { Plugin } from "vite";
import { escapeHtml, pictureFrame } from "../src/rules/picture-frame.ts";

export interface Heading {
  readonly anchor: string;
  readonly text: string;
}

/** A rendered page; `contents` are its headings of the second level. */
export interface Page {
  readonly title: string;
  readonly contents: readonly Heading[];
  readonly html: string;
}

const ANCHOR = /\s*\{#([A-Za-z][\w-]*)\}\s*$/;
const LINK = /^([a-z][a-z0-9-]*)?(?:#([A-Za-z][\w-]*))?$/;

/** Makes modules of Markdown files; the name of each is its ruleset. */
export function rulesMarkdown(): Plugin {
  return {
    name: "rules-markdown",
    transform(source, id) {
      const ruleset = /\/([\w-]+)\.md$/.exec(id)?.[1];
      return ruleset ? { code: `export default ${JSON.stringify(renderRules(source, ruleset))}`, map: null } : null;
    },
  };
}

/** Renders the page of a ruleset. */
export function renderRules(markdown: string, ruleset: string): Page {
  return new RulesPage(ruleset).render(markdown);
}

class RulesPage {
  private title = "";
  private readonly contents: Heading[] = [];
  private pictures = 0;
  private readonly parser = new MarkdownIt({ html: false });

  constructor(private readonly ruleset: string) {
    const { rules } = this.parser.renderer;
    rules["image"] = (tokens, at) => `<span class="inset">${this.picture(targetOf(tokens[at]))}</span>`;
    rules["table_open"] = () => '<div class="wide"><table>';
    rules["table_close"] = () => "</table></div>";
    rules["blockquote_open"] = rules["blockquote_close"] = () => "";
  }

  render(markdown: string): Page {
    const tokens = this.parser.parse(markdown, {});
    for (const [at, token] of tokens.entries()) if (token.type === "inline") this.block(tokens, at, token);
    const html = this.parser.renderer.render(tokens, this.parser.options, {});
    return { title: this.title, contents: this.contents, html };
  }

  /** Gives the block that a text belongs to its id and class, and the text its label. */
  private block(tokens: Token[], at: number, inline: Token): void {
    const children = (inline.children = this.withOwnLinks(inline.children ?? []));
    const anchor = takeAnchor(children);
    const open = tokens[at - 1];
    const close = tokens[at + 1];
    if (!open || !close) return;
    if (open.type === "heading_open") return this.heading(open, children, anchor);
    if (anchor) children.push(markup(inline, this.label(anchor)));
    if (open.type === "th_open") {
      if (children.length) open.attrSet("scope", "col");
      else open.tag = close.tag = "td";
    } else if (open.type === "td_open") mark(lastOf(tokens, at, "tr_open"), anchor);
    else if (open.hidden) mark(lastOf(tokens, at, "list_item_open"), anchor);
    else this.paragraph(tokens, at, children, anchor);
  }

  private heading(open: Token, children: Token[], anchor: string): void {
    const text = children.map((child) => child.content).join("");
    if (anchor) open.attrSet("id", anchor);
    if (open.tag === "h1") this.title = text;
    if (open.tag === "h2" && anchor) this.contents.push({ anchor, text });
  }

  private paragraph(tokens: Token[], at: number, children: Token[], anchor: string): void {
    const [open, close] = [tokens[at - 1], tokens[at + 1]];
    if (!open || !close) return;
    if (lastOf(tokens, at, "blockquote")?.type === "blockquote_open") return mark(open, anchor, "note");
    const shown = children.findIndex((child) => child.type !== "image" && !isBlank(child));
    if (shown < 0 && children.length) {
      open.tag = close.tag = "div";
      open.attrSet("class", "gallery");
      for (const child of children) this.figure(child);
      return;
    }
    mark(open, anchor, anchor ? "rule" : "prose");
    if (!children.slice(0, shown).some((child) => child.type === "image")) return;
    open.tag = close.tag = "div";
    open.attrJoin("class", "shown");
    const beside = this.inline(children.slice(0, shown).filter((one) => !isBlank(one)));
    const words = this.inline(children.slice(shown));
    children.splice(0, children.length, markup(open, `<div class="beside">${beside}</div><p>${words}</p>`));
  }

  /** A picture of a gallery, with its caption. */
  private figure(child: Token): void {
    if (child.type !== "image") return void Object.assign(child, { type: "html_inline", content: "" });
    const target = targetOf(child);
    const caption = child.content && `<figcaption>${escapeHtml(child.content)}</figcaption>`;
    const kind = escapeHtml(target.split(":", 1)[0] ?? "");
    const content = `<figure class="${kind}">${this.picture(target)}${caption}</figure>`;
    Object.assign(child, { type: "html_inline", content });
  }

  /** Links lead to rules and to other pages of rules; any other is its text. */
  private withOwnLinks(children: Token[]): Token[] {
    let isOwn = false;
    return children.filter((child) => {
      if (child.type === "link_open") {
        const found = LINK.exec(String(child.attrGet("href") ?? ""));
        isOwn = found !== null;
        if (found) child.attrSet("href", this.address(found[1] ?? "", found[2] ?? ""));
        return isOwn;
      }
      return child.type !== "link_close" || isOwn;
    });
  }

  private inline(children: Token[]): string {
    return this.parser.renderer.renderInline(children, this.parser.options, {});
  }

  private label(anchor: string): string {
    return ` <a class="id" href="${this.address("", anchor)}"><bdi>${anchor}</bdi></a>`;
  }

  private address(ruleset: string, anchor: string): string {
    return `/rules/${ruleset || this.ruleset}${anchor && `#${anchor}`}`;
  }

  private picture(target: string): string {
    this.pictures += 1;
    return pictureFrame(target, `rules-${this.pictures}`);
  }
}

/** Removes the anchor from the end of a text, and returns it; empty if there is none. */
function takeAnchor(children: Token[]): string {
  const last = children.at(-1);
  const found = last?.type === "text" ? ANCHOR.exec(last.content) : null;
  if (!last || !found) return "";
  last.content = last.content.slice(0, found.index);
  return found[1] ?? "";
}

function mark(token: Token | undefined, anchor: string, name = anchor && "rule"): void {
  if (anchor) token?.attrSet("id", anchor);
  if (name) token?.attrSet("class", name);
}

/** The last token before a place whose type begins so. */
function lastOf(tokens: Token[], at: number, type: string): Token | undefined {
  return tokens
    .slice(0, at)
    .reverse()
    .find((token) => token.type.startsWith(type));
}

/** A token of finished HTML, made after another one. */
function markup(like: Token, content: string): Token {
  const token = Object.create(Object.getPrototypeOf(like) as object) as Token;
  return Object.assign(token, like, { type: "html_inline", tag: "", nesting: 0, attrs: null, children: null, content });
}

function isBlank(token: Token): boolean {
  return token.type === "softbreak" || (token.type === "text" && !token.content.trim());
}

function targetOf(token: Token | undefined): string {
  return decodeURI(String(token?.attrGet("src") ?? ""));
}
