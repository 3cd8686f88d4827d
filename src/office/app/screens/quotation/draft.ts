import { applyEdits, valueAt } from "#domain/quotation/edits.ts";
import type { Edit, EditConflict } from "#domain/quotation/edits.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";

/** A quotation as the store has it. */
export interface StoredContent {
  readonly content: QuotationContent;
  readonly version: number;
}

interface Change {
  /** Edits that take the change back. */
  readonly inverse: readonly Edit[];
  /** Edits of one visit to a cell are one change. */
  readonly group: string | undefined;
}

/** A quotation while a clerk edits it. What is shown is the stored content with both lists of edits. */
export interface Draft {
  readonly stored: QuotationContent;
  /** Version that the edits are based on. */
  readonly version: number;
  /** Edits on their way to the store. */
  readonly sending: readonly Edit[];
  readonly pending: readonly Edit[];
  /** Texts of cells that cannot be read, by path. */
  readonly unread: Readonly<Record<string, string>>;
  readonly conflicts: readonly EditConflict[];
  readonly changes: readonly Change[];
}

/** Edits on the device that the store does not have yet. */
export type LocalEdits = Pick<Draft, "version" | "unread"> & { readonly edits: readonly Edit[] };

const longestHistory = 200;

/** Opens a draft, with edits that did not reach the store the last time. */
export function openDraft({ content, version }: StoredContent, localEdits?: LocalEdits): Draft {
  return {
    stored: content,
    version: localEdits?.version ?? version,
    sending: [],
    pending: localEdits?.edits ?? [],
    unread: localEdits?.unread ?? {},
    conflicts: [],
    changes: [],
  };
}

/** Returns the edits to store on the device; undefined where the store has everything. */
export function collectLocalEdits({
  version,
  sending,
  pending,
  unread,
  conflicts,
}: Draft): LocalEdits | undefined {
  const disputed = conflicts.map(({ path, sent }) => ({ path, value: sent }));
  const edits = [...disputed, ...sending, ...pending];
  return edits.length === 0 && Object.keys(unread).length === 0
    ? undefined
    : { version: disputed.length > 0 ? 0 : version, edits, unread };
}

/** Returns the content with all edits; an edit of a line that another clerk removed is passed over. */
export function shownContent({ stored, sending, pending }: Draft): QuotationContent {
  return applyPossible(stored, [...sending, ...pending]);
}

function applyPossible(content: QuotationContent, edits: readonly Edit[]): QuotationContent {
  return edits.reduce((result, edit) => applyEdits(result, [edit]) ?? result, content);
}

/** Edits the draft. Edits of the same group become one change that an undo takes back. */
export function editDraft(draft: Draft, edits: readonly Edit[], group?: string): Draft {
  const content = shownContent(draft);
  const inverse = invert(content, edits);
  const lastChange = draft.changes.at(-1);
  const isContinued = group !== undefined && lastChange?.group === group;
  const changes = isContinued
    ? draft.changes
    : [...draft.changes, { inverse, group }].slice(-longestHistory);
  const paths = new Set(edits.map(({ path }) => path));
  return {
    ...draft,
    changes,
    pending: addEdits(draft.pending, edits),
    unread: Object.fromEntries(Object.entries(draft.unread).filter(([path]) => !paths.has(path))),
  };
}

/** Keeps the text of a cell that cannot be read. */
export function keepUnread(draft: Draft, path: string, text: string): Draft {
  return { ...draft, unread: { ...draft.unread, [path]: text } };
}

/** Forgets the unreadable text of a cell. */
export function dropUnread(draft: Draft, path: string): Draft {
  const { [path]: _dropped, ...unread } = draft.unread;
  return { ...draft, unread };
}

/** Takes the last change back. */
export function undoChange(draft: Draft): Draft {
  const lastChange = draft.changes.at(-1);
  return lastChange === undefined
    ? draft
    : {
        ...draft,
        changes: draft.changes.slice(0, -1),
        pending: addEdits(draft.pending, lastChange.inverse),
      };
}

/** Takes back what was typed into a cell since it was entered. */
export function undoGroup(draft: Draft, group: string): Draft {
  return draft.changes.at(-1)?.group === group ? undoChange(draft) : draft;
}

