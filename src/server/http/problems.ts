import type { RefusalWords, ServiceWords } from "#domain/service-words.ts";

/** Returns a text in the language of the words. */
type Telling = (words: RefusalWords) => string;

/** A problem of one field. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  readonly detail: Telling;
}

/** A refusal by RFC 9457; thrown inside the service and answered in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly detail: Telling;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldProblem[];

  constructor(
    status: number,
    detail: Telling,
    more: { headers?: Readonly<Record<string, string>>; errors?: readonly FieldProblem[] } = {},
  ) {
    super(`refused with ${status}`);
    this.name = "Refusal";
    this.status = status;
    this.detail = detail;
    this.headers = more.headers ?? {};
    this.errors = more.errors ?? [];
  }
}

/** Creates the refusal of one field of the body, of one header, or of the body itself. */
export function refusalOfField(
  status: number,
  field: string,
  problem: string,
  detail: Telling,
): Refusal {
  return new Refusal(status, detail, { errors: [{ field, problem, detail }] });
}

/** Creates the refusal of a body of more than so many bytes. */
export function refusalOfSize(bytes: number): Refusal {
  const kibibytes = bytes / 1024;
  const size = kibibytes < 1024 ? `${kibibytes} KiB` : `${kibibytes / 1024} MiB`;
  return refusalOfField(413, "body", "too-large", (words) => words.tooLarge(size));
}

export const problemType = "application/problem+json; charset=utf-8";

/** Returns the title of a status. */
export function titleOf(status: number, { titles }: ServiceWords): string {
  const byStatus: Readonly<Record<number, string>> = titles;
  return byStatus[status] ?? titles.other;
}

/** Serializes a refusal as problem details. */
export function problemBody({ status, detail, errors }: Refusal, words: ServiceWords): string {
  const { refusals } = words;
  return JSON.stringify({
    type: "about:blank",
    title: titleOf(status, words),
    status,
    detail: detail(refusals),
    ...(errors.length > 0 && {
      errors: errors.map((error) => ({ ...error, detail: error.detail(refusals) })),
    }),
  });
}
