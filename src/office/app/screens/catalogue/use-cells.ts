import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { CellConflict, SavedEdits } from "#domain/office/catalogue-messages.ts";
import { ApiError } from "#office/app/api.ts";
import { queryClient } from "#office/app/queries.ts";
import {
  catalogueKey,
  conflictsIn,
  saveCells,
  stateQuery,
} from "#office/app/screens/catalogue/catalogue-calls.ts";
import { cellKey, createCellReader, noEdits, textOf } from "#office/app/screens/catalogue/cells.ts";
import type {
  CellPlace,
  CellRow,
  LocalEdits,
  TypedCell,
} from "#office/app/screens/catalogue/cells.ts";

/** Milliseconds until a save that did not reach the office is tried again. */
const retryDelay = 5000;

/** A typed text for a cell. */
export interface CellChange extends CellPlace {
  readonly text: string;
}

/** Cells that save themselves as drafts. */
export type CellControl = ReturnType<typeof useCells>;

/** Edits the cells of products: every change shows at once and is saved at once. */
export function useCells(rows: readonly CellRow[]) {
  const { data: state } = useQuery(stateQuery);
  const [local, setLocal] = useState<LocalEdits>(noEdits);
  const [isOffline, setOffline] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [history, setHistory] = useState<readonly (readonly CellChange[])[]>([]);
  const latest = useRef(local);
  const isSaving = useRef(false);

  const read = useMemo(() => createCellReader(state, local), [state, local]);
  const bySlug = useMemo(() => new Map(rows.map((row) => [row.slug, row])), [rows]);

  const change = useCallback((step: (current: LocalEdits) => LocalEdits) => {
    latest.current = step(latest.current);
    setLocal(latest.current);
  }, []);

  const flush = useCallback(async () => {
    if (!isSaving.current) {
      isSaving.current = true;
      const result = await saveAll({ latest, change });
      isSaving.current = false;
      setOffline(result.kind === "offline");
      setError(result.kind === "refused" ? result.error : null);
    }
  }, [change]);

  useEffect(() => {
    const timer = isOffline ? setInterval(() => void flush(), retryDelay) : undefined;
    return () => clearInterval(timer);
  }, [isOffline, flush]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.pending.size > 0) {
        event.preventDefault();
      }
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      window.removeEventListener("beforeunload", warn);
      void flush();
    };
  }, [flush]);

  const write = useCallback(
    (changes: readonly CellChange[]): readonly CellChange[] => {
      const previous: CellChange[] = [];
      const typed = changes.flatMap(({ slug, field, text }): TypedCell[] => {
        const row = bySlug.get(slug);
        const cell = row && read(row, field);
        if (cell === undefined || cell.text === text) {
          return [];
        }
        previous.push({ slug, field, text: textOf(cell.value) });
        return [{ slug, field, text, base: cell.value, file: cell.file }];
      });
      if (typed.length > 0) {
        change((current) => withTyped(current, typed));
        void flush();
      }
      return previous;
    },
    [bySlug, read, change, flush],
  );

  return {
    state,
    local,
    read,
    isOffline,
    error,
    canUndo: history.length > 0,
    /** Changes cells as one step that can be undone; returns how many differ. */
    edit(changes: readonly CellChange[]): number {
      const previous = write(changes);
      if (previous.length > 0) {
        setHistory([...history, previous]);
      }
      return previous.length;
    },
    undo(): void {
      const step = history.at(-1);
      if (step !== undefined) {
        setHistory(history.slice(0, -1));
        write(step);
      }
    },
    /** Drops typed text that could not be read. */
    forget(place: CellPlace): void {
      change((current) => ({ ...current, unread: without(current.unread, [cellKey(place)]) }));
    },
    /** Decides a disputed cell for the person's own text or for the stored value. */
    decide(conflict: CellConflict, choice: "own" | "stored"): void {
      const { slug, field, stored, file } = conflict;
      const text = choice === "own" ? conflict.text : textOf(file);
      change((current) => ({
        ...current,
        conflicts: current.conflicts.filter((entry) => cellKey(entry) !== cellKey(conflict)),
      }));
      if (choice === "own" || (conflict.person === null && stored !== file)) {
        change((current) => withTyped(current, [{ slug, field, text, base: stored, file }]));
        void flush();
      }
    },
  };
}

interface Saving {
  readonly latest: { readonly current: LocalEdits };
  readonly change: (step: (current: LocalEdits) => LocalEdits) => void;
}

type SaveResult =
  | { readonly kind: "saved" | "offline" }
  | { readonly kind: "refused"; readonly error: unknown };

/** Saves until nothing is pending. */
async function saveAll({ latest, change }: Saving): Promise<SaveResult> {
  while (latest.current.pending.size > 0) {
    const sent = [...latest.current.pending.values()];
    try {
      // The next save is based on the answer.
      // oxlint-disable-next-line no-await-in-loop
      const answer = await saveCells(sent.map(withoutProblem));
      change((current) => afterSave(current, sent, answer));
    } catch (error) {
      const conflicts = conflictsIn(error);
      if (conflicts === undefined) {
        const isPassing =
          error instanceof ApiError && (error.problem.status === 0 || error.problem.status >= 500);
        return isPassing ? { kind: "offline" } : { kind: "refused", error };
      }
      change((current) => dispute(current, conflicts));
      // oxlint-disable-next-line no-await-in-loop
      await queryClient.invalidateQueries({ queryKey: catalogueKey });
    }
  }
  return { kind: "saved" };
}

function withoutProblem({ problem: _problem, ...edit }: TypedCell) {
  return edit;
}

function without<Value>(
  entries: ReadonlyMap<string, Value>,
  keys: Iterable<string>,
): ReadonlyMap<string, Value> {
  const result = new Map(entries);
  for (const key of keys) {
    result.delete(key);
  }
  return result;
}

function withTyped(current: LocalEdits, typed: readonly TypedCell[]): LocalEdits {
  const entries = typed.map((cell) => [cellKey(cell), cell] as const);
  const keys = entries.map(([key]) => key);
  return {
    ...current,
    pending: new Map([...current.pending, ...entries]),
    unread: without(current.unread, keys),
  };
}

/** Removes what was saved; a cell that was typed again meanwhile stays, based on what was saved. */
function afterSave(
  current: LocalEdits,
  sent: readonly TypedCell[],
  { refused, state }: SavedEdits,
): LocalEdits {
  const sentKeys = sent.map(cellKey);
  const drafts = new Map(state.drafts.map((draft) => [cellKey(draft), draft]));
  const problems = new Map(refused.map((cell) => [cellKey(cell), cell.problem]));
  const pending = new Map(current.pending);
  const unread = new Map(current.unread);
  for (const cell of sent) {
    const key = cellKey(cell);
    const problem = problems.get(key);
    const typed = pending.get(key);
    if (typed?.text === cell.text) {
      pending.delete(key);
      if (problem !== undefined) {
        unread.set(key, { ...cell, problem });
      }
    } else if (typed !== undefined && problem === undefined) {
      const { value: base, file } = drafts.get(key) ?? { value: cell.file, file: cell.file };
      pending.set(key, { ...typed, base, file });
    }
  }
  const saved = new Set([...current.saved, ...sentKeys.filter((key) => !problems.has(key))]);
  return { ...current, pending, unread, saved };
}

function dispute(current: LocalEdits, conflicts: readonly CellConflict[]): LocalEdits {
  const keys = conflicts.map(cellKey);
  const open = current.conflicts.filter((entry) => !keys.includes(cellKey(entry)));
  return {
    ...current,
    conflicts: [...open, ...conflicts],
    pending: without(current.pending, keys),
  };
}
