import { directionOf, type Language } from "#domain/language.ts";
import { escapeHtml } from "#server/mail/letter.ts";

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
