import type { FastifyReply, FastifyRequest } from "fastify";
import { addressesIn } from "#addresses";
import type { EnquiryFormState, EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { isLanguage, usualLanguage } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { RefusalWords, ServiceWords, WordsOf } from "#domain/service-words.ts";
import type { PageQuestion } from "#domain/site.ts";
import { longestBody, looseFields, typedIn } from "#server/enquiries/body.ts";
import type { FormBounds } from "#server/enquiries/body.ts";
import { plainForm } from "#server/enquiries/plain-form.ts";
import type { Refusal } from "#server/http/problems.ts";
import { sendAnswer } from "#server/http/ready-answer.ts";
import type { ReadyAnswer } from "#server/http/ready-answer.ts";
import type { RenderedPages } from "#server/http/rendered-pages.ts";
import type { RenderingAllowance } from "#server/http/rendering-allowance.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

export interface RefusedFormParts {
  /** Makes a page for one visitor only. */
  readonly pageOnce: RenderedPages["once"];
  readonly allowance: RenderingAllowance;
  /** The current languages of the site. */
  siteLanguages(): readonly string[];
  readonly wordsOf: WordsOf;
  readonly log: Log;
}

/** A refused form and its sender. */
export interface RefusedForm {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sender: string;
  readonly refusal: Refusal;
  readonly form: FormBounds;
  /** Problems of its fields, where those are wrong. */
  readonly problems?: EnquiryProblems;
}

/** Refusals that are free to provoke; a long form is not parsed for them. */
const cheap: ReadonlySet<number> = new Set([403, 413, 429]);

/** Returns the body of a refused form if its fields are to be returned. */
function givenBack({ refusal, request: { body } }: RefusedForm): Buffer | undefined {
  const isRead =
    Buffer.isBuffer(body) && (body.length <= longestBody || !cheap.has(refusal.status));
  return isRead ? body : undefined;
}

/** Answers with the contact page and the typed values, or with a plain page if that one cannot be rendered. */
export async function answerRefusedForm(
  form: RefusedForm,
  parts: RefusedFormParts,
): Promise<FastifyReply> {
  const { request, reply, refusal, sender } = form;
  const { values, language: named } = typedIn(givenBack(form), form.form.fields);
  const language = languageOfPage(named ?? request.language, parts.siteLanguages());
  const words = parts.wordsOf(language);
  const state = { values, ...outcomeOf(form, words) };
  reply.headers(refusal.headers);
  const allowed = "granted" in parts.allowance.ask(sender);
  const question = questionOf(form, state, language);
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
  sendAnswer(page, request.raw, reply.raw);
  return reply;
}

/** Asks for the request's page where files came with the form, so that they stay; else for the contact page. */
function questionOf(form: RefusedForm, state: EnquiryFormState, language: Language): PageQuestion {
  const addresses = addressesIn(language);
  const { receivedForm, body } = form.request;
  const { files = [], refused = [] } = receivedForm ?? {};
  if (files.length + refused.length === 0) {
    return { address: addresses.contact, form: state };
  }
  const fields = Object.fromEntries(looseFields(body, form.form.fields));
  const { problems, detail = "" } = state;
  return {
    address: addresses.request,
    posted: {
      fields,
      as: "page",
      files,
      refusedFiles: refused,
      problems,
      // A refused file says why beside its field.
      detail: refused.length > 0 ? "" : detail,
    },
  };
}

/** The language that a form names, where the site still has it. */
export function languageOfPage(language: unknown, ofSite: readonly string[]): Language {
  return isLanguage(language) && ofSite.includes(language) ? language : usualLanguage;
}

async function pageOf(
  question: PageQuestion,
  status: number,
  parts: RefusedFormParts,
): Promise<ReadyAnswer | undefined> {
  try {
    const page = await parts.pageOnce(question, status);
    return "retryAfter" in page ? undefined : page;
  } catch (error) {
    parts.log.error("page failed", { reason: tellError(error) });
    return undefined;
  }
}

function outcomeOf(
  form: RefusedForm,
  { refusals }: ServiceWords,
): Omit<EnquiryFormState, "values"> {
  const { refusal, problems } = form;
  if (problems !== undefined) {
    return { problems, outcome: "invalid" };
  }
  return refusal.status >= 500
    ? { problems: {}, outcome: "failed" }
    : { problems: {}, outcome: "refused", detail: detailOf(form, refusals) };
}

/** Words a refusal for a person who filled in a form and knows nothing of bodies or headers. */
function detailOf(form: RefusedForm, words: RefusalWords): string {
  const { status, detail, errors } = form.refusal;
  const isLost = givenBack(form) === undefined;
  const inBrowser = (text: string) => (isLost ? `${text} ${words.form.inBrowser}` : text);
  switch (status) {
    case 403:
      return inBrowser(words.form.foreign);
    case 413:
      return errors.some(({ problem }) => problem === "too-many-fields")
        ? inBrowser(detail(words))
        : words.form.farTooLong;
    case 422:
      return errors.map((error) => error.detail(words)).join(" ");
    case 429:
      return inBrowser(detail(words));
    default:
      return words.form.unclear;
  }
}
