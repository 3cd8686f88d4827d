const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? "");
}

/** Finished HTML. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Template tag that escapes every text and joins lists of markup by line breaks. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(htmlOf)));
}

function htmlOf(part: Part): string {
  if (part instanceof Markup) {
    return part.html;
  }
  return typeof part === "object"
    ? part.map(({ html }) => html).join("\n")
    : escapeHtml(String(part));
}
