import { isDeepStrictEqual } from "node:util";
import type { Language } from "#domain/language.ts";
import { singleFiles } from "#content/content-files.ts";
import { normalizeCompanyValue } from "#domain/office/chat-number.ts";
import { parsePath, valueAt } from "#domain/office/content-form.ts";
import type { ContentConflict, ContentUse } from "#domain/office/content-messages.ts";
import {
  applyFields,
  draftValue,
  draftValueLike,
  fieldValue,
  readDraftValue,
  wholeField,
} from "#publishing/drafts/content-file.ts";
import type { DraftEdit } from "#server/catalogue/drafts.ts";
import type { ContentState } from "#office/api/content-state.ts";
import { definedIn, usesOf } from "#office/api/content-uses.ts";

/** An edit of a field: the new value, and the one that the person saw, as JSON. */
interface ContentEdit {
  readonly field: string;
  readonly value: string | null;
  readonly base: string | null;
}

type EditPlan =
  | { readonly kind: "edits"; readonly edits: readonly DraftEdit[] }
  | { readonly kind: "conflict"; readonly conflicts: readonly ContentConflict[] }
  /** Entries that the edits remove are named by these files. */
  | { readonly kind: "in-use"; readonly uses: readonly ContentUse[] }
  | { readonly kind: "gone" };

/** Turns edits of a file into drafts, unless they are stale or remove an entry in use. */
export function planEdits(
  path: string,
  typed: readonly ContentEdit[],
  state: ContentState,
  language: Language,
): EditPlan {
  const edits = path === singleFiles.company ? typed.map(normalizeEdit) : typed;
  const current = state.values.get(path);
  const file = state.files.get(path);
  if (current === undefined) {
    return { kind: "gone" };
  }
  const conflicts = edits.filter((edit) => isStale(edit, current));
  if (conflicts.length > 0) {
    return { kind: "conflict", conflicts: conflicts.map((edit) => conflictOf(edit, path, state)) };
  }
  const edited = applyFields(current, edits);
  const uses = removedUses(path, current, edited, state, language);
  if (uses.length > 0) {
    return { kind: "in-use", uses };
  }
  if (file === undefined) {
    const base = draftValue(current);
    return {
      kind: "edits",
      edits: [
        { path, field: wholeField, baseHash: "", old: null, value: draftValue(edited), base },
      ],
    };
  }
  return {
    kind: "edits",
    edits: edits.map(({ field, value }) => {
      const steps = parsePath(field);
      const original = valueAt(file.raw, steps);
      const old = draftValue(original);
      return {
        path,
        field,
        baseHash: file.hash,
        old,
        value: draftValueLike(readDraftValue(value), original),
        base: fieldValue(current, field),
      };
    }),
  };
}

function normalizeEdit(edit: ContentEdit): ContentEdit {
  const value: unknown = edit.value === null ? null : JSON.parse(edit.value);
  const normalized = normalizeCompanyValue(edit.field, value);
  return normalized === value ? edit : { ...edit, value: JSON.stringify(normalized) };
}

const isSame = (value: unknown, draft: string | null) =>
  isDeepStrictEqual(value, readDraftValue(draft));

/** Tells if the field has another value than the person saw, unless it has the new value already. */
function isStale({ field, value, base }: ContentEdit, current: unknown): boolean {
  const stored = valueAt(current, parsePath(field));
  return !isSame(stored, base) && !isSame(stored, value);
}

function conflictOf(edit: ContentEdit, path: string, state: ContentState): ContentConflict {
  const { field, value } = edit;
  const stored = fieldValue(state.values.get(path), field);
  const draft = state.drafts.get(path)?.find((entry) => entry.field === field);
  return {
    field,
    value,
    stored: stored === null ? null : String(stored),
    person: draft?.person ?? null,
  };
}

/** Lists the files that name entries which an edit removes. */
function removedUses(
  path: string,
  current: unknown,
  edited: unknown,
  state: ContentState,
  language: Language,
): readonly ContentUse[] {
  const oldEntries = definedIn(path, current, language);
  const newEntries = definedIn(path, edited, language);
  const values = new Map(state.values).set(path, edited);
  return [...oldEntries].flatMap(([target, entries]) =>
    entries
      .filter(({ id }) => newEntries.get(target)?.every((entry) => entry.id !== id) === true)
      .flatMap(({ id }) => usesOf({ target, id }, { ...state, values }, language)),
  );
}
