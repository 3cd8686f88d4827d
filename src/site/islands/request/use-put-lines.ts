import { useState, type RefObject } from "react";
import { mergeLines } from "#reading/request/merge-lines.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import { findRowsField } from "#site/islands/request/paste-rows.tsx";
import { saveInTab } from "#site/islands/request/rows-draft.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import type { RequestWords } from "#words/en.ts";

interface Parts {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly words: RequestWords;
  readonly showStatus: (text: string) => void;
  readonly showWarning: (text: string) => void;
}

/**
 * Provides functions that add lines to the list. Rows without room stay in their field, with a
 * message.
 */
export function usePutLines({ form, words, showStatus, showWarning }: Parts) {
  const [list, setList, listNow] = useRequestList();
  const [former, setFormer] = useState<{ readonly list: RequestList; readonly by: RequestList }>();

  function keepUnread(message: string, rows: string) {
    const field = findRowsField(form.current);
    if (field) {
      field.value = rows;
    }
    saveInTab("rows", rows);
    const full = rows === "" ? "" : words.full(requestBounds.lines);
    (full === "" ? showStatus : showWarning)([message, full].filter(Boolean).join(" "));
  }

  /** Adds rows to the list and returns the new list. */
  function put(added: readonly DraftLine[], unreadRows: string): RequestList {
    const { list: next, summed, left: over } = mergeLines(listNow(), added, "sum");
    setList(() => next);
    const message = added.length > 0 ? words.pasted.added(added.length - over.length, summed) : "";
    keepUnread(message, [...over.map(({ text }) => text), unreadRows].filter(Boolean).join("\n"));
    return next;
  }

  /** Merges the lines of a link or a sent request into the list. */
  function merge(newLines: readonly DraftLine[]) {
    const previousList = listNow();
    const { list: next, left } = mergeLines(previousList, newLines, "skip");
    setList(() => next);
    const added = next.length - previousList.length;
    const message = words.merged(added, newLines.length - left.length - added);
    const full = left.length > 0 ? words.full(requestBounds.lines) : "";
    (full === "" ? showStatus : showWarning)([message, full].filter(Boolean).join(" "));
  }

  /** Replaces the list by the lines of a link. */
  function replace(newLines: readonly DraftLine[]) {
    const previousList = listNow();
    const { list: next } = mergeLines([], newLines, "skip");
    setList(() => next);
    setFormer({ list: previousList, by: next });
    showStatus(words.replaced);
  }

  const canUndo = former && JSON.stringify(list) === JSON.stringify(former.by);
  const undo = canUndo
    ? () => {
        setList(() => former.list);
        setFormer(undefined);
        showStatus("");
      }
    : undefined;
  return { put, merge, replace, undo };
}
