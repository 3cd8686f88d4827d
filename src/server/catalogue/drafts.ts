import { groupBy } from "#domain/group-by.ts";
import { publishesItself } from "#domain/office/draft.ts";
import type { CellValue, FieldChange, PublishedChange, Refusal } from "#domain/office/draft.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import type { Events } from "#server/people/events.ts";

/** An edit of a field; `base` is the value that the person saw. */
export interface DraftEdit extends FieldChange {
  readonly base: CellValue;
}

/** A stored draft. */
export interface Draft extends FieldChange {
  /** Name of the last person who changed it; null for nobody. */
  readonly person: string | null;
  readonly changedAt: number;
  /** Waits to be published. */
  readonly asked: boolean;
  readonly refusal: string | null;
}

/** A field that somebody else changed to another value meanwhile. */
export interface DraftConflict {
  readonly path: string;
  readonly field: string;
  readonly stored: CellValue;
  readonly person: string | null;
}

type Saving =
  | { readonly outcome: "saved" }
  | { readonly outcome: "conflict"; readonly conflicts: readonly DraftConflict[] };

type FieldKey = Pick<FieldChange, "path" | "field">;

/** Unpublished edits of the content folder. */
export interface Drafts {
  /** Lists all, by path and field. */
  list(): Promise<readonly Draft[]>;
  /**
   * Saves all edits or none. Different fields merge; a field that has another value than `base` is a conflict.
   * Edits back to the file's value are kept only where `keepsUnchanged`, as while a publish is running.
   */
  save(
    edits: readonly DraftEdit[],
    person: string,
    options: { readonly keepsUnchanged: boolean },
  ): Promise<Saving>;
  discard(keys: readonly FieldKey[], person: string): Promise<void>;
  /** Marks every draft to be published, which a restart resumes. */
  askForAll(): Promise<void>;
  /** Removes published drafts; one that was edited meanwhile stays, based on what was published. */
  settle(changes: readonly PublishedChange[]): Promise<void>;
  /** Keeps drafts back, with the reasons of those that were refused. */
  keepBack(changes: readonly FieldChange[], refusals: readonly Refusal[]): Promise<void>;
}

const selectDrafts = `select d.path, d.field, d.base_hash, d.old_value, d.new_value, p.name as person, d.changed_at,
  d.asked, d.refusal from draft d left join person p on p.id = d.person`;

// The condition makes the comparison with the base and the change one step.
const writeDraft = `insert into draft
  (path, field, base_hash, old_value, new_value, person, changed_at, asked, waits, refusal)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, null)
on conflict (path, field) do update set base_hash = $3, old_value = $4, new_value = $5, person = $6,
  changed_at = $7, asked = $8, waits = $9, refusal = null
where draft.new_value = $10 or draft.new_value = $5
returning path`;

const removeUnchanged = "delete from draft where new_value = old_value";

/** Rolls a transaction back in which a field has another value than the edit is based on. */
export class ConflictError extends Error {
  readonly conflicts: readonly DraftConflict[];

  constructor(conflicts: readonly DraftConflict[]) {
    super("another person changed a field");
    this.conflicts = conflicts;
  }
}

interface DraftWriting {
  readonly person: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Keeps every field until somebody publishes, also those that are published by themselves. */
  readonly waits: boolean;
}

/** Writes edits as drafts; throws a ConflictError after the last one. */
export async function writeDrafts(
  session: Session,
  edits: readonly DraftEdit[],
  { person, now, waits }: DraftWriting,
): Promise<void> {
  const conflicts: DraftConflict[] = [];
  for (const edit of edits) {
    const written = await session.query(writeDraft, [
      edit.path,
      edit.field,
      edit.baseHash,
      JSON.stringify(edit.old),
      JSON.stringify(edit.value),
      person,
      now,
      !waits && publishesItself(edit.field) ? 1 : 0,
      waits ? 1 : 0,
      JSON.stringify(edit.base),
    ]);
    if (written.length === 0) {
      conflicts.push(await findConflict(session, edit));
    }
  }
  if (conflicts.length > 0) {
    throw new ConflictError(conflicts);
  }
}

