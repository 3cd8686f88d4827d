import { runsFromTheLeft } from "#domain/runs-from-the-left.ts";
import { textParts, type MatchedWords, type TextPart } from "#reading/search/matched-words.ts";

/** A stretch of a text in its parts, and whether it is one run from the left of which only a part is matched. */
interface MarkedRun {
  readonly parts: readonly TextPart[];
  readonly isTorn: boolean;
}

function partsBetween(parts: readonly TextPart[], start: number, end: number): readonly TextPart[] {
  let position = 0;
  return parts.flatMap(({ text, matched }) => {
    const cut = text.slice(Math.max(0, start - position), Math.max(0, end - position));
    position += text.length;
    return cut === "" ? [] : [{ text: cut, matched }];
  });
}

/** A text in stretches, in its order: "EN 388:2018", of which "EN 388" is matched, is one by itself. */
export function markedRuns(text: string, matched: MatchedWords): readonly MarkedRun[] {
  const parts = textParts(text, matched);
  const stretches: MarkedRun[] = [];
  let end = 0;
  const add = (limit: number, isTorn: boolean) => {
    if (limit > end) {
      stretches.push({ parts: partsBetween(parts, end, limit), isTorn });
      end = limit;
    }
  };
  for (const { run, index } of runsFromTheLeft(text)) {
    if (partsBetween(parts, index, index + run.length).length > 1) {
      add(index, false);
      add(index + run.length, true);
    }
  }
  add(text.length, false);
  return stretches;
}
