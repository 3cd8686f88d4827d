import type { FastifyRequest } from "fastify";
import { hasRight } from "#domain/office/person.ts";
import type { Person, Right } from "#domain/office/person.ts";
import type { SignedIn } from "#server/people/sessions.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { sessionCookie } from "#office/api/cookies.ts";
import { refuse } from "#office/api/problems.ts";

/** `any`: every signed-in person. `public`: also strangers. */
type RouteRight = Right | "any" | "public";

declare module "fastify" {
  interface FastifyContextConfig {
    right?: RouteRight;
  }
  interface FastifyRequest {
    /** Session of the request; undefined on public routes without one. */
    signedIn: SignedIn | undefined;
    /** The signed-in person; throws on public routes. */
    readonly person: Person;
  }
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Adds the hooks that refuse foreign origins, strangers and wrong roles. */
export function addGuards(
  api: OfficeApi,
  { settings, sessions, events }: Pick<OfficeParts, "settings" | "sessions" | "events">,
): void {
  const { origin, host } = new URL(settings.officeUrl);

  api.decorateRequest("signedIn");
  api.decorateRequest("person", {
    getter() {
      if (this.signedIn === undefined) {
        throw new Error("the route has no signed-in person");
      }
      return this.signedIn.person;
    },
  });
  api.addHook("onRoute", ({ url, config }) => {
    if (config?.right === undefined) {
      throw new Error(`${url} names no right`);
    }
  });
  api.addHook("onRequest", async (request, reply) => {
    // Another name for this machine, as in DNS rebinding.
    if (request.headers.host !== host) {
      return refuse(reply, 421, "foreign-host");
    }
    if (!safeMethods.has(request.method) && !isFromOffice(request, origin)) {
      return refuse(reply, 403, "foreign-origin");
    }
    return undefined;
  });
  api.addHook("onRequest", async (request, reply) => {
    const right = request.routeOptions.config.right ?? "own";
    const token = request.cookies[sessionCookie];
    request.signedIn = token === undefined ? undefined : await sessions.find(token);
    if (right === "public") {
      return undefined;
    }
    if (request.signedIn === undefined) {
      return refuse(reply, 401, "signed-out");
    }
    const { person } = request;
    if (right !== "any" && !hasRight(person.role, right)) {
      await events.add({
        person: person.id,
        what: "access.refused",
        subject: `${request.method} ${request.routeOptions.url ?? ""}`,
        after: right,
      });
      return refuse(reply, 403, "wrong-role");
    }
    return undefined;
  });
}

/** Browsers send the origin with every change; the fetch metadata serves those that leave it out. */
function isFromOffice({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers["sec-fetch-site"];
  return headers.origin === undefined
    ? site === "same-origin"
    : headers.origin === origin && (site === undefined || site === "same-origin");
}
