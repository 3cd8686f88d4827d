import { plainCode } from "#reading/search/codes.ts";
import type { Need } from "#reading/search/need.ts";
import { joined, stemOf, wordsOf } from "#reading/text.ts";

/** The words of a query that a text may hold, as they are compared. */
export type MatchedWords = ReadonlySet<string>;

/** Words and phrases of a query to mark in the texts of its results. */
export function matchedWords({ read }: Pick<Need, "read">): MatchedWords {
  const telling = read.filter(({ is }) => is !== "number" && is !== "lack");
  return new Set(
    telling.flatMap(({ words, is }) => [
      joined(words),
      plainCode(words),
      ...(is === "code" ? [] : words.map(stemOf)),
    ]),
  );
}

/** A stretch of a text, and whether the query says it. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

/** Most words of a text that a query may write as one. */
const longest = 3;

/** Where what begins at a word of the text ends, if the query says it. */
function matchedUpTo(words: readonly RegExpExecArray[], position: number, matched: MatchedWords) {
  for (let length = Math.min(longest, words.length - position); length > 0; length -= 1) {
    const window = words.slice(position, position + length).flatMap(([word]) => wordsOf(word));
    if (matched.has(joined(window)) || matched.has(plainCode(window))) {
      return position + length;
    }
  }
  return position;
}

/** A text in parts, in its order; together they are the text. Words side by side are one part. */
export function textParts(text: string, matched: MatchedWords): readonly TextPart[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const parts: TextPart[] = [];
  let end = 0;
  const add = (limit: number, isMatched: boolean) => {
    const previousPart = parts.at(-1);
    const piece = text.slice(end, limit);
    if (
      isMatched &&
      previousPart?.matched === false &&
      parts.length > 1 &&
      previousPart.text.trim() === ""
    ) {
      const joint = parts.splice(-2).map((part) => part.text);
      parts.push({ text: joint.join("") + piece, matched: true });
    } else if (piece !== "") {
      parts.push({ text: piece, matched: isMatched });
    }
    end = limit;
  };
  for (let position = 0; position < words.length;) {
    const following = matchedUpTo(words, position, matched);
    const [first, last] = [words[position], words[following - 1]];
    if (first && last && following > position) {
      add(first.index, false);
      add(last.index + last[0].length, true);
    }
    position = Math.max(following, position + 1);
  }
  add(text.length, false);
  return parts;
}
