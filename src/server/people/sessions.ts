import { randomUUID } from "node:crypto";
import type { Person, SessionRow } from "#domain/office/person.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database, Row } from "#server/enquiries/database.ts";
import type { Events } from "#server/people/events.ts";
import { readPerson } from "#server/people/people.ts";
import type { Actor } from "#server/people/people.ts";
import { drawToken, hashOf } from "#server/people/secrets.ts";

const day = 24 * 60 * 60 * 1000;
/** Lifetime of a session in milliseconds. */
export const sessionLifetime = 30 * day;
/** Milliseconds between two notes of when a session was used. */
const seenInterval = 15 * 60 * 1000;

export type SignInMethod = SessionRow["method"];

/** A session with its person. */
export interface SignedIn {
  readonly id: string;
  readonly signedInAt: number;
  readonly person: Person;
}

/** Browsers that are signed in. The store holds hashes of their secrets alone. */
export interface Sessions {
  /** Opens a session and returns the secret of its cookie. */
  open(person: string, how: { method: SignInMethod; device: string }): Promise<string>;
  /** Finds the session of an active person by its secret. */
  find(token: string): Promise<SignedIn | undefined>;
  list(person: string): Promise<readonly Omit<SessionRow, "isCurrent">[]>;
  /** Ends one session of a person, or all without an id; returns the number of ended ones. */
  revoke(actor: Actor, person: string, id?: string): Promise<number>;
  /** Removes expired sessions. */
  purge(): Promise<void>;
}

/** Opens the sessions of the office. */
export function openSessions(database: Database, events: Events, clock: Clock): Sessions {
  async function noteUse(id: string, lastSeenAt: number): Promise<void> {
    const time = clock.now();
    if (time - lastSeenAt < seenInterval) {
      return;
    }
    await database.transaction(
      (session) => session.query("update session set last_seen_at = $2 where id = $1", [id, time]),
      { durable: false },
    );
  }

  return {
    open: (person, { method, device }) =>
      database.transaction(async (session) => {
        const [id, token, signedInAt] = [randomUUID(), drawToken(), clock.now()];
        await session.query(
          `insert into session
             (id, token_hash, person, method, device, signed_in_at, last_seen_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $6, $7)`,
          [id, hashOf(token), person, method, device, signedInAt, signedInAt + sessionLifetime],
        );
        const opened = { person, what: "session.opened", subject: person };
        await events.add({ ...opened, after: { method, device } }, session);
        return token;
      }),

    async find(token) {
      const [row] = await database.read((session) =>
        session.query(
          `select s.id as session, s.signed_in_at, s.last_seen_at,
             p.id, p.email, p.name, p.role, p.language
           from session s join person p on p.id = s.person
           where s.token_hash = $1 and s.expires_at > $2 and p.state = 'active'`,
          [hashOf(token), clock.now()],
        ),
      );
      if (row === undefined) {
        return undefined;
      }
      const id = textIn(row, "session");
      await noteUse(id, numberIn(row, "last_seen_at"));
      return { id, signedInAt: numberIn(row, "signed_in_at"), person: readPerson(row) };
    },

    async list(person) {
      const rows = await database.read((session) =>
        session.query(
          `select id, device, method, signed_in_at, last_seen_at from session
           where person = $1 and expires_at > $2 order by last_seen_at desc, id`,
          [person, clock.now()],
        ),
      );
      return rows.map((row) => ({
        id: textIn(row, "id"),
        device: textIn(row, "device"),
        method: readMethod(row),
        signedInAt: numberIn(row, "signed_in_at"),
        lastSeenAt: numberIn(row, "last_seen_at"),
      }));
    },

    revoke: (actor, person, id) =>
      database.transaction(async (session) => {
        const rows = await session.query(
          "delete from session where person = $1 and id = coalesce($2, id) returning device",
          [person, id ?? null],
        );
        for (const row of rows) {
          const ended = { person: actor, what: "session.ended", subject: person };
          await events.add({ ...ended, before: { device: textIn(row, "device") } }, session);
        }
        return rows.length;
      }),

    async purge() {
      await database.transaction((session) =>
        session.query("delete from session where expires_at <= $1", [clock.now()]),
      );
    },
  };
}

function readMethod(row: Row): SignInMethod {
  const method = textIn(row, "method");
  return method === "passkey" || method === "demonstration" ? method : "code";
}
