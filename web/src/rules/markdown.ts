// A small Markdown for the rules pages: only what they use, and no way for a page to bring in markup of its own.
// Every block may end in an anchor, `{#B-21}`: a heading's is its place in the contents, any other block is that rule.

/** A heading of the second level, for the table of contents. */
export interface Heading {
  readonly anchor: string;
  readonly text: string;
}

export interface Page {
  readonly title: string;
  readonly contents: readonly Heading[];
  readonly html: string;
}

/** What a page needs from outside: pictures as SVG text by target (`card:NES`), and where a rule's address leads. */
export interface Surroundings {
  draw(target: string, uid: string): string;
  /** The address of an anchor, or of a whole page if there is none; `ruleset` is empty for the page itself. */
  address(ruleset: string, anchor: string): string;
}

const ANCHOR = /\s*\{#([A-Za-z][\w-]*)\}\s*$/;
const LINK = /^([a-z][a-z0-9-]*)?(?:#([A-Za-z][\w-]*))?$/;
const INLINE = /!\[([^\]]*)\]\(([^)\s]+)\)|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*(.+?)\*/;
const PICTURE = /!\[([^\]]*)\]\(([^)\s]+)\)/g;
const ONLY_PICTURES = /^(?:!\[[^\]]*\]\([^)\s]+\)\s*)+$/;
const LEADING_PICTURES = /^((?:!\[\]\([^)\s]+\)\s*)+)(.+)$/;

/** A page of rules as HTML, with its title and its headings. */
export function renderPage(markdown: string, around: Surroundings): Page {
  return new Renderer(around).page(markdown);
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}

class Renderer {
  private title = "";
  private readonly contents: Heading[] = [];
  private pictures = 0;

  constructor(private readonly around: Surroundings) {}

  page(markdown: string): Page {
    const html = markdown
      .replace(/\r\n?/g, "\n")
      .split(/\n(?:[ \t]*\n)+/)
      .map((block) => block.replace(/^\n+|\s+$/g, ""))
      .filter((block) => block !== "")
      .map((block) => this.block(block))
      .join("\n");
    return { title: this.title, contents: this.contents, html };
  }

  private block(block: string): string {
    const heading = /^(#{1,3}) +([\s\S]+)$/.exec(block);
    if (heading) return this.heading(heading[1]!.length, oneLine(heading[2]!));
    if (block.startsWith("|")) return this.table(block.split("\n"));
    if (/^- /.test(block)) return `<ul>${this.items(block, /^- +/)}</ul>`;
    if (/^\d+\. /.test(block)) return `<ol>${this.items(block, /^\d+\. +/)}</ol>`;
    if (block.startsWith(">")) return this.note(block);
    return this.paragraph(oneLine(block));
  }

  private heading(level: number, source: string): string {
    const [text, anchor] = splitAnchor(source);
    const inner = this.inline(text);
    if (level === 1) this.title = plainText(text);
    if (level === 2 && anchor) this.contents.push({ anchor, text: plainText(text) });
    return `<h${level}${idOf(anchor)}>${inner}</h${level}>`;
  }

  private paragraph(source: string): string {
    if (ONLY_PICTURES.test(source)) return this.gallery(source);
    const [text, anchor] = splitAnchor(source);
    const led = LEADING_PICTURES.exec(text);
    const start = `${idOf(anchor)} class="${anchor ? "rule" : "prose"}`;
    if (!led) return `<p${start}">${this.inline(text)}${this.label(anchor)}</p>`;
    const words = `<p>${this.inline(led[2]!)}${this.label(anchor)}</p>`;
    return `<div${start} shown"><div class="beside">${this.inline(led[1]!.trim())}</div>${words}</div>`;
  }

  private note(block: string): string {
    const [text, anchor] = splitAnchor(oneLine(block.replace(/^> ?/gm, "")));
    return `<p${idOf(anchor)} class="note">${this.inline(text)}${this.label(anchor)}</p>`;
  }

  private gallery(source: string): string {
    const figures = [...source.matchAll(PICTURE)].map(([, caption, target]) => {
      const below = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
      return `<figure class="${escapeHtml(kindOf(target!))}">${this.picture(target!)}${below}</figure>`;
    });
    return `<div class="gallery">${figures.join("")}</div>`;
  }

  private items(block: string, mark: RegExp): string {
    const items: string[] = [];
    for (const line of block.split("\n")) {
      if (mark.test(line)) items.push(line.replace(mark, ""));
      else items.push(`${items.pop()!} ${line.trim()}`);
    }
    return items.map((item) => this.item(item)).join("");
  }

  private item(source: string): string {
    const [text, anchor] = splitAnchor(source);
    const kind = anchor ? ' class="rule"' : "";
    return `<li${idOf(anchor)}${kind}>${this.inline(text)}${this.label(anchor)}</li>`;
  }

  private table(lines: readonly string[]): string {
    const [head, , ...rows] = lines;
    const headings = cellsOf(head!).map((cell) => (cell ? `<th scope="col">${this.inline(cell)}</th>` : "<td></td>"));
    const body = rows.map((row) => this.row(row)).join("");
    return (
      `<div class="wide"><table><thead><tr>${headings.join("")}</tr></thead>` + `<tbody>${body}</tbody></table></div>`
    );
  }

  private row(source: string): string {
    const cells = cellsOf(source);
    const [last, anchor] = splitAnchor(cells.pop() ?? "");
    const inner = [...cells, last].map((cell) => this.inline(cell));
    inner.push(`${inner.pop()!}${this.label(anchor)}`);
    const kind = anchor ? ' class="rule"' : "";
    return `<tr${idOf(anchor)}${kind}>${inner.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  }

  private inline(source: string): string {
    const found = INLINE.exec(source);
    if (!found) return escapeHtml(source);
    const [whole, caption, target, text, link, strong, soft] = found;
    const before = escapeHtml(source.slice(0, found.index));
    const after = this.inline(source.slice(found.index + whole.length));
    return before + this.span({ caption, target, text, link, strong, soft }) + after;
  }

  private span(parts: Record<"caption" | "target" | "text" | "link" | "strong" | "soft", string | undefined>): string {
    if (parts.target) return `<span class="inset">${this.picture(parts.target)}</span>`;
    if (parts.link) return this.link(parts.text!, parts.link);
    if (parts.strong) return `<strong>${this.inline(parts.strong)}</strong>`;
    return `<em>${this.inline(parts.soft!)}</em>`;
  }

  private link(text: string, target: string): string {
    const inner = this.inline(text);
    const parts = LINK.exec(target);
    if (!parts) return inner;
    return `<a href="${escapeHtml(this.around.address(parts[1] ?? "", parts[2] ?? ""))}">${inner}</a>`;
  }

  private label(anchor: string): string {
    if (!anchor) return "";
    return ` <a class="id" href="${escapeHtml(this.around.address("", anchor))}"><bdi>${anchor}</bdi></a>`;
  }

  private picture(target: string): string {
    this.pictures += 1;
    return this.around.draw(target, `rules-${this.pictures}`);
  }
}

function splitAnchor(source: string): [text: string, anchor: string] {
  const found = ANCHOR.exec(source);
  return found ? [source.slice(0, found.index), found[1]!] : [source, ""];
}

function idOf(anchor: string): string {
  return anchor && ` id="${anchor}"`;
}

function oneLine(block: string): string {
  return block.replace(/\s*\n\s*/g, " ").trim();
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function kindOf(target: string): string {
  return target.split(":", 1)[0]!;
}

function plainText(source: string): string {
  return source.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").replace(/\*/g, "");
}
