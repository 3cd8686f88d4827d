import { z } from "zod";
import {
  colleague,
  ownSettings,
  passkeyRow,
  person,
  sessionRow,
  signedIn,
} from "#domain/office/person.ts";
import { challengeLifetime } from "#server/people/passkeys.ts";
import type { SignedIn } from "#server/people/sessions.ts";
import { bindBrowser, boundBrowser, forgetSession } from "#office/api/cookies.ts";
import { registrationResponse } from "#office/api/passkey-messages.ts";
import { refuse } from "#office/api/problems.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";

/** Milliseconds after a sign-in in which a passkey can be added. */
const recentSignIn = 10 * 60 * 1000;

const everybody = { right: "any" } as const;
const done = z.object({});
const byId = z.object({ id: z.string().max(2000) });

/** Adds what a person does with the own account, and the list of colleagues. */
export function addAccountRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { people, sessions, passkeys, clock } = parts;
  const isRecent = ({ signedInAt }: SignedIn) => clock.now() - signedInAt < recentSignIn;

  api.get(
    "/session",
    { config: { right: "public" }, schema: { response: { 200: signedIn.nullable() } } },
    ({ signedIn: session }) =>
      session === undefined ? null : { person: session.person, isRecent: isRecent(session) },
  );

  api.patch(
    "/session",
    { config: everybody, schema: { body: ownSettings, response: { 200: person } } },
    async (request) => (await people.changeOwn(request.person.id, request.body)) ?? request.person,
  );

  api.delete(
    "/session",
    { config: everybody, schema: { response: { 200: done } } },
    async (request, reply) => {
      const { person: own, signedIn: session } = request;
      await sessions.revoke(own.id, own.id, session?.id);
      forgetSession(reply);
      return {};
    },
  );

  api.get(
    "/session/sessions",
    { config: everybody, schema: { response: { 200: z.array(sessionRow) } } },
    async (request) => {
      const rows = await sessions.list(request.person.id);
      return rows.map((row) => ({ ...row, isCurrent: row.id === request.signedIn?.id }));
    },
  );

  api.delete(
    "/session/sessions/:id",
    { config: everybody, schema: { params: byId, response: { 200: done } } },
    async (request, reply) => {
      const personId = request.person.id;
      const ended = await sessions.revoke(personId, personId, request.params.id);
      return ended === 0 ? refuse(reply, 404, "not-found") : {};
    },
  );

  api.get(
    "/session/passkeys",
    { config: everybody, schema: { response: { 200: z.array(passkeyRow) } } },
    async (request) => [...(await passkeys.list(request.person.id))],
  );

  api.post("/session/passkey-options", { config: everybody }, async (request, reply) => {
    if (request.signedIn === undefined || !isRecent(request.signedIn)) {
      return refuse(reply, 403, "sign-in-again");
    }
    const { browser, options } = await passkeys.askToAdd(request.person);
    bindBrowser(reply, browser, challengeLifetime);
    return options;
  });

  api.post(
    "/session/passkeys",
    {
      config: everybody,
      schema: {
        body: z.object({
          label: z.string().trim().min(1).max(60),
          response: registrationResponse,
        }),
        response: { 200: done },
      },
    },
    async (request, reply) => {
      if (request.signedIn === undefined || !isRecent(request.signedIn)) {
        return refuse(reply, 403, "sign-in-again");
      }
      const { label, response } = request.body;
      const browser = boundBrowser(request);
      const isAdded = await passkeys.add({ person: request.person, browser, label, response });
      return isAdded ? {} : refuse(reply, 400, "wrong-passkey");
    },
  );

  api.delete(
    "/session/passkeys/:id",
    { config: everybody, schema: { params: byId, response: { 200: done } } },
    async (request, reply) =>
      (await passkeys.remove(request.person.id, request.params.id))
        ? {}
        : refuse(reply, 404, "not-found"),
  );

  api.get(
    "/colleagues",
    { config: everybody, schema: { response: { 200: z.array(colleague) } } },
    async () => [...(await people.colleagues())],
  );
}
