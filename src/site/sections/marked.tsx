import { textParts, type MatchedWords } from "#domain/search/matched-words.ts";

interface MarkedProps {
  readonly text: string;
  /** What a search asked for; nothing is marked without one. */
  readonly words?: MatchedWords | undefined;
}

/** A text with the words marked that were searched for. */
export function Marked({ text, words }: MarkedProps) {
  if (words === undefined || words.size === 0) {
    return text;
  }
  return textParts(text, words).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    part.matched ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
