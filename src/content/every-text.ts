export type Path = readonly (string | number)[];

/** What is done with each text and the way to it. */
export type SeeText = (text: string, path: Path) => void;

function visit(value: unknown, path: (string | number)[], see: SeeText): void {
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

/** Shows every text in a value with the way to it; the way is the caller's to copy. */
export function everyText(value: unknown, see: SeeText): void {
  visit(value, [], see);
}

/** What is done with each text that has Arabic: both texts, and the way to the Arabic one. */
export type SeeTranslation = (english: string, arabic: string, path: Path) => void;

/** Shows every pair of an English and an Arabic text in a value. */
export function everyTranslation(value: unknown, see: SeeTranslation): void {
  let english: { readonly text: string; readonly of: string } | undefined;
  everyText(value, (text, path) => {
    const of = path.slice(0, -1).join("/");
    if (path.at(-1) === "en") {
      english = { text, of };
    } else if (path.at(-1) === "ar" && english?.of === of) {
      see(english.text, text, path);
    }
  });
}
