import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { QuotationView } from "#domain/office/quotation-messages.ts";
import type { Edit } from "#domain/quotation/edits.ts";
import { ApiError } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import {
  beginSave,
  decideConflict,
  disputeSave,
  dropUnread,
  editDraft,
  endSave,
  failSave,
  isUnsaved,
  keepUnread,
  openDraft,
  refreshDraft,
  shownContent,
  undoChange,
  undoGroup,
} from "#office/app/screens/quotation/draft.ts";
import type { Draft } from "#office/app/screens/quotation/draft.ts";
import { readLocalEdits, writeLocalEdits } from "#office/app/screens/quotation/local-edits.ts";
import {
  quotationQuery,
  saveEdits,
  staleSave,
} from "#office/app/screens/quotation/quotation-calls.ts";

/** Milliseconds of rest after which edits are saved. */
const saveDelay = 700;
/** Milliseconds until a save that did not reach the office is tried again. */
const retryDelay = 5000;

export type SaveState =
  | { readonly kind: "saved"; readonly at: number }
  | { readonly kind: "unsaved" | "saving" | "offline" }
  | { readonly kind: "refused"; readonly error: ApiError };

/** A quotation that saves itself. */
export type DraftControl = ReturnType<typeof useDraft>;

/** Edits a quotation: every change shows at once, and is saved after a moment. */
export function useDraft(initial: QuotationView) {
  const { id } = initial;
  const { data: view } = useQuery({ ...quotationQuery(id), initialData: initial });
  const [draft, setDraft] = useState<Draft>(() => openDraft(initial, readLocalEdits(id)));
  const [saveState, setSaveState] = useState<SaveState>({ kind: "saved", at: initial.changedAt });
  const latest = useRef(draft);
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    (step: (current: Draft) => Draft) => {
      latest.current = step(latest.current);
      writeLocalEdits(id, latest.current);
      setDraft(latest.current);
    },
    [id],
  );

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const saving = running.current ?? saveAll({ id, latest, change, setSaveState });
    running.current = saving;
    const isSaved = await saving;
    if (running.current === saving) {
      running.current = undefined;
    }
    return isSaved;
  }, [id, change]);

  const saveLater = useCallback(
    (delay: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), delay);
    },
    [save],
  );

  useEffect(() => {
    change((current) => refreshDraft(current, view));
  }, [view, change]);

  useEffect(() => {
    if (latest.current.pending.length > 0) {
      saveLater(0);
    }
    const retry = () => saveLater(0);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
      void save();
    };
  }, [save, saveLater]);

  useEffect(() => {
    if (saveState.kind === "offline") {
      saveLater(retryDelay);
    }
  }, [saveState, saveLater]);

  const commands = useMemo(() => {
    const edit = (step: (current: Draft) => Draft) => {
      change(step);
      if (latest.current.pending.length > 0) {
        setSaveState({ kind: "unsaved" });
        saveLater(saveDelay);
      }
    };
    return {
      edit: (edits: readonly Edit[], group?: string) =>
        edit((current) => editDraft(current, edits, group)),
      undo: () => edit(undoChange),
      undoCell: (path: string, group: string) =>
        edit((current) => undoGroup(dropUnread(current, path), group)),
      keepUnread: (path: string, text: string) =>
        change((current) => keepUnread(current, path, text)),
      decide: (path: string, choice: "own" | "stored") =>
        edit((current) => decideConflict(current, path, choice)),
    };
  }, [change, saveLater]);

  return {
    view,
    draft,
    content: useMemo(() => shownContent(draft), [draft]),
    saveState,
    /** Saves what is pending; false where that failed or a dispute is open. */
    flush: async () => (await save()) && !isUnsaved(latest.current),
    /** Content with the edits of this moment, which may not be drawn yet. */
    current: () => shownContent(latest.current),
    /** Version that the store has after a save. */
    version: () => latest.current.version,
    ...commands,
  };
}

interface Saving {
  readonly id: string;
  readonly latest: { readonly current: Draft };
  readonly change: (step: (current: Draft) => Draft) => void;
  readonly setSaveState: (state: SaveState) => void;
}

/** Saves until nothing is pending; false after a failure. */
async function saveAll({ id, latest, change, setSaveState }: Saving): Promise<boolean> {
  const show = (stored: QuotationView) =>
    queryClient.setQueryData(quotationQuery(id).queryKey, stored);
  while (latest.current.pending.length > 0) {
    change(beginSave);
    setSaveState({ kind: "saving" });
    const { version, sending: edits } = latest.current;
    try {
      // The next save is based on the answer.
      // oxlint-disable-next-line no-await-in-loop
      const stored = await saveEdits(id, { version, edits });
      change((current) => endSave(current, stored));
      show(stored);
    } catch (error) {
      const stale = staleSave(error);
      if (stale === undefined) {
        change(failSave);
        setSaveState(failureOf(error));
        return false;
      }
      change((current) => disputeSave(current, stale.conflicts, stale.current));
      show(stale.current);
    }
  }
  setSaveState({ kind: "saved", at: Date.now() });
  return true;
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) {
    throw error;
  }
  return error.problem.status === 0 || error.problem.status >= 500
    ? { kind: "offline" }
    : { kind: "refused", error };
}
