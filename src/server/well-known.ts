import type { FastifyInstance } from "fastify";
import { mailAddress, service } from "#addresses";
import type { Clock } from "#server/clock.ts";

/** Milliseconds; RFC 9116 recommends less than a year. */
const validity = 180 * 24 * 60 * 60_000;

interface SecurityContact {
  readonly siteUrl: string;
  readonly company: { readonly email: string };
  /** The languages of the site. */
  languages(): readonly string[];
  readonly clock: Clock;
}

/** Serves `/.well-known/security.txt`, written anew for each request, so that it never expires. */
export function addSecurityContact(app: FastifyInstance, contact: SecurityContact): void {
  app.get(service.securityContact, async (_request, reply) => {
    const expires = new Date(contact.clock.now() + validity).toISOString();
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
