import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { addressesIn, languageOfAddress, service } from "#addresses";
import { usualLanguage } from "#domain/language.ts";
import type { WordsOf } from "#domain/service-words.ts";
import { markup } from "#server/html.ts";
import type { Site } from "#server/http/current-site.ts";
import type { RenderedPlace, SentEnquiry } from "#server/http/place.ts";
import { Refusal, titleOf } from "#server/http/problems.ts";
import { sendAnswer } from "#server/http/ready-answer.ts";
import { refusalOfPage } from "#server/http/rendering-allowance.ts";
import type { Allowed, RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { languageOfRequest } from "#server/http/request-language.ts";
import { answerServicePage } from "#server/http/service-page.ts";

export interface RenderedAnswersParts {
  readonly allowance: RenderingAllowance;
  readonly wordsOf: WordsOf;
  /** Returns the household that a request is counted for. */
  senderOf(request: IncomingMessage): string;
  /** Logs an error and returns the incident's reference. */
  report(error: unknown): string;
}

/** A request, with the site at the time when it came. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: string;
  readonly site: Site;
}

/** Answers with the reason for a refusal and a link to the home page, in the visitor's language. */
export function refuseVisit(
  { status, headers, detail }: Refusal,
  { request, response, site }: Visit,
  wordsOf: WordsOf,
): void {
  const words = wordsOf(languageOfRequest(request));
  const { language, refusals, receipt } = words;
  const title = titleOf(status, words);
  const body = markup`<h1>${title}</h1>
<p>${detail(refusals)}</p>
<p><a href="${addressesIn(language).home}">${receipt.site}</a></p>`;
  const page = { language, title, body };
  answerServicePage(response, status, page, { ...site.security, ...headers });
}

/** Answers 500 with the incident's reference. */
export function answerFailure(error: unknown, visit: Visit, parts: RenderedAnswersParts): void {
  const incident = parts.report(error);
  const refusal = new Refusal(500, ({ internal }) => internal(incident));
  refuseVisit(refusal, visit, parts.wordsOf);
}

/** Milliseconds that the confirmation of an enquiry waits for its page. */
const confirmationTime = 500;

/** Answers with pages that are rendered at request time, within the visitor's allowance. */
export function createRenderedAnswers(parts: RenderedAnswersParts) {
  /** Asks the visitor's allowance for a page; one that is rendered already costs nothing. */
  function allowanceFor({ address, pages }: RenderedPlace, { request, site }: Visit): Allowed {
    return site.rendered.has(address)
      ? { granted: true }
      : parts.allowance.ask(parts.senderOf(request), pages);
  }

  async function answerPage({ address }: RenderedPlace, visit: Visit): Promise<void> {
    const page = await visit.site.rendered.at(address);
    if ("retryAfter" in page) {
      refuseVisit(refusalOfPage({ spentBy: "everybody", ...page }), visit, parts.wordsOf);
    } else {
      sendAnswer(page, visit.request, visit.response);
    }
  }

  /** Confirms a stored enquiry by a plain page if the contact page is not rendered in time. */
  async function confirm(address: string, sent: SentEnquiry, visit: Visit): Promise<void> {
    const late = { retryAfter: 0 };
    // The address holds a secret, so no cache may keep the page.
    const rendering = visit.site.rendered.once({ address }, 200).catch((error: unknown) => {
      parts.report(error);
      return late;
    });
    const page = await Promise.race([rendering, sleep(confirmationTime, late)]);
    if ("retryAfter" in page) {
      answerReceived(address, sent, visit);
    } else {
      sendAnswer(page, visit.request, visit.response);
    }
  }

  function answerReceived(address: string, sent: SentEnquiry, { response, site }: Visit): void {
    const words = parts.wordsOf(languageOfAddress(address) ?? usualLanguage);
    const { language, received, refusals, letter, receipt } = words;
    const { reference, receiptSecret } = sent;
    const body = markup`<h1>${received.heading}</h1>
<p role="status">${received.promise}</p>
<p>${letter.reference}: <strong><bdi dir="ltr">${reference}</bdi></strong></p>
<p><a href="${service.receipt(reference, receiptSecret)}">${receipt.title(reference)}</a></p>
<p><a href="${addressesIn(language).contact}">${refusals.form.page}</a></p>`;
    const page = { language, title: received.heading, body };
    const headers = { ...site.security, "cache-control": "private, no-store" };
    answerServicePage(response, 200, page, headers);
  }

  /** Answers 404 with a page that is rendered, or by `otherwise` where the allowance is spent or it cannot be rendered. */
  function answerMissing(place: RenderedPlace, visit: Visit, otherwise: () => void): void {
    const allowed = allowanceFor(place, visit);
    const rendering =
      "granted" in allowed ? visit.site.rendered.at(place.address) : Promise.resolve(allowed);
    rendering.then(
      (page) =>
        "retryAfter" in page
          ? otherwise()
          : sendAnswer({ ...page, status: 404 }, visit.request, visit.response),
      (error: unknown) => {
        parts.report(error);
        otherwise();
      },
    );
  }

  function answer(place: RenderedPlace, visit: Visit): void {
    const { address, sent } = place;
    const allowed = allowanceFor(place, visit);
    if ("granted" in allowed) {
      const answering = sent ? confirm(address, sent, visit) : answerPage(place, visit);
      answering.catch((error: unknown) => answerFailure(error, visit, parts));
    } else if (sent) {
      answerReceived(address, sent, visit);
    } else {
      refuseVisit(refusalOfPage(allowed), visit, parts.wordsOf);
    }
  }

  return { answer, answerMissing };
}
