import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { directionOf, type Language } from "#domain/language.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { markup, Markup } from "#server/html.ts";

/** A page without the site's frame. */
interface ServicePage {
  readonly language: Language;
  readonly title: string;
  readonly body: Markup;
  /** True where the content security policy of the answer allows `styleSource`. */
  readonly isStyled?: boolean;
  /** Further styles and scripts, which the policy of the answer allows. */
  readonly more?: Markup;
}

const rules = `
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--color-paper); color: var(--color-ink); overflow-wrap: break-word;
  font: var(--text-md)/1.5 var(--font-text);
}
main { max-inline-size: 64rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0 0 0.5rem; font-size: var(--text-xl); line-height: 1.25; }
.brand { display: flex; gap: 0.5rem; align-items: center; margin-block-end: 1rem; color: var(--color-ink); }
.reference { white-space: nowrap; }
h2 { margin: 2rem 0 0.5rem; font-size: var(--text-lg); }
p { margin: 0 0 1rem; color: var(--color-ink-soft); }
a { color: var(--color-action); text-underline-offset: 0.15em; }
a:hover { color: var(--color-action-deep); }
:focus-visible { outline: 2px solid var(--color-mandatory); outline-offset: 2px; border-radius: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; margin-block-end: 1.5rem; }
table { inline-size: 100%; border-collapse: collapse; background: var(--color-white); }
th, td { padding: 0.625rem 0.75rem; border-block-end: 1px solid var(--color-line); }
th, td { text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { border-block-end: 2px solid var(--color-ink); color: var(--color-ink-mute); font-size: var(--text-sm); }
tbody tr:hover { background: var(--color-surface); }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
dl, pre, iframe { background: var(--color-white); border: 1px solid var(--color-line); }
dl {
  display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem;
  margin: 1rem 0; padding: 1rem;
}
dt { color: var(--color-ink-mute); }
dd { margin: 0; overflow-wrap: anywhere; }
pre {
  margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere;
  font: var(--text-sm)/1.5 ui-monospace, SFMono-Regular, Consolas, monospace;
}
iframe { inline-size: 100%; block-size: 30rem; }
.empty { padding: 2rem 1rem; background: var(--color-white); border: 1px dashed var(--color-line); }
@media (max-width: 40rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  td { padding-block: 0.25rem; border: 0; }
  tr { padding-block: 0.5rem; border-block-end: 1px solid var(--color-line); }
  dl { grid-template-columns: 1fr; }
  time { white-space: normal; }
  td[data-of]::before { content: attr(data-of) ": "; color: var(--color-ink-mute); }
  td:has(bdi:empty) { display: none; }
}
@page { size: A4; margin: 12mm; }
@media print {
  body {
    --color-ink: #000; --color-ink-soft: #000; --color-ink-mute: #000; --color-action: #000;
    font-size: 8pt; line-height: 1.2;
  }
  main { max-inline-size: none; padding: 0; }
  .brand { margin-block-end: 4pt; }
  h1 { font-size: 14pt; }
  h2 { margin-block: 8pt 4pt; font-size: 11pt; }
  p { margin-block-end: 4pt; }
  dl { margin: 4pt 0; padding: 4pt 6pt; gap: 0 6pt; }
  dl ~ dl { display: flex; flex-wrap: wrap; }
  dl ~ dl dd { margin-inline-end: 12pt; }
  th, td { padding: 1pt 4pt; overflow-wrap: break-word; }
  thead th { font-size: inherit; }
  tr { break-inside: avoid; }
}
`;

/** A style within a page, and its source in a content security policy. */
interface PageStyle {
  readonly element: Markup;
  readonly source: string;
}

/** Creates a style with the design tokens that it uses. */
export function createPageStyle(css: string): PageStyle {
  const style = `:root { color-scheme: light; ${designTokens(css)} }${css}`;
  return { element: new Markup(`<style>${style}</style>\n`), source: sourceOf(style) };
}

/** Formats the source of an inline style or script for a content security policy. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const pageStyle = createPageStyle(rules);

/** Allows the style of these pages in a content security policy. */
export const styleSource = pageStyle.source;

/** Content security policy of a page with the style of these pages. */
export const servicePagePolicy = `default-src 'none'; img-src 'self'; style-src ${styleSource}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Copies the site's design tokens that a style uses. */
function designTokens(css: string): string {
  const tokens = readFileSync(new URL("../../ui/tokens.css", import.meta.url), "utf8");
  const names = new Set(css.match(/(?<=var\()--[\w-]+/g));
  return Array.from(names, (name) => {
    const [declaration] = new RegExp(`${name}:[^;]+;`).exec(tokens) ?? [];
    if (declaration === undefined) {
      throw new Error(`tokens.css has no ${name}`);
    }
    return declaration;
  }).join(" ");
}

/** Renders a page that search engines leave out. */
export function renderServicePage(page: ServicePage): string {
  const { language, title, body, isStyled, more = "" } = page;
  const head = isStyled === true ? pageStyle.element : "";
  return markup`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}${more}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.html;
}

/** Answers with a page that no cache keeps. */
export function answerServicePage(
  response: ServerResponse,
  status: number,
  page: ServicePage,
  headers: HeaderSet,
): void {
  const body = Buffer.from(renderServicePage(page));
  response.writeHead(status, {
    "cache-control": "no-store",
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-language": page.language,
    "content-length": String(body.length),
  });
  response.end(body);
}
