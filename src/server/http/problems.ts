/** A field that was refused, by name. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
  readonly detail: string;
}

/** A refusal, told as RFC 9457 has it; thrown inside the service and answered in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldProblem[];

  constructor(
    status: number,
    detail: string,
    more: { headers?: Readonly<Record<string, string>>; errors?: readonly FieldProblem[] } = {},
  ) {
    super(detail);
    this.name = "Refusal";
    this.status = status;
    this.headers = more.headers ?? {};
    this.errors = more.errors ?? [];
  }
}

const titles: Readonly<Record<number, string>> = {
  400: "Bad request",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  408: "Request timeout",
  413: "Body too large",
  415: "Unsupported media type",
  422: "The enquiry is not complete",
  429: "Too many requests",
  431: "Headers too large",
  500: "Internal error",
  503: "Service unavailable",
};

export const problemType = "application/problem+json; charset=utf-8";

/** The body of a refusal. */
export function problemBody(refusal: Refusal): string {
  return JSON.stringify({
    type: "about:blank",
    title: titles[refusal.status] ?? "Refused",
    status: refusal.status,
    detail: refusal.message,
    ...(refusal.errors.length === 0 ? {} : { errors: refusal.errors }),
  });
}
