import type { ServerResponse } from "node:http";
import { directionOf, type Language } from "#domain/language.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import { escapeHtml } from "#server/escape-html.ts";

interface BarePage {
  readonly language: Language;
  /** Plain text. */
  readonly title: string;
  /** HTML, as is the style's text. */
  readonly body: string;
  readonly style?: string;
}

/** A page of the service itself, without the site round it; search engines are to leave it out. */
export function barePage({ language, title, body, style }: BarePage): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${style === undefined ? "" : `<style>${style}</style>\n`}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Answers with a page of the service itself, for this visitor and this moment alone. */
export function answerBarely(
  response: ServerResponse,
  status: number,
  page: BarePage,
  headers: HeaderSet,
): void {
  const body = Buffer.from(barePage(page));
  response.writeHead(status, {
    "cache-control": "no-store",
    ...headers,
    "content-type": "text/html; charset=utf-8",
    "content-language": page.language,
    "content-length": String(body.length),
  });
  response.end(body);
}
