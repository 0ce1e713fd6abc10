// Rules pages: what each mark becomes, and that nothing else gets through.
import { describe, expect, test } from "vitest";
import { renderRules } from "./rules-markdown";

const html = (markdown: string): string => renderRules(markdown, "here").html.trim();

describe("headings", () => {
  test("the first is the title, those of the second level are the contents", () => {
    const page = renderRules(
      "# A *game*\n\n## Setting up {#setup}\n\n### Gold {#gold}\n\n## A [turn](#turn) {#turn}",
      "here",
    );
    expect(page.title).toBe("A game");
    expect(page.contents).toEqual([
      { anchor: "setup", text: "Setting up" },
      { anchor: "turn", text: "A turn" },
    ]);
    expect(page.html).toContain('<h2 id="setup">Setting up</h2>');
    expect(page.html).toContain('<h3 id="gold">Gold</h3>');
  });
});

describe("rules", () => {
  const label = ' <a class="id" href="/rules/here#B-21"><bdi>B-21</bdi></a>';
  test("a paragraph with an anchor is a rule, and says its number", () => {
    expect(html("**It fits.** On all sides. {#B-21}")).toBe(
      `<p id="B-21" class="rule"><strong>It fits.</strong> On all sides.${label}</p>`,
    );
  });
  test("so are an item of a list, a note and a row of a table", () => {
    expect(html("- one\n- two\n  lines {#B-21}")).toContain(`<li id="B-21" class="rule">two\nlines${label}</li>`);
    expect(html("1. one {#B-21}")).toContain(`<li id="B-21" class="rule">one${label}</li>`);
    expect(html("> so it is {#B-21}")).toContain(`<p id="B-21" class="note">so it is${label}</p>`);
    const table = html("| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 {#B-21} |").replaceAll("\n", "");
    expect(table).toContain(
      `<tr><td>1</td><td>2</td></tr><tr id="B-21" class="rule"><td>3</td><td>4${label}</td></tr>`,
    );
  });
  test("a note is a note and what follows it is not", () => {
    expect(html("> note\n\nprose")).toMatch(/<p class="note">note<\/p>\s*<p class="prose">prose<\/p>/);
  });
  test("an empty head of a column is no heading", () => {
    expect(html("| | b |\n|---|---|\n| 1 | 2 |").replaceAll("\n", "")).toContain(
      '<thead><tr><td></td><th scope="col">b</th></tr></thead>',
    );
  });
  test("pictures at the beginning of a rule stand beside it", () => {
    expect(html("![](card:map) **Map.** Look. {#B-35}")).toMatch(
      /^<div id="B-35" class="rule shown"><div class="beside"><span class="inset"><span class="picture" .*<\/span><\/div><p> ?<strong>Map/,
    );
  });
});

describe("links", () => {
  test("lead to a rule of this page, to one of another, or to another page", () => {
    expect(html("[a](#B-21) [b](base#B-09) [c](lost-mines)")).toBe(
      '<p class="prose"><a href="/rules/here#B-21">a</a> <a href="/rules/base#B-09">b</a> <a href="/rules/lost-mines">c</a></p>',
    );
  });
  test.each(["https://example.org", "//example.org", "../x", 'x"y'])("%s is no link", (target) => {
    expect(html(`[a](${target})`)).toBe('<p class="prose">a</p>');
  });
  test("a script is no link", () => expect(html("[a](javascript:1)")).not.toContain("<a"));
});

describe("pictures", () => {
  test("a paragraph of nothing but pictures is a gallery, with captions", () => {
    expect(html("![4 ×](card:NS)\n![](gold:1)")).toMatch(
      /^<div class="gallery"><figure class="card"><span class="picture" data-picture="card:NS" .*<figcaption>4 ×<\/figcaption><\/figure><figure class="gold">.*<\/figure><\/div>$/,
    );
  });
  test("each has a uid of its own", () => {
    const uids = [...html("![](card:NS) ![](card:NS)\n\n![](card:NS) text").matchAll(/data-uid="([^"]+)"/g)];
    expect(new Set(uids.map(([, uid]) => uid)).size).toBe(3);
  });
});

describe("what a page says is text", () => {
  test.each([
    ["<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"],
    ['**<b title="x">**', "<strong>&lt;b title=&quot;x&quot;&gt;</strong>"],
    ["[<i>](base)", '<a href="/rules/base">&lt;i&gt;</a>'],
    ["R & D", "R &amp; D"],
  ])("%s", (source, expected) => expect(html(source)).toBe(`<p class="prose">${expected}</p>`));
  test("in captions, headings and cells too", () => {
    expect(html("![<i>](card:NS)")).toContain("<figcaption>&lt;i&gt;</figcaption>");
    expect(html("## <i> {#x}")).toBe('<h2 id="x">&lt;i&gt;</h2>');
    expect(html("| <i> |\n|---|\n| <b> |")).not.toMatch(/<[ib]>/);
  });
});
