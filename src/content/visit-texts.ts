export type Path = readonly (string | number)[];

/** Callback for a text and its path. */
type TextVisitor = (text: string, path: Path) => void;

function visit(value: unknown, path: (string | number)[], see: TextVisitor): void {
  if (typeof value === "string") {
    see(value, path);
    return;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, inside] of entries as Iterable<[string | number, unknown]>) {
    path.push(key);
    visit(inside, path, see);
    path.pop();
  }
}

/** Visits every text in a value; the visitor must copy the path to keep it. */
export function visitTexts(value: unknown, visitor: TextVisitor): void {
  visit(value, [], visitor);
}

/** Callback for an English text, its Arabic translation and the path of the translation. */
type TranslationVisitor = (english: string, arabic: string, path: Path) => void;

/** Visits every pair of an English and an Arabic text in a value. */
export function visitTranslations(value: unknown, visitor: TranslationVisitor): void {
  let english: { readonly text: string; readonly parent: string } | undefined;
  visitTexts(value, (text, path) => {
    const parent = path.slice(0, -1).join("/");
    if (path.at(-1) === "en") {
      english = { text, parent };
    } else if (path.at(-1) === "ar" && english?.parent === parent) {
      visitor(english.text, text, path);
    }
  });
}
