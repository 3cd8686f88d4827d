import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markup } from "#server/html.ts";
import { renderServicePage, styleSource } from "#server/http/service-page.ts";

const nasty = `<b class="x">&'`;
const escaped = "&lt;b class=&quot;x&quot;&gt;&amp;&#39;";

test("escapes every text and keeps markup", () => {
  const items = [markup`<li>${nasty}</li>`, markup`<li>${2}</li>`];
  expect(markup`<ul title="${nasty}">${items}</ul>`.html).toBe(
    `<ul title="${escaped}"><li>${escaped}</li>\n<li>2</li></ul>`,
  );
});

test("renders a page in its language and direction", () => {
  const html = renderServicePage({ language: "ar", title: nasty, body: markup`<p>x</p>` });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain("<main>\n<p>x</p>\n</main>");
  expect(html).not.toContain("<style>");
});

test("styles a page by the tokens of the site, under the hash that its policy allows", () => {
  const page = { language: "en", title: "x", body: markup``, isStyled: true } as const;
  const [, style = ""] = /<style>([^]*)<\/style>/.exec(renderServicePage(page)) ?? [];
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  const used = new Set(style.match(/(?<=var\()--[\w-]+/g));
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) {
    const [, value = "no value"] = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens) ?? [];
    expect(style).toContain(value);
  }
  const hash = createHash("sha256").update(style).digest("base64");
  expect(styleSource).toBe(`'sha256-${hash}'`);
});
