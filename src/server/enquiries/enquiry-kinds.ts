import { service } from "#addresses";
import type { EnquiryProblems } from "#domain/enquiry/enquiry.ts";
import { keyField } from "#domain/enquiry/key-field.ts";
import { trapField } from "#domain/enquiry/trap-field.ts";
import { readEnquiry } from "#domain/enquiry/rules.ts";
import type { ServiceWords } from "#domain/service-words.ts";
import type { Clock } from "#server/clock.ts";
import {
  checkForm,
  enquiryForm,
  formExtras,
  longestBody,
  readForm,
  readJson,
  refusalOf,
  refuseUnknown,
  requestForm,
} from "#server/enquiries/body.ts";
import type { FormBounds } from "#server/enquiries/body.ts";
import type { BodyReader } from "#server/enquiries/body-reader.ts";
import { storeFailure } from "#server/enquiries/receive.ts";
import type { Arrival } from "#server/enquiries/receive.ts";
import { longestRequestBody, readRequestJson, requestIn } from "#server/enquiries/request-body.ts";
import type { Refusal } from "#server/http/problems.ts";
import { tellError } from "#server/log.ts";
import type { Log } from "#server/log.ts";

/** Enquiry of a body, with its request for quotation and the tokens of its files. */
type Submission = Pick<Arrival, "enquiry" | "request" | "files">;

/** Result of reading a form: its enquiry, or the problems of its fields. */
type FormReading =
  | {
      readonly ok: true;
      /** Writes the request in the language of the form's page. */
      submission(words: ServiceWords): Submission;
      readonly language: string | undefined;
      readonly honeypot: string | undefined;
      /** The idempotency key of an attempt by script that the form repeats. */
      readonly formKey: string | undefined;
    }
  | { readonly ok: false; readonly refusal: Refusal; readonly problems: EnquiryProblems };

/** An address that enquiries are sent to, and how their bodies are read; both readings throw refusals. */
export interface EnquiryKind {
  readonly address: string;
  /** In bytes. */
  readonly longestJson: number;
  readonly form: FormBounds;
  /** True where forms may hold files. */
  readonly takesFiles: boolean;
  readJson(body: Buffer, words: ServiceWords): Promise<Submission>;
  readForm(body: Buffer): Promise<FormReading>;
}

const plainEnquiry: EnquiryKind = {
  address: service.sendEnquiry,
  longestJson: longestBody,
  form: enquiryForm,
  takesFiles: false,
  async readJson(body) {
    const values = readJson(body);
    refuseUnknown(values, []);
    const reading = readEnquiry(values);
    if (!reading.ok) {
      throw refusalOf(reading);
    }
    return { enquiry: reading.enquiry };
  },
  async readForm(body) {
    const values = readForm(body, enquiryForm);
    refuseUnknown(values, formExtras);
    const reading = readEnquiry(values);
    if (!reading.ok) {
      return { ok: false, refusal: refusalOf(reading), problems: reading.problems };
    }
    const { enquiry } = reading;
    const { language, [trapField]: honeypot, [keyField]: formKey } = values;
    return { ok: true, submission: () => ({ enquiry }), language, honeypot, formKey };
  },
};

/** The kinds of enquiry; large bodies of requests, and pasted rows, are read by `bodies`. */
export function enquiryKinds(parts: {
  readonly bodies: BodyReader;
  readonly clock: Clock;
  readonly log: Log;
}): readonly EnquiryKind[] {
  const read: BodyReader["read"] = async (kind, body, time) => {
    try {
      return await parts.bodies.read(kind, body, time);
    } catch (error) {
      parts.log.error("body not read", { reason: tellError(error) });
      throw storeFailure();
    }
  };
  const request: EnquiryKind = {
    address: service.sendRequest,
    longestJson: longestRequestBody,
    form: requestForm,
    takesFiles: true,
    async readJson(body, words) {
      const time = parts.clock.now();
      const reading =
        body.length > longestBody ? await read("json", body, time) : readRequestJson(body, time);
      return requestIn(reading, words);
    },
    async readForm(body) {
      checkForm(body, requestForm);
      const reading = await read("form", body, parts.clock.now());
      const { language, trap, key } = reading.ok ? reading : {};
      const submission = (words: ServiceWords) => requestIn(reading, words);
      return { ok: true, submission, language, honeypot: trap, formKey: key };
    },
  };
  return [plainEnquiry, request];
}
