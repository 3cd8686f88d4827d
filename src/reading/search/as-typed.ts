import { fold, wordsOf } from "#reading/text.ts";

/** Words of a query, which the search has folded, as they stand in it; as they are where they do not. */
export function asTyped(query: string, words: string): string {
  if (words !== fold(words)) {
    return words;
  }
  const written = query.split(/\s+/).filter((part) => wordsOf(part).length > 0);
  const count = words.split(" ").length;
  const position = written.findIndex(
    (_part, start) => wordsOf(written.slice(start, start + count).join(" ")).join(" ") === words,
  );
  return position < 0
    ? words
    : written
        .slice(position, position + count)
        .join(" ")
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
