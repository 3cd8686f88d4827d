import type { RefusalWords, ServiceWords } from "#domain/service-words.ts";

/** Says something in whatever language it is asked for in. */
export type Telling = (words: RefusalWords) => string;

/** A field that was refused, by name. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  readonly detail: Telling;
}

/** A refusal, told as RFC 9457 has it; thrown inside the service and answered in one place. */
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

/** The refusal of what stands in one field: of the body, of the request's head, or the body itself. */
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

/** The body of a refusal. */
export function problemBody(
  { status, detail, errors }: Refusal,
  { titles, refusals }: ServiceWords,
): string {
  const titled: Readonly<Record<number, string>> = titles;
  return JSON.stringify({
    type: "about:blank",
    title: titled[status] ?? titles.other,
    status,
    detail: detail(refusals),
    ...(errors.length > 0 && {
      errors: errors.map((error) => ({ ...error, detail: error.detail(refusals) })),
    }),
  });
}
