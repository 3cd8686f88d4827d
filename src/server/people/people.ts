import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { roles } from "#domain/office/person.ts";
import type {
  colleague,
  invitation,
  ownSettings,
  Person,
  personChange,
  PersonRow,
  Role,
} from "#domain/office/person.ts";
import { isLanguage } from "#domain/language.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, numberOrNull, textIn } from "#server/enquiries/database.ts";
import type { Database, Row, Session } from "#server/enquiries/database.ts";
import type { Events } from "#server/people/events.ts";

type Invitation = z.infer<typeof invitation>;
type PersonChange = z.infer<typeof personChange>;

/** Id of the person who makes a change; null for a command. */
export type Actor = string | null;

/** The staff of the office. */
export interface People {
  list(now: number): Promise<readonly PersonRow[]>;
  /** Active persons to whom work can be assigned. */
  colleagues(): Promise<readonly z.infer<typeof colleague>[]>;
  /** Finds an active person by the normalized address. */
  findByEmail(email: string): Promise<Person | undefined>;
  /** Adds a person, or brings back a removed one; `known` where the person is active. */
  invite(actor: Actor, asked: Invitation): Promise<{ outcome: "invited" | "known"; id: string }>;
  /** Removing a person ends the sessions; the last active owner stays one. */
  change(
    actor: Actor,
    id: string,
    change: PersonChange,
  ): Promise<"changed" | "unknown" | "last-owner">;
  changeOwn(id: string, settings: z.infer<typeof ownSettings>): Promise<Person | undefined>;
}

const personColumns = "p.id, p.email, p.name, p.role, p.language";

/** Opens the list of the staff. */
export function openPeople(database: Database, events: Events, clock: Clock): People {
  const find = async (session: Session, id: string) => {
    const [row] = await session.query(
      `select ${personColumns}, p.state from person p where p.id = $1`,
      [id],
    );
    return row && { ...readPerson(row), state: readState(row) };
  };

  return {
    async list(now) {
      const rows = await database.read((session) =>
        session.query(
          `select ${personColumns}, p.state, p.created_at,
             (select max(s.last_seen_at) from session s where s.person = p.id) as last_seen_at,
             (select count(*) from session s where s.person = p.id and s.expires_at > $1) as sessions,
             (select count(*) from person_credential c where c.person = p.id) as passkeys
           from person p order by p.state, p.created_at, p.id`,
          [now],
        ),
      );
      return rows.map((row) => ({
        ...readPerson(row),
        state: readState(row),
        createdAt: numberIn(row, "created_at"),
        lastSeenAt: numberOrNull(row, "last_seen_at"),
        sessions: numberIn(row, "sessions"),
        passkeys: numberIn(row, "passkeys"),
      }));
    },

    async colleagues() {
      const rows = await database.read((session) =>
        session.query("select id, name, role from person where state = 'active' order by name, id"),
      );
      return rows.map((row) => ({
        id: textIn(row, "id"),
        name: textIn(row, "name"),
        role: readRole(row),
      }));
    },

    async findByEmail(email) {
      const [row] = await database.read((session) =>
        session.query(
          `select ${personColumns} from person p where p.email = $1 and p.state = 'active'`,
          [email],
        ),
      );
      return row && readPerson(row);
    },

    invite: (actor, { email, name, role, language }) =>
      database.transaction(async (session) => {
        const [known] = await session.query("select id, state from person where email = $1", [
          email,
        ]);
        if (known !== undefined && readState(known) === "active") {
          return { outcome: "known", id: textIn(known, "id") };
        }
        const id = known === undefined ? randomUUID() : textIn(known, "id");
        await session.query(
          `insert into person (id, email, name, role, language, state, created_at)
           values ($1, $2, $3, $4, $5, 'active', $6)
           on conflict (id) do update set name = $3, role = $4, language = $5, state = 'active'`,
          [id, email, name, role, language, clock.now()],
        );
        const invited = { person: actor, what: "person.invited", subject: id };
        await events.add({ ...invited, after: { name, role } }, session);
        return { outcome: "invited", id };
      }),

    change: (actor, id, change) =>
      database.transaction(async (session) => {
        // Locks the owners, so that two of them cannot remove each other at the same time.
        await session.query("update person set role = role where role = 'owner'");
        const previous = await find(session, id);
        if (previous === undefined) {
          return "unknown";
        }
        const updated = { ...previous, ...change };
        const losesOwner =
          isActiveOwner(previous) && !isActiveOwner(updated) && (await countOwners(session)) === 1;
        if (losesOwner) {
          return "last-owner";
        }
        await session.query("update person set name = $2, role = $3, state = $4 where id = $1", [
          id,
          updated.name,
          updated.role,
          updated.state,
        ]);
        if (updated.state === "removed") {
          await session.query("delete from session where person = $1", [id]);
          await session.query("delete from person_credential where person = $1", [id]);
        }
        const changed = { person: actor, what: "person.changed", subject: id };
        await events.add({ ...changed, before: pick(previous), after: pick(updated) }, session);
        return "changed";
      }),

    changeOwn: (id, settings) =>
      database.transaction(async (session) => {
        const previous = await find(session, id);
        if (previous === undefined) {
          return undefined;
        }
        const { state: _state, ...updated } = { ...previous, ...settings };
        await session.query("update person set name = $2, language = $3 where id = $1", [
          id,
          updated.name,
          updated.language,
        ]);
        if (updated.name !== previous.name) {
          const changed = { person: id, what: "person.changed", subject: id };
          await events.add(
            { ...changed, before: { name: previous.name }, after: { name: updated.name } },
            session,
          );
        }
        return updated;
      }),
  };
}

interface Standing {
  readonly name: string;
  readonly role: Role;
  readonly state: "active" | "removed";
}

function isActiveOwner({ role, state }: Standing): boolean {
  return role === "owner" && state === "active";
}

async function countOwners(session: Session): Promise<number> {
  const [row] = await session.query(
    "select count(*) as owners from person where role = 'owner' and state = 'active'",
  );
  return row === undefined ? 0 : numberIn(row, "owners");
}

function pick({ name, role, state }: Standing): Standing {
  return { name, role, state };
}

/** Reads a person from the columns of `person`. */
export function readPerson(row: Row): Person {
  const language = textIn(row, "language");
  return {
    id: textIn(row, "id"),
    email: textIn(row, "email"),
    name: textIn(row, "name"),
    role: readRole(row),
    language: isLanguage(language) ? language : "en",
  };
}

function readRole(row: Row): Role {
  const role = roles.find((name) => name === row["role"]);
  if (role === undefined) {
    throw new TypeError("column role holds no role");
  }
  return role;
}

function readState(row: Row): "active" | "removed" {
  return row["state"] === "active" ? "active" : "removed";
}
