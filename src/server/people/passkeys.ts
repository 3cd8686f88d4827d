import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { PasskeyRow, Person } from "#domain/office/person.ts";
import type { Clock } from "#server/clock.ts";
import { numberIn, numberOrNull, textIn } from "#server/enquiries/database.ts";
import type { Database } from "#server/enquiries/database.ts";
import type { Events } from "#server/people/events.ts";
import { readPerson } from "#server/people/people.ts";
import { drawToken, hashOf } from "#server/people/secrets.ts";

/** Lifetime of a challenge in milliseconds. */
export const challengeLifetime = 5 * 60 * 1000;

interface Asked<Options> {
  /** Secret of the cookie that the challenge is bound to. */
  readonly browser: string;
  readonly options: Options;
}

/** Discoverable passkeys; a finger, a face or a PIN is required. */
export interface Passkeys {
  askToSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>>;
  /** Returns the active person of the passkey; undefined where anything does not match. */
  signIn(browser: string, response: AuthenticationResponseJSON): Promise<Person | undefined>;
  askToAdd(person: Person): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>>;
  /** False where anything does not match. */
  add(added: {
    person: Person;
    browser: string;
    label: string;
    response: RegistrationResponseJSON;
  }): Promise<boolean>;
  list(person: string): Promise<readonly PasskeyRow[]>;
  /** False where the person has no such passkey. */
  remove(person: string, id: string): Promise<boolean>;
  purge(): Promise<void>;
}

interface RelyingParty {
  readonly database: Database;
  readonly events: Events;
  readonly clock: Clock;
  /** Address of the office without a slash at the end. */
  readonly officeUrl: string;
  readonly companyName: string;
}

/** Opens the passkeys of the office. */
export function openPasskeys(parts: RelyingParty): Passkeys {
  const { database, events, clock, officeUrl, companyName } = parts;
  const rpID = new URL(officeUrl).hostname;
  const expected = {
    expectedOrigin: new URL(officeUrl).origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };

  async function keepChallenge(challenge: string): Promise<string> {
    const browser = drawToken();
    await database.transaction((session) =>
      session.query(
        "insert into passkey_challenge (browser, challenge, expires_at) values ($1, $2, $3)",
        [hashOf(browser), challenge, clock.now() + challengeLifetime],
      ),
    );
    return browser;
  }

  /** Takes a challenge out, so that it serves once. */
  async function takeChallenge(browser: string): Promise<string | undefined> {
    const [row] = await database.transaction((session) =>
      session.query(
        `delete from passkey_challenge where browser = $1 and expires_at > $2
         returning challenge`,
        [hashOf(browser), clock.now()],
      ),
    );
    return row && textIn(row, "challenge");
  }

  async function findCredential(id: string) {
    const [row] = await database.read((session) =>
      session.query(
        `select c.public_key, c.counter, p.id, p.email, p.name, p.role, p.language
         from person_credential c join person p on p.id = c.person
         where c.id = $1 and p.state = 'active'`,
        [id],
      ),
    );
    return (
      row && {
        person: readPerson(row),
        credential: {
          id,
          publicKey: new Uint8Array(Buffer.from(textIn(row, "public_key"), "base64url")),
          counter: numberIn(row, "counter"),
        },
      }
    );
  }

  return {
    async askToSignIn() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
      return { browser: await keepChallenge(options.challenge), options };
    },

    async signIn(browser, response) {
      const challenge = await takeChallenge(browser);
      const passkey = await findCredential(response.id);
      if (challenge === undefined || passkey === undefined) {
        return undefined;
      }
      // The library throws for a response that does not match.
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        credential: passkey.credential,
      }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
      if (!verified.verified || verified.authenticationInfo === undefined) {
        return undefined;
      }
      const { newCounter } = verified.authenticationInfo;
      await database.transaction((session) =>
        session.query(
          "update person_credential set counter = $2, last_used_at = $3 where id = $1",
          [response.id, newCounter, clock.now()],
        ),
      );
      return passkey.person;
    },

    async askToAdd(person) {
      const present = await this.list(person.id);
      const options = await generateRegistrationOptions({
        rpName: companyName,
        rpID,
        userID: new TextEncoder().encode(person.id),
        userName: person.email,
        userDisplayName: person.name,
        excludeCredentials: present.map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return { browser: await keepChallenge(options.challenge), options };
    },

    async add({ person, browser, label, response }) {
      const challenge = await takeChallenge(browser);
      if (challenge === undefined) {
        return false;
      }
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
      }).catch(() => ({ registrationInfo: undefined }));
      if (registrationInfo === undefined) {
        return false;
      }
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      await database.transaction(async (session) => {
        await session.query(
          `insert into person_credential
             (id, person, public_key, counter, transports, label, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
          [
            id,
            person.id,
            Buffer.from(publicKey).toString("base64url"),
            counter,
            transports.join(" "),
            label,
            clock.now(),
          ],
        );
        const added = { person: person.id, what: "passkey.added", subject: person.id };
        await events.add({ ...added, after: label }, session);
      });
      return true;
    },

    async list(person) {
      const rows = await database.read((session) =>
        session.query(
          `select id, label, created_at, last_used_at from person_credential
           where person = $1 order by created_at, id`,
          [person],
        ),
      );
      return rows.map((row) => ({
        id: textIn(row, "id"),
        label: textIn(row, "label"),
        createdAt: numberIn(row, "created_at"),
        lastUsedAt: numberOrNull(row, "last_used_at"),
      }));
    },

    remove: (person, id) =>
      database.transaction(async (session) => {
        const [row] = await session.query(
          "delete from person_credential where person = $1 and id = $2 returning label",
          [person, id],
        );
        if (row !== undefined) {
          const removed = { person, what: "passkey.removed", subject: person };
          await events.add({ ...removed, before: textIn(row, "label") }, session);
        }
        return row !== undefined;
      }),

    async purge() {
      await database.transaction((session) =>
        session.query("delete from passkey_challenge where expires_at <= $1", [clock.now()]),
      );
    },
  };
}
