import { formatPath } from "#domain/office/content-form.ts";
import type { FormPath } from "#domain/office/content-form.ts";
import type { FoundText } from "#domain/office/content-messages.ts";
import { isDrawing, isFieldOf, wholeField } from "#publishing/drafts/content-file.ts";

/** Texts that are listed of one file. */
const mostTexts = 4;
/** Shortest words that are looked for inside files, in characters. */
const shortestQuery = 2;
/** Characters that are shown before the found words, and in all. */
const [contextLength, longestText] = [40, 140];

/** Finds texts of a file that hold the words of a search, each with the field that it is edited in. */
export function findTexts(file: string, value: unknown, query: string): FoundText[] {
  const words = query.trim().toLowerCase();
  const matches: FoundText[] = [];
  const visit = (inside: unknown, path: FormPath): void => {
    if (matches.length === mostTexts) {
      return;
    }
    if (typeof inside === "string") {
      const start = inside.toLowerCase().indexOf(words);
      if (start >= 0) {
        matches.push({
          field: fieldAt(file, path),
          place: formatPath(path),
          text: cut(inside, start),
        });
      }
      return;
    }
    const isList = Array.isArray(inside);
    for (const [key, part] of Object.entries(inside ?? {})) {
      visit(part, [...path, isList ? Number(key) : key]);
    }
  };
  if (words.length >= shortestQuery && !isDrawing(file)) {
    visit(value, []);
  }
  return matches;
}

function cut(text: string, position: number): string {
  const start = Math.max(0, position - contextLength);
  const end = start + longestText;
  return `${start > 0 ? "..." : ""}${text.slice(start, end)}${end < text.length ? "..." : ""}`;
}

/** Returns the field that holds a place. */
function fieldAt(file: string, path: FormPath): string {
  const lengths = path.map((_, index) => index + 1);
  const length = lengths.find((count) => isFieldOf(file, formatPath(path.slice(0, count))));
  return length === undefined ? wholeField : formatPath(path.slice(0, length));
}
