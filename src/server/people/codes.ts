import { randomInt, randomUUID } from "node:crypto";
import type { Person } from "#domain/office/person.ts";
import { westernDigits } from "#domain/western-digits.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, textIn } from "#server/enquiries/database.ts";
import type { Database, Session } from "#server/enquiries/database.ts";
import { readPerson } from "#server/people/people.ts";
import { drawToken, hashOf, isSameHash } from "#server/people/secrets.ts";

const minute = 60 * 1000;
/** Lifetime of a code by e-mail in milliseconds. */
export const codeLifetime = 10 * minute;
/** Lifetime of a code of the command line in milliseconds. */
export const commandCodeLifetime = 60 * minute;
const mostTries = 5;
/** Requests a day: codes for one e-mail address and one household, challenges for one household. */
const daily = { address: 10, household: 50, challenges: 500 };

/** Six-digit codes by e-mail, bound to the browser that asked. */
export interface Codes {
  /** Counts a request; false where the address or the household has asked too often today. */
  count(sender: { email: string; household: string }): Promise<boolean>;
  /** Counts a challenge for a passkey; false where the household has asked too often today. */
  countChallenge(household: string): Promise<boolean>;
  /** Issues a code and the secret of the cookie that it is bound to. */
  issue(email: string): Promise<{ browser: string; code: string }>;
  /** Issues a code that any browser may redeem, for the command line. */
  issueForCommand(email: string): Promise<string>;
  /** Returns the active person; undefined for a wrong, used or expired code. */
  redeem(browser: string, code: string): Promise<Person | undefined>;
  purge(): Promise<void>;
}

/** Opens the codes of the office. */
export function openCodes(database: Database, clock: Clock): Codes {
  const insert = `insert into sign_in_code (id, email, browser, code_hash, tries, expires_at)
    values ($1, $2, $3, $4, 0, $5)`;
  const today = () => Math.floor(clock.now() / (24 * 60 * minute));

  async function hit(session: Session, bucket: string): Promise<number> {
    const [row] = await session.query(
      `insert into sign_in_count (bucket, day, hits) values ($1, $2, 1)
       on conflict (bucket, day) do update set hits = sign_in_count.hits + 1 returning hits`,
      [hashOf(bucket), today()],
    );
    return row === undefined ? 0 : numberIn(row, "hits");
  }

  /** True where the code is the browser's own, or one that a command issued for the address. */
  async function isRight(
    session: Session,
    { email, codeHash, browser, code }: Attempt,
  ): Promise<boolean> {
    const commandCodes = await session.query(
      "select code_hash from sign_in_code where email = $1 and browser is null and expires_at > $2",
      [email, clock.now()],
    );
    return (
      isSameHash(hashOf(browser, code), codeHash) ||
      commandCodes.some((row) => isSameHash(hashOf(email, code), textIn(row, "code_hash")))
    );
  }

  return {
    count: ({ email, household }) =>
      database.transaction(
        async (session) => {
          const byHousehold = await hit(session, `household:${household}`);
          const byAddress =
            byHousehold > daily.household ? 0 : await hit(session, `address:${email}`);
          return byHousehold <= daily.household && byAddress <= daily.address;
        },
        { durable: false },
      ),

    countChallenge: (household) =>
      database.transaction(
        async (session) => (await hit(session, `challenge:${household}`)) <= daily.challenges,
        { durable: false },
      ),

    async issue(email) {
      const browser = drawToken();
      const code = drawDigits(6);
      await database.transaction((session) =>
        session.query(insert, [
          randomUUID(),
          email,
          hashOf(browser),
          hashOf(browser, code),
          clock.now() + codeLifetime,
        ]),
      );
      return { browser, code };
    },

    async issueForCommand(email) {
      const groups = Array.from({ length: 4 }, () => drawDigits(4));
      const code = groups.join(" ");
      await database.transaction((session) =>
        session.query(insert, [
          randomUUID(),
          email,
          null,
          hashOf(email, normalizeCode(code)),
          clock.now() + commandCodeLifetime,
        ]),
      );
      return code;
    },

    redeem: (browser, text) =>
      database.transaction(async (session) => {
        const [row] = await session.query(
          `update sign_in_code set tries = tries + 1
           where browser = $1 and tries < $2 and expires_at > $3 returning email, code_hash`,
          [hashOf(browser), mostTries, clock.now()],
        );
        if (row === undefined) {
          return undefined;
        }
        const [email, codeHash] = [textIn(row, "email"), textIn(row, "code_hash")];
        const code = normalizeCode(text);
        if (!(await isRight(session, { email, codeHash, browser, code }))) {
          return undefined;
        }
        await session.query("delete from sign_in_code where email = $1", [email]);
        const [person] = await session.query(
          `select id, email, name, role, language from person
           where email = $1 and state = 'active'`,
          [email],
        );
        return person && readPerson(person);
      }),

    async purge() {
      await database.transaction(async (session) => {
        await session.query("delete from sign_in_code where expires_at <= $1", [clock.now()]);
        await session.query("delete from sign_in_count where day < $1", [today()]);
      });
    },
  };
}

interface Attempt {
  readonly email: string;
  readonly codeHash: string;
  readonly browser: string;
  readonly code: string;
}

function drawDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, "0");
}

/** Drops spaces and hyphens; digits may be Arabic. */
function normalizeCode(text: string): string {
  return westernDigits(text).replaceAll(/[\s-]/g, "");
}
