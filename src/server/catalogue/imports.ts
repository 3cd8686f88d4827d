import { randomUUID } from "node:crypto";
import type { CellValue } from "#domain/office/draft.ts";
import type { ImportLayout } from "#domain/office/import-messages.ts";
import { importLayout } from "#domain/office/import-messages.ts";
import { writeDrafts } from "#server/catalogue/drafts.ts";
import type { DraftEdit } from "#server/catalogue/drafts.ts";
import type { Clock } from "#server/clock.ts";
import { bytesIn, numberIn, numberOrNull, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import type { Events } from "#server/people/events.ts";

/** Milliseconds for which a sheet is kept and an import can be undone. */
const keptFor = 30 * 24 * 60 * 60 * 1000;
/** Imports that are listed. */
const listLength = 20;

/** A change of a preview; `row` is that of the sheet. */
interface ImportEdit {
  readonly row: number;
  readonly path: string;
  readonly field: string;
  /** Value in the draft or the file before. */
  readonly base: CellValue;
  readonly value: CellValue;
}

/** A change of an applied import, with the draft that it replaced. */
interface AppliedEdit extends ImportEdit {
  /** Value in the file; null for a new product. */
  readonly old: CellValue;
  readonly isNew: boolean;
  /** False where the field had no draft before. */
  readonly hadDraft: boolean;
}

interface StoredSheet {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ImportRecord {
  readonly id: string;
  readonly name: string;
  readonly maker: string;
  readonly person: string | null;
  readonly at: number;
  readonly state: "applied" | "undone";
  readonly products: number;
  readonly fields: number;
  readonly canUndo: boolean;
}

interface Undoing {
  readonly undone: number;
  readonly later: number;
  readonly published: number;
}

/** Imports of price lists, and how the lists of makers are read. */
export interface Imports {
  layouts(): Promise<ReadonlyMap<string, ImportLayout>>;
  /** Stores a sheet; returns the id of its import. */
  add(sheet: StoredSheet, person: string): Promise<string>;
  sheet(id: string): Promise<StoredSheet | undefined>;
  /** Stores the changes of a preview, and how the maker's list is read. */
  savePreview(
    id: string,
    preview: {
      readonly maker: string;
      readonly layout: ImportLayout;
      readonly edits: readonly ImportEdit[];
    },
  ): Promise<void>;
  /** Changes of the last preview of an import that is not applied. */
  previewed(id: string): Promise<readonly ImportEdit[] | undefined>;
  /** Saves edits as drafts that wait; throws a ConflictError where a field has another value. */
  apply(id: string, edits: readonly AppliedDraft[], person: string): Promise<void>;
  /** Takes the changes of an applied import back; `fileValue` reads the published value of a field. */
  undo(
    id: string,
    person: string,
    file: { readonly valueOf: FileValue; readonly hashOf: (path: string) => string | undefined },
  ): Promise<Undoing | undefined>;
  list(): Promise<readonly ImportRecord[]>;
}

export interface AppliedDraft extends ImportEdit {
  readonly old: CellValue;
  readonly baseHash: string;
}

type FileValue = (path: string, field: string) => CellValue;

interface ImportParts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
}

/** Opens the imports over either database. */
export function openImports({ database, events, clock }: ImportParts): Imports {
  async function findRow(session: Session, id: string): Promise<Row | undefined> {
    const [row] = await session.query("select * from import where id = $1", [id]);
    return row;
  }

  async function forgetOld(session: Session, currentTime: number): Promise<void> {
    const limit = currentTime - keptFor;
    await session.query(
      "delete from import where state in ('read', 'previewed') and created_at < $1",
      [limit],
    );
    await session.query("update import set sheet = null, edits = null where created_at < $1", [
      limit,
    ]);
  }

  return {
    async layouts() {
      const rows = await database.read((session) =>
        session.query("select maker, layout from price_list order by changed_at desc"),
      );
      return new Map(
        rows.flatMap((row) => {
          const layout = importLayout.safeParse(JSON.parse(textIn(row, "layout")));
          return layout.success ? [[textIn(row, "maker"), layout.data] as const] : [];
        }),
      );
    },

    add: ({ name, bytes }, person) =>
      database.transaction(async (session) => {
        const id = randomUUID();
        const currentTime = clock.now();
        await forgetOld(session, currentTime);
        await session.query(
          `insert into import (id, person, created_at, name, state, maker, products, fields, sheet)
           values ($1, $2, $3, $4, 'read', '', 0, 0, $5)`,
          [id, person, currentTime, name, bytes],
        );
        return id;
      }),

    sheet: (id) =>
      database.read(async (session) => {
        const row = await findRow(session, id);
        return row === undefined || row["sheet"] === null
          ? undefined
          : { name: textIn(row, "name"), bytes: bytesIn(row, "sheet") };
      }),

    savePreview: (id, { maker, layout, edits }) =>
      database.transaction(async (session) => {
        await session.query(
          `update import set state = 'previewed', maker = $2, edits = $3
           where id = $1 and state <> 'applied'`,
          [id, maker, JSON.stringify(edits)],
        );
        if (maker !== "") {
          await session.query(
            `insert into price_list (maker, layout, changed_at) values ($1, $2, $3)
             on conflict (maker) do update set layout = $2, changed_at = $3`,
            [maker, JSON.stringify(layout), clock.now()],
          );
        }
      }),

    previewed: (id) =>
      database.read(async (session) => {
        const row = await findRow(session, id);
        const state = row && textIn(row, "state");
        return row === undefined || (state !== "previewed" && state !== "undone")
          ? undefined
          : readEdits(row);
      }),

    apply: (id, edits, person) =>
      database.transaction(async (session) => {
        const drafted = await draftedFields(session);
        const drafts: readonly DraftEdit[] = edits.map(({ row: _row, ...edit }) => edit);
        const currentTime = clock.now();
        await writeDrafts(session, drafts, { person, now: currentTime, waits: true });
        await session.query("delete from draft where new_value = old_value");
        const applied: readonly AppliedEdit[] = edits.map(({ baseHash, ...edit }) => ({
          ...edit,
          isNew: baseHash === "",
          hadDraft: drafted.has(fieldKey(edit)),
        }));
        const products = new Set(edits.map(({ path }) => path)).size;
        await session.query(
          `update import set state = 'applied', applied_at = $2, products = $3, fields = $4, edits = $5
           where id = $1`,
          [id, currentTime, products, edits.length, JSON.stringify(applied)],
        );
        const name = await findRow(session, id);
        await events.add(
          {
            person,
            what: "catalogue.imported",
            subject: name === undefined ? id : textIn(name, "name"),
            after: { products, fields: edits.length },
          },
          session,
        );
      }),

    undo: (id, person, { valueOf, hashOf }) =>
      database.transaction(async (session) => {
        const row = await findRow(session, id);
        if (row === undefined || textIn(row, "state") !== "applied" || row["edits"] === null) {
          return undefined;
        }
        const edits = readEdits(row) as readonly AppliedEdit[];
        const current = await draftedFields(session);
        const touched = touchedProducts(edits, current);
        const back: DraftEdit[] = [];
        const published = new Set<string>();
        let undone = 0;
        let later = 0;
        for (const edit of edits) {
          const { path, field, base, value, isNew, hadDraft } = edit;
          const draft = current.get(fieldKey(edit));
          const hash = hashOf(path);
          const inFile = valueOf(path, field);
          if (touched.has(path) || (draft !== undefined && draft !== JSON.stringify(value))) {
            later += 1;
          } else if (draft !== undefined && !hadDraft) {
            await session.query("delete from draft where path = $1 and field = $2", [path, field]);
            undone += 1;
          } else if (draft !== undefined) {
            await session.query("update draft set new_value = $3 where path = $1 and field = $2", [
              path,
              field,
              JSON.stringify(base),
            ]);
            undone += 1;
          } else if (isNew && hash !== undefined) {
            published.add(path);
          } else if (hash === undefined || inFile !== value) {
            later += inFile === base ? 0 : 1;
          } else {
            back.push({ path, field, baseHash: hash, old: value, value: base, base: value });
            undone += 1;
          }
        }
        await writeDrafts(session, back, { person, now: clock.now(), waits: true });
        await session.query("delete from draft where new_value = old_value");
        await session.query("update import set state = 'undone', edits = $2 where id = $1", [
          id,
          JSON.stringify(edits),
        ]);
        await events.add(
          { person, what: "catalogue.import-undone", subject: textIn(row, "name") },
          session,
        );
        return { undone, later, published: published.size };
      }),

    async list() {
      const rows = await database.read((session) =>
        session.query(
          `select i.id, i.name, i.maker, i.state, i.applied_at, i.products, i.fields, p.name as person_name,
             case when i.edits is null then 0 else 1 end as undoable
           from import i left join person p on p.id = i.person
           where i.state in ('applied', 'undone') order by i.applied_at desc limit ${listLength}`,
        ),
      );
      return rows.map((row) => ({
        id: textIn(row, "id"),
        name: textIn(row, "name"),
        maker: textIn(row, "maker"),
        person: textOrNull(row, "person_name"),
        at: numberOrNull(row, "applied_at") ?? 0,
        state: textIn(row, "state") === "applied" ? "applied" : "undone",
        products: numberIn(row, "products"),
        fields: numberIn(row, "fields"),
        canUndo: numberIn(row, "undoable") === 1,
      }));
    },
  };
}

/** Finds new products that somebody edited after the import; they stay whole. */
function touchedProducts(
  edits: readonly AppliedEdit[],
  current: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const created = edits.filter(({ isNew }) => isNew);
  const values = new Map(created.map((edit) => [fieldKey(edit), JSON.stringify(edit.value)]));
  const paths = new Set(created.map(({ path }) => path));
  return new Set(
    [...current].flatMap(([key, value]) => {
      const [path = ""] = JSON.parse(key) as readonly string[];
      return paths.has(path) && values.get(key) !== value ? [path] : [];
    }),
  );
}

const fieldKey = ({ path, field }: { readonly path: string; readonly field: string }) =>
  JSON.stringify([path, field]);

/** Reads the drafted values, as JSON, by path and field. */
async function draftedFields(session: Session): Promise<ReadonlyMap<string, string>> {
  const rows = await session.query("select path, field, new_value from draft");
  return new Map(
    rows.map((row) => [
      fieldKey({ path: textIn(row, "path"), field: textIn(row, "field") }),
      textIn(row, "new_value"),
    ]),
  );
}

function readEdits(row: Row): readonly ImportEdit[] {
  return JSON.parse(textIn(row, "edits")) as readonly ImportEdit[];
}
