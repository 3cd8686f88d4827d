import { randomUUID } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn, textOrNull } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";

/** A change to log. It must not name a buyer. */
export interface NewEvent {
  /** Id of the person; null for a command or a stranger. */
  readonly person: string | null;
  /** Key such as `person.invited`. */
  readonly what: string;
  /** Reference of an enquiry, number of a quotation, or id of a person. */
  readonly subject: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Append-only log of changes. */
export interface Events {
  /** Adds an event, inside the transaction of the session where one is open. */
  add(event: NewEvent, session?: Session): Promise<void>;
  /** Lists events, the newest first, from a cursor on. */
  list(page: { limit: number; olderThan?: string; search?: EventSearch }): Promise<EventPage>;
}

/** Finds events that hold a text, or that are about one of the subjects. */
interface EventSearch {
  readonly text: string;
  readonly subjects: readonly string[];
}

interface EventPage {
  readonly events: readonly StoredEvent[];
  readonly older: string | null;
}

interface StoredEvent {
  readonly id: string;
  readonly at: number;
  /** Name of the person. */
  readonly person: string | null;
  readonly what: string;
  readonly subject: string;
  readonly before: string | null;
  readonly after: string | null;
}

const write = `insert into event (id, at, person, what, subject, old_value, new_value)
values ($1, $2, $3, $4, $5, $6, $7)`;

// The subject of a change of the staff is the id of a person.
const columns = `e.id, e.at, p.name as person, e.what, coalesce(s.name, e.subject) as subject,
  e.old_value, e.new_value`;

/** Opens the log of changes. */
export function openEvents(database: Database, clock: Clock): Events {
  let count = 0;
  /** Sorts events of the same millisecond in their order. */
  const nextId = () => {
    count += 1;
    return `${String(count).padStart(10, "0")}-${randomUUID()}`;
  };
  return {
    async add(event, session) {
      const { person, what, subject, before, after } = event;
      const row = [
        nextId(),
        clock.now(),
        person,
        what,
        subject,
        formatValue(before),
        formatValue(after),
      ];
      await (session === undefined
        ? database.transaction((opened) => opened.query(write, row))
        : session.query(write, row));
    },
    async list({ limit, olderThan, search }) {
      const [at, id] = parseCursor(olderThan);
      const filter = search === undefined ? undefined : searchFilter(search);
      const rows = await database.read((session) =>
        session.query(
          `select ${columns} from event e left join person p on p.id = e.person
           left join person s on s.id = e.subject
           where (e.at < $1 or (e.at = $1 and e.id < $2)) ${filter?.condition ?? ""}
           order by e.at desc, e.id desc limit $3`,
          [at, id, limit + 1, ...(filter?.values ?? [])],
        ),
      );
      const events = rows.slice(0, limit).map((row) => ({
        id: textIn(row, "id"),
        at: numberIn(row, "at"),
        person: textOrNull(row, "person"),
        what: textIn(row, "what"),
        subject: textIn(row, "subject"),
        before: textOrNull(row, "old_value"),
        after: textOrNull(row, "new_value"),
      }));
      const oldest = events.at(-1);
      const isLast = rows.length <= limit || oldest === undefined;
      return { events, older: isLast ? null : `${oldest.at}.${oldest.id}` };
    },
  };
}

const searched = ["p.name", "s.name", "e.subject", "e.what", "e.old_value", "e.new_value"];

/** Builds the condition of a search, whose parameters follow those of the page. */
function searchFilter({ text, subjects }: EventSearch) {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const texts = searched.map((column) => `lower(${column}) like $4 escape '\\'`);
  const placeholders = subjects.map((_, index) => `$${index + 5}`).join(", ");
  const conditions = placeholders === "" ? texts : [...texts, `e.subject in (${placeholders})`];
  return { condition: `and (${conditions.join(" or ")})`, values: [pattern, ...subjects] };
}

function formatValue(value: unknown): string | null {
  if (value === undefined || value === null) {
    return null;
  }
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Parses `time.id`; without a cursor the list begins with the newest. */
function parseCursor(cursor: string | undefined): [at: number, id: string] {
  const [, time, id = ""] = /^(\d{1,15})\.(.{1,60})$/.exec(cursor ?? "") ?? [];
  return [time === undefined ? Number.MAX_SAFE_INTEGER : Number(time), id];
}
