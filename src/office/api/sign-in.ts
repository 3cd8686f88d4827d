import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { emailAddress, office, signedIn } from "#domain/office/person.ts";
import type { Person } from "#domain/office/person.ts";
import { canonicalAddress, householdOf } from "#domain/network/ip-address.ts";
import { tellError } from "#server/log.ts";
import { codeLifetime } from "#server/people/codes.ts";
import { challengeLifetime } from "#server/people/passkeys.ts";
import { bindBrowser, boundBrowser, signIn } from "#office/api/cookies.ts";
import { authenticationResponse } from "#office/api/passkey-messages.ts";
import { addDemonstrationQuotations } from "#office/api/demonstration-quotations.ts";
import { refuse, refuseField } from "#office/api/problems.ts";
import { addDemonstration } from "#server/work/demonstration.ts";
import { serviceWordsIn } from "#words/service.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { writeCodeLetter } from "#office/api/code-letter.ts";

const open = { right: "public" } as const;
const done = z.object({});

const demonstrationPerson = {
  email: "demo@office.example",
  name: "Demo user",
  role: "owner",
  language: "en",
} as const;

/** True for a request without a proxy from a program of this machine. */
function isOnThisMachine({ headers, socket }: FastifyRequest): boolean {
  const address = canonicalAddress(socket.remoteAddress ?? "");
  return (
    headers["x-forwarded-for"] === undefined && (address === "::1" || address.startsWith("127."))
  );
}

/** Adds the ways to sign in. */
export function addSignInRoutes(api: OfficeApi, parts: OfficeParts): void {
  const { codes, passkeys, people, mailer, log, settings } = parts;

  /** Sends in the background, so that a known address takes no longer than an unknown one. */
  function sendCode(person: Person, code: string): void {
    const letter = writeCodeLetter({ person, code, settings, now: parts.clock.now() });
    mailer
      .send(letter)
      .then((outcome) => {
        if (!outcome.ok) {
          log.error("sign-in code not sent", { reason: outcome.reason });
        }
      })
      .catch((error: unknown) => {
        log.error("sign-in code not sent", { reason: tellError(error) });
      });
  }

  api.get("/sign-in", { config: open, schema: { response: { 200: office } } }, () => ({
    companyName: settings.company.name,
    demonstration: parts.demonstration,
  }));

  api.post(
    "/sign-in/send-code",
    { config: open, schema: { body: z.object({ email: emailAddress }), response: { 200: done } } },
    async (request, reply) => {
      const { email } = request.body;
      if (!(await codes.count({ email, household: householdOf(request.ip) }))) {
        return refuse(reply, 429, "too-many-codes");
      }
      const [person, { browser, code }] = await Promise.all([
        people.findByEmail(email),
        codes.issue(email),
      ]);
      if (person !== undefined) {
        sendCode(person, code);
      }
      bindBrowser(reply, browser, codeLifetime);
      return {};
    },
  );

  api.post(
    "/sign-in/code",
    {
      config: open,
      schema: {
        body: z.object({ code: z.string().trim().min(1).max(30) }),
        response: { 200: signedIn },
      },
    },
    async (request, reply) => {
      const person = await codes.redeem(boundBrowser(request), request.body.code);
      if (person === undefined) {
        return refuseField(reply, "code", "wrong-code");
      }
      await signIn(parts, request, reply, { person: person.id, method: "code" });
      return { person, isRecent: true };
    },
  );

  api.post(
    "/sign-in/demonstration",
    { config: open, schema: { response: { 200: signedIn } } },
    async (request, reply) => {
      if (!parts.demonstration || !isOnThisMachine(request)) {
        return refuse(reply, 404, "not-found");
      }
      await people.invite(null, demonstrationPerson);
      const person = await people.findByEmail(demonstrationPerson.email);
      if (person === undefined) {
        return refuse(reply, 404, "not-found");
      }
      const { mailFrom } = parts.settings;
      const added = await addDemonstration({
        ...parts,
        wordsOf: serviceWordsIn,
        mailFrom,
        person: person.id,
      });
      await addDemonstrationQuotations(added, parts, person);
      await signIn(parts, request, reply, { person: person.id, method: "demonstration" });
      return { person, isRecent: true };
    },
  );

  api.post("/sign-in/passkey-options", { config: open }, async (request, reply) => {
    if (!(await codes.countChallenge(householdOf(request.ip)))) {
      return refuse(reply, 429, "too-many-codes");
    }
    const { browser, options } = await passkeys.askToSignIn();
    bindBrowser(reply, browser, challengeLifetime);
    return options;
  });

  api.post(
    "/sign-in/passkey",
    {
      config: open,
      schema: { body: authenticationResponse, response: { 200: signedIn } },
    },
    async (request, reply) => {
      const person = await passkeys.signIn(boundBrowser(request), request.body);
      if (person === undefined) {
        return refuse(reply, 400, "wrong-passkey");
      }
      await signIn(parts, request, reply, { person: person.id, method: "passkey" });
      return { person, isRecent: true };
    },
  );
}
