import { Fragment } from "react";
import { markedRuns } from "#reading/search/marked-runs.ts";
import type { MatchedWords, TextPart } from "#reading/search/matched-words.ts";

interface MarkedProps {
  readonly text: string;
  /** The searched words; undefined marks nothing. */
  readonly words?: MatchedWords | undefined;
}

function markParts(parts: readonly TextPart[]) {
  return parts.map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    part.matched ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

/** Marks searched words in a text; a code split by a mark keeps its direction. */
export function Marked({ text, words }: MarkedProps) {
  if (words === undefined || words.size === 0) {
    return text;
  }
  return markedRuns(text, words).map(({ parts, isTorn }, index) =>
    isTorn ? (
      // oxlint-disable-next-line react/no-array-index-key -- nor have its runs
      <bdi key={index} dir="ltr">
        {markParts(parts)}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- nor have its runs
      <Fragment key={index}>{markParts(parts)}</Fragment>
    ),
  );
}