/** Replaces earlier edits of the same field; a whole line also replaces edits of its fields. */
function addEdits(pending: readonly Edit[], edits: readonly Edit[]): readonly Edit[] {
  return edits.reduce<readonly Edit[]>((list, edit) => {
    const isLine = /^lines\.[^.]+$/.test(edit.path);
    const isReplaced = ({ path }: Edit) =>
      path === edit.path || (isLine && path.startsWith(`${edit.path}.`));
    return [...list.filter((candidate) => !isReplaced(candidate)), edit];
  }, pending);
}

/** Computes the edits that take edits back, the last first. */
function invert(content: QuotationContent, edits: readonly Edit[]): readonly Edit[] {
  const inverse: Edit[] = [];
  let current = content;
  for (const edit of edits) {
    inverse.unshift(...invertEdit(current, edit));
    current = applyEdits(current, [edit]) ?? current;
  }
  return inverse;
}

function invertEdit(content: QuotationContent, { path }: Edit): readonly Edit[] {
  const edit = { path, value: valueAt(content, path) };
  const [part, id, field] = path.split(".");
  if (part === "lines" && field === undefined) {
    const index = content.lines.findIndex((line) => line.id === id);
    const after = content.lines[index - 1]?.id;
    return [{ ...edit, ...(after !== undefined && { after }) }];
  }
  if (field === "unitPrice") {
    const sourcePath = `lines.${id}.priceSource`;
    return [edit, { path: sourcePath, value: valueAt(content, sourcePath) }];
  }
  return [edit];
}

/** Hands the pending edits over to a save. */
export function beginSave(draft: Draft): Draft {
  return { ...draft, sending: draft.pending, pending: [] };
}

/** Takes the stored content over after a save. */
export function endSave(draft: Draft, { content, version }: StoredContent): Draft {
  return { ...draft, stored: content, version, sending: [] };
}

/** Returns the edits of a failed save to those that wait. */
export function failSave(draft: Draft): Draft {
  return { ...draft, sending: [], pending: addEdits(draft.sending, draft.pending) };
}

/** Shows what another clerk stored; without an own edit on the way. */
export function refreshDraft(draft: Draft, { content, version }: StoredContent): Draft {
  const isEdited = draft.sending.length + draft.pending.length > 0;
  return isEdited || version <= draft.version ? draft : { ...draft, stored: content, version };
}

/**
 * Sets the disputed edits of a refused save apart, with both values, and keeps all others. A line that the other
 * clerk removed is disputed as a whole.
 */
export function disputeSave(
  draft: Draft,
  conflicts: readonly EditConflict[],
  current: StoredContent,
): Draft {
  const ownContent = shownContent(draft);
  const ids = new Set(current.content.lines.map(({ id }) => id));
  const disputed = new Map<string, EditConflict>();
  for (const conflict of [...draft.conflicts, ...conflicts]) {
    const [part, id = "", field] = conflict.path.split(".");
    const isOfRemoved = part === "lines" && field !== undefined && !ids.has(id);
    const path = isOfRemoved ? `lines.${id}` : conflict.path;
    const sent = isOfRemoved ? valueAt(ownContent, path) : conflict.sent;
    disputed.set(path, { path, stored: isOfRemoved ? null : conflict.stored, sent });
  }
  const isDisputed = ({ path }: Edit) =>
    disputed.has(path) ||
    [...disputed.keys()].some((disputedPath) => path.startsWith(`${disputedPath}.`));
  const edits = failSave(draft).pending.filter((edit) => !isDisputed(edit));
  return {
    ...draft,
    stored: current.content,
    version: current.version,
    sending: [],
    pending: edits,
    conflicts: [...disputed.values()].filter(({ path }) => !isFollowing(path)),
  };
}

/** The source of a price follows its price. */
function isFollowing(path: string): boolean {
  return path.endsWith(".priceSource");
}

/** Decides a dispute: the own value is edited again, on top of the other one. */
export function decideConflict(draft: Draft, path: string, choice: "own" | "stored"): Draft {
  const conflict = draft.conflicts.find((candidate) => candidate.path === path);
  const conflicts = draft.conflicts.filter((candidate) => candidate !== conflict);
  const decided = { ...draft, conflicts };
  return conflict === undefined || choice === "stored"
    ? decided
    : editDraft(decided, [{ path, value: conflict.sent }]);
}

/** True while the store lacks something of the draft. */
export function isUnsaved({ sending, pending, conflicts }: Draft): boolean {
  return sending.length + pending.length + conflicts.length > 0;
}
