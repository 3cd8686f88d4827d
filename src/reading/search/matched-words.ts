import { plainCode } from "#reading/search/codes.ts";
import type { Need } from "#reading/search/need.ts";
import { joined, stemOf, wordsOf } from "#reading/text.ts";

/** The words of a query that a text may hold, as they are compared. */
export type MatchedWords = ReadonlySet<string>;

/** What to mark in the texts of what a query found. */
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
function matchedUpTo(words: readonly RegExpExecArray[], at: number, matched: MatchedWords) {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const window = words.slice(at, at + length).flatMap(([word]) => wordsOf(word));
    if (matched.has(joined(window)) || matched.has(plainCode(window))) {
      return at + length;
    }
  }
  return at;
}

/** A text in parts, in its order; together they are the text. Words side by side are one part. */
export function textParts(text: string, matched: MatchedWords): readonly TextPart[] {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  const parts: TextPart[] = [];
  let end = 0;
  const add = (to: number, isMatched: boolean) => {
    const last = parts.at(-1);
    const before = text.slice(end, to);
    if (isMatched && last?.matched === false && parts.length > 1 && last.text.trim() === "") {
      const joint = parts.splice(-2).map((part) => part.text);
      parts.push({ text: joint.join("") + before, matched: true });
    } else if (before !== "") {
      parts.push({ text: before, matched: isMatched });
    }
    end = to;
  };
  for (let at = 0; at < words.length;) {
    const next = matchedUpTo(words, at, matched);
    const [first, last] = [words[at], words[next - 1]];
    if (first && last && next > at) {
      add(first.index, false);
      add(last.index + last[0].length, true);
    }
    at = Math.max(next, at + 1);
  }
  add(text.length, false);
  return parts;
}
