import type { IncomingMessage, ServerResponse } from "node:http";
import { addressesIn, languageOfAddress } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import { networksOf } from "#domain/network/networks.ts";
import type { RefusalWords, WordsOf } from "#domain/service-words.ts";
import { answerBarely } from "#server/http/bare-page.ts";
import { clientAddress } from "#server/http/client-address.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";
import type { RenderedPlace } from "#server/http/place.ts";
import { answerPrepared } from "#server/http/prepared.ts";
import { answerReceived } from "#server/http/received-page.ts";
import type { Allowed, RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import type { HeaderSet } from "#server/http/headers.ts";
import type { Site } from "#server/http/site-files.ts";
import { createSlowRefusals } from "#server/http/slow-refusals.ts";
import { escapeHtml } from "#server/escape-html.ts";

export interface RenderedAnswersParts {
  readonly trusted: TrustedProxies;
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  /** Logs why something could not be answered, and tells the incident's reference. */
  report(error: unknown): string;
}

/** A request, and the site as it was when the request came. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  readonly site: Site;
}

interface RefusedVisit {
  readonly status: 400 | 429 | 500 | 503;
  readonly headers?: HeaderSet;
  readonly text: (words: RefusalWords) => string;
}

/** Says why there is no page, in the visitor's language, and leads back to one that is always there. */
function refuseVisit(
  { status, headers, text }: RefusedVisit,
  { request, response, site }: Visit,
  wordsOf: WordsOf,
): void {
  const { language, titles, refusals, receipt } = wordsOf(languageOfRequest(request));
  const body = `<h1>${escapeHtml(titles[status])}</h1>
<p>${escapeHtml(text(refusals))}</p>
<p><a href="${addressesIn(language).home}">${escapeHtml(receipt.site)}</a></p>`;
  const page = { language, title: titles[status], body };
  answerBarely(response, status, page, { ...site.security, ...headers });
}

/** Tells that an address cannot be read: a link that was cut off inside an Arabic letter is one. */
export function answerMalformed(visit: Visit, wordsOf: WordsOf): void {
  refuseVisit({ status: 400, text: ({ malformedAddress }) => malformedAddress }, visit, wordsOf);
}

/** Tells that something went wrong, with the incident's reference. */
export function answerFailure(incident: string, visit: Visit, wordsOf: WordsOf): void {
  refuseVisit({ status: 500, text: ({ internal }) => internal(incident) }, visit, wordsOf);
}

type Refused = Exclude<Allowed, { readonly granted: true }>;

/** Answers with pages that have to be made. That takes time as a finished page does not: nobody may have all of it. */
export function createRenderedAnswers(parts: RenderedAnswersParts) {
  const slowly = createSlowRefusals();

  function refuse({ spentBy, retryAfter }: Refused, visit: Visit): void {
    const headers = { "retry-after": String(retryAfter) };
    const refused: RefusedVisit =
      spentBy === "network"
        ? { status: 429, headers, text: ({ tooManyPages }) => tooManyPages }
        : { status: 503, headers, text: ({ busy }) => busy };
    slowly(() => refuseVisit(refused, visit, parts.wordsOf));
  }

  /** Whose enquiry has arrived is told so, whatever else cannot be shown. */
  function without({ address, sent }: RenderedPlace, visit: Visit, otherwise: () => void): void {
    if (sent === undefined) {
      otherwise();
    } else {
      const words = parts.wordsOf(languageOfAddress(address) ?? usualLanguage);
      answerReceived(visit.response, sent, words, visit.site.security);
    }
  }

  async function answer(place: RenderedPlace, visit: Visit): Promise<void> {
    const { request, response, site } = visit;
    // The address of a sent enquiry holds a secret, so no cache may keep its page.
    const made = place.sent
      ? await site.rendered.once({ address: place.address }, 200)
      : await site.rendered.at(place.address);
    if ("retryAfter" in made) {
      without(place, visit, () => refuse({ spentBy: "everybody", ...made }, visit));
    } else {
      answerPrepared(made, request, response);
    }
  }

  return (place: RenderedPlace, visit: Visit): void => {
    const { request, site } = visit;
    const allowed: Allowed = site.rendered.has(place.address)
      ? { granted: true }
      : parts.allowance.ask(networksOf(clientAddress(request, parts.trusted)), place.pages);
    if ("retryAfter" in allowed) {
      without(place, visit, () => refuse(allowed, visit));
    } else {
      answer(place, visit).catch((error: unknown) => {
        const incident = parts.report(error);
        without(place, visit, () => answerFailure(incident, visit, parts.wordsOf));
      });
    }
  };
}
