import { Fragment } from "react";
import { markedRuns } from "#reading/search/marked-runs.ts";
import type { MatchedWords, TextPart } from "#reading/search/matched-words.ts";

interface MarkedProps {
  readonly text: string;
  /** What a search asked for; nothing is marked without one. */
  readonly words?: MatchedWords | undefined;
}

function markParts(parts: readonly TextPart[]) {
  return parts.map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other name
    part.matched ? <mark key={at}>{part.text}</mark> : part.text,
  );
}

/** A text with the words marked that were searched for; a code that a mark would tear keeps its order. */
export function Marked({ text, words }: MarkedProps) {
  if (words === undefined || words.size === 0) {
    return text;
  }
  return markedRuns(text, words).map(({ parts, isTorn }, at) =>
    isTorn ? (
      // oxlint-disable-next-line react/no-array-index-key -- nor have its runs
      <bdi key={at} dir="ltr">
        {markParts(parts)}
      </bdi>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- nor have its runs
      <Fragment key={at}>{markParts(parts)}</Fragment>
    ),
  );
}
