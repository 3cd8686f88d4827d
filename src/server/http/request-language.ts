import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { languageOfAddress } from "#addresses";
import { preferredLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The language in which the request is answered. */
    language: Language;
  }
}

/** Returns the language of the address, or else the one that the sender prefers. */
export function languageOfRequest({
  url,
  headers,
}: Pick<IncomingMessage, "url" | "headers">): Language {
  return (
    languageOfAddress(url ?? "") ?? preferredLanguage(headers["accept-language"]) ?? usualLanguage
  );
}

/** Sets the language of every request; a route may change it. */
export function addRequestLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", usualLanguage);
  app.addHook("onRequest", async (request) => {
    request.language = languageOfRequest(request.raw);
  });
}