async function findConflict(session: Session, edit: DraftEdit): Promise<DraftConflict> {
  const { path, field } = edit;
  const [row] = await session.query(`${selectDrafts} where d.path = $1 and d.field = $2`, [
    path,
    field,
  ]);
  return row === undefined
    ? { path, field, stored: edit.old, person: null }
    : { path, field, stored: cellIn(row, "new_value"), person: textOrNull(row, "person") };
}

interface DraftParts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
}

/** Opens the drafts over either database. */
export function openDrafts({ database, events, clock }: DraftParts): Drafts {
  async function record(session: Session, edits: readonly DraftEdit[], person: string) {
    for (const [path, changes] of groupBy(edits, (edit) => edit.path)) {
      await events.add(
        {
          person,
          what: "catalogue.edited",
          subject: path,
          before: Object.fromEntries(changes.map(({ field, base }) => [field, base])),
          after: Object.fromEntries(changes.map(({ field, value }) => [field, value])),
        },
        session,
      );
    }
  }

  async function saveIn(
    session: Session,
    edits: readonly DraftEdit[],
    person: string,
  ): Promise<void> {
    await writeDrafts(session, edits, { person, now: clock.now(), waits: false });
    await record(session, edits, person);
  }

  return {
    async list() {
      const rows = await database.read((session) =>
        session.query(`${selectDrafts} order by d.path, d.field`),
      );
      return rows.map(readDraft);
    },

    async save(edits, person, { keepsUnchanged }) {
      try {
        await database.transaction(async (session) => {
          await saveIn(session, edits, person);
          if (!keepsUnchanged) {
            await session.query(removeUnchanged);
          }
        });
        return { outcome: "saved" };
      } catch (error) {
        if (error instanceof ConflictError) {
          return { outcome: "conflict", conflicts: error.conflicts };
        }
        throw error;
      }
    },

    discard: (keys, person) =>
      database.transaction(async (session) => {
        for (const { path, field } of keys) {
          await session.query("delete from draft where path = $1 and field = $2", [path, field]);
          const discarded = { person, what: "catalogue.discarded", subject: path };
          await events.add({ ...discarded, before: field }, session);
        }
      }),

    askForAll: () =>
      database.transaction(async (session) => {
        await session.query("update draft set asked = 1, refusal = null");
      }),

    settle: (changes) =>
      database.transaction(async (session) => {
        for (const { path, field, value, hash } of changes) {
          await session.query(
            "update draft set base_hash = $3, old_value = $4 where path = $1 and field = $2",
            [path, field, hash, JSON.stringify(value)],
          );
        }
        await session.query(removeUnchanged);
      }),

    keepBack: (changes, refusals) =>
      database.transaction(async (session) => {
        for (const { path, field, value } of changes) {
          const refusal = refusals.find((entry) => entry.path === path && entry.field === field);
          const isKept = refusal !== undefined || !publishesItself(field);
          await session.query(
            `update draft set asked = case when waits = 1 then 0 else $4 end, refusal = $5
             where path = $1 and field = $2 and new_value = $3`,
            [path, field, JSON.stringify(value), isKept ? 0 : 1, refusal?.problem ?? null],
          );
        }
      }),
  };
}

function readDraft(row: Row): Draft {
  return {
    path: textIn(row, "path"),
    field: textIn(row, "field"),
    baseHash: textIn(row, "base_hash"),
    old: cellIn(row, "old_value"),
    value: cellIn(row, "new_value"),
    person: textOrNull(row, "person"),
    changedAt: numberIn(row, "changed_at"),
    asked: numberIn(row, "asked") === 1,
    refusal: textOrNull(row, "refusal"),
  };
}

function cellIn(row: Row, column: string): CellValue {
  const value: unknown = JSON.parse(textIn(row, column));
  return typeof value === "string" || typeof value === "number" ? value : null;
}
