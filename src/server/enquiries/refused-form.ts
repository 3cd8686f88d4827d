import type { FastifyReply, FastifyRequest } from "fastify";
import { addressesIn } from "#addresses";
import type { EnquiryFormState, EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { Networks } from "#domain/network/networks.ts";
import type { RefusalWords, ServiceWords, WordsOf } from "#domain/service-words.ts";
import type { PageQuestion } from "#domain/site.ts";
import { typedIn } from "#server/enquiries/body.ts";
import { plainForm } from "#server/enquiries/plain-form.ts";
import { answerPrepared } from "#server/http/prepared.ts";
import type { Prepared } from "#server/http/prepared.ts";
import type { Refusal } from "#server/http/problems.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

export interface RefusedFormParts {
  /** Makes a page for one visitor only. */
  readonly pageOnce: RenderedPages["once"];
  readonly allowance: RenderingAllowance;
  /** The languages that the site has now. */
  siteLanguages(): readonly string[];
  readonly wordsOf: WordsOf;
  readonly log: Log;
}

/** A form that is refused, and whose it is. */
export interface RefusedForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sender: Networks;
  readonly refusal: Refusal;
  /** What is wrong with its fields, where it is they that are wrong. */
  readonly problems?: EnquiryProblems;
}

/**
 * Answers with the contact page and everything that was typed. Where that page may not or cannot be made
 * now, a plain one has it all as well.
 */
export async function answerRefusedForm(
  form: RefusedForm,
  parts: RefusedFormParts,
): Promise<FastifyReply> {
  const { request, reply, refusal, sender } = form;
  const { values, language: named } = typedIn(request.body);
  const language = languageOfPage(named, parts.siteLanguages());
  const words = parts.wordsOf(language);
  const state = { values, ...outcomeOf(form, words) };
  reply.headers(refusal.headers);
  const allowed = "granted" in parts.allowance.ask(sender);
  const question = { address: addressesIn(language).contact, form: state };
  const page = allowed ? await pageOf(question, refusal.status, parts) : undefined;
  if (page === undefined) {
    return reply
      .code(refusal.status)
      .headers({ "content-type": "text/html; charset=utf-8", "content-language": language })
      .send(plainForm(state, refusal.detail(words.refusals), words));
  }
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) {
      reply.raw.setHeader(name, value);
    }
  }
  answerPrepared(page, request.raw, reply.raw);
  return reply;
}

/** The language that a form names, where the site still has it. */
export function languageOfPage(named: unknown, ofSite: readonly string[]): Language {
  return isLanguage(named) && ofSite.includes(named) ? named : usualLanguage;
}

async function pageOf(
  question: PageQuestion,
  status: number,
  parts: RefusedFormParts,
): Promise<Prepared | undefined> {
  try {
    const page = await parts.pageOnce(question, status);
    return "retryAfter" in page ? undefined : page;
  } catch (error) {
    parts.log.error("page failed", { reason: tellError(error) });
    return undefined;
  }
}

function outcomeOf(
  { refusal, problems, request }: RefusedForm,
  { refusals }: ServiceWords,
): Omit<EnquiryFormState, "values"> {
  if (problems !== undefined) {
    return { problems, outcome: "invalid" };
  }
  return refusal.status >= 500
    ? { problems: {}, outcome: "failed" }
    : { problems: {}, outcome: "refused", detail: detailOf(refusal, request.body, refusals) };
}

/** What a refusal says to somebody who has filled in a form and knows of no bodies or headers. */
function detailOf({ status, detail, errors }: Refusal, body: unknown, words: RefusalWords): string {
  switch (status) {
    case 403:
      return words.form.foreign;
    case 413:
      return body === undefined ? words.form.farTooLong : words.form.tooLong;
    case 422:
      return errors.map((error) => error.detail(words)).join(" ");
    case 429:
      return detail(words);
    default:
      return words.form.unclear;
  }
}
