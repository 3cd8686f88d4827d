import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import PostalMime from "postal-mime";
import type { Address } from "postal-mime";
import { service } from "#addresses";
import type { ServiceWords } from "#domain/service-words.ts";
import { isOwnHost } from "#server/http/own-host.ts";
import { Refusal } from "#server/http/problems.ts";
import { letterPage, listPage } from "#server/inbox/pages.ts";
import type { ShownLetter } from "#server/inbox/pages.ts";
import { servicePagePolicy } from "#server/http/service-page.ts";

const letterFile = /^[0-9A-Za-z][0-9A-Za-z-]{0,80}\.eml$/;
const mostShown = 200;
const ownPolicy = `${servicePagePolicy}; frame-src 'self'`;
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox";
const html = "text/html; charset=utf-8";

interface InboxParts {
  readonly folder: string;
  readonly siteUrl: string;
  /** True for a request from this machine or its private network. */
  readonly isPrivate: (request: FastifyRequest) => boolean;
  readonly words: ServiceWords;
}

/**
 * The development inbox: what the folder mailer has written, newest first. It is there for this machine
 * and its private network, under a name of its own, and for nobody else.
 */
export function addInbox(app: FastifyInstance, parts: InboxParts): void {
  app.register(async (scope) => {
    scope.addHook("onRequest", async (request) => {
      if (!parts.isPrivate(request) || !isOwnHost(request.host, parts.siteUrl)) {
        throw new Refusal(404, (words) => words.nothingHere);
      }
    });
    addPages(scope, parts);
  });
}

function addPages(app: FastifyInstance, { folder, words }: InboxParts): void {
  app.get(service.inbox, async (_request, reply) => {
    const letters = await Promise.all((await lettersIn(folder)).map((name) => open(folder, name)));
    reply.headers({ "content-security-policy": ownPolicy, "content-type": html });
    return listPage(letters, words);
  });
  app.get<{ Params: { name: string } }>(`${service.inbox}/:name`, async (request, reply) => {
    const letter = await open(folder, checked(request.params.name));
    reply.headers({ "content-security-policy": ownPolicy, "content-type": html });
    return letterPage(letter, words);
  });
  app.get<{ Params: { name: string } }>(`${service.inbox}/:name/html`, async (request, reply) => {
    const { html: body } = await open(folder, checked(request.params.name));
    reply.headers({
      "content-security-policy": framedPolicy,
      "x-frame-options": "SAMEORIGIN",
      "content-type": html,
    });
    return body;
  });
}

async function lettersIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names
    .filter((name) => letterFile.test(name))
    .toSorted()
    .toReversed()
    .slice(0, mostShown);
}

function checked(name: string): string {
  if (!letterFile.test(name)) {
    throw new Refusal(404, (words) => words.noSuchLetter);
  }
  return name;
}

async function open(folder: string, name: string): Promise<ShownLetter> {
  const bytes = await readFile(join(folder, name)).catch(() => {
    throw new Refusal(404, (words) => words.noSuchLetter);
  });
  const mail = await PostalMime.parse(bytes);
  const format = (address?: Address) =>
    address === undefined ? "" : `${address.name} <${address.address ?? ""}>`.trim();
  return {
    name,
    subject: mail.subject ?? "",
    from: format(mail.from),
    to: (mail.to ?? []).map(format).join(", "),
    replyTo: (mail.replyTo ?? []).map(format).join(", "),
    date: mail.date ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
  };
}
