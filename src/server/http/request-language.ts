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

/** The language of a request: that of its address, else the one its sender likes best. */
export function languageOfRequest({
  url,
  headers,
}: Pick<IncomingMessage, "url" | "headers">): Language {
  return (
    languageOfAddress(url ?? "") ?? preferredLanguage(headers["accept-language"]) ?? usualLanguage
  );
}

/** Gives every request its language; a route that knows better may change it. */
export function addRequestLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", usualLanguage);
  app.addHook("onRequest", async (request) => {
    request.language = languageOfRequest(request.raw);
  });
}
