import type { FastifyInstance } from "fastify";
import { mailAddress, service } from "#addresses";
import type { Clock } from "#server/clock.ts";

/** RFC 9116 wants less than a year: who finds a text that has run out is to ask whether it still holds. */
const believedFor = 180 * 24 * 60 * 60_000;

export interface SecurityContact {
  readonly siteUrl: string;
  readonly company: { readonly email: string };
  /** The languages of the site. */
  languages(): readonly string[];
  readonly clock: Clock;
}

/** `/.well-known/security.txt`: whom to tell of a weakness. It is written anew for who asks, so it never runs out. */
export function addSecurityContact(app: FastifyInstance, contact: SecurityContact): void {
  app.get(service.securityContact, async (_request, reply) => {
    const expires = new Date(contact.clock.now() + believedFor).toISOString();
    reply.headers({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=86400",
    });
    return [
      `Contact: ${mailAddress(contact.company.email)}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${contact.languages().join(", ")}`,
      `Canonical: ${contact.siteUrl}${service.securityContact}`,
      "",
    ].join("\n");
  });
}
