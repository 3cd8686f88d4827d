import { useState, type RefObject } from "react";
import { mergeLines } from "#reading/request/merge-lines.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { rowsIn } from "#site/islands/request/paste-rows.tsx";
import { keepInTab } from "#site/islands/request/rows-draft.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import type { RequestWords } from "#words/request-words.ts";

interface Parts {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly words: RequestWords;
  readonly tell: (told: string) => void;
  readonly warn: (told: string) => void;
}

/** How lines come on the list: what has no room on it stays in the field of rows, and all of it is said. */
export function usePutLines({ form, words, tell, warn }: Parts) {
  const [list, setList, listNow] = useRequestList();
  const [former, setFormer] = useState<{ readonly list: RequestList; readonly by: RequestList }>();

  function leave(said: string, rows: string) {
    const field = rowsIn(form.current);
    if (field) {
      field.value = rows;
    }
    keepInTab("rows", rows);
    const full = rows === "" ? "" : words.full(requestBounds.lines);
    (full === "" ? tell : warn)([said, full].filter(Boolean).join(" "));
  }

  /** Puts rows on the list and answers it as it is then. */
  function put(added: readonly DraftLine[], left: string): RequestList {
    const { list: next, summed, left: over } = mergeLines(listNow(), added, "sum");
    setList(() => next);
    const said = added.length > 0 ? words.pasted.added(added.length - over.length, summed) : "";
    leave(said, [...over.map(({ text }) => text), left].filter(Boolean).join("\n"));
    return next;
  }

  /** Puts the lines of a link or of an earlier request on the list. */
  function merge(taken: readonly DraftLine[]) {
    const before = listNow();
    const { list: next, left } = mergeLines(before, taken, "skip");
    setList(() => next);
    const added = next.length - before.length;
    const said = words.merged(added, taken.length - left.length - added);
    const full = left.length > 0 ? words.full(requestBounds.lines) : "";
    (full === "" ? tell : warn)([said, full].filter(Boolean).join(" "));
  }

  /** Puts the lines of a link in the place of the list. */
  function replace(taken: readonly DraftLine[]) {
    const before = listNow();
    const { list: next } = mergeLines([], taken, "skip");
    setList(() => next);
    setFormer({ list: before, by: next });
    tell(words.replaced);
  }

  const canUndo = former && JSON.stringify(list) === JSON.stringify(former.by);
  const undo = canUndo
    ? () => {
        setList(() => former.list);
        setFormer(undefined);
        tell("");
      }
    : undefined;
  return { put, merge, replace, undo };
}
