import { z } from "zod";
import { problem as problemSchema } from "#domain/office/problem.ts";
import type { Problem } from "#domain/office/problem.ts";

/** A refusal of the API, or a failure to reach it. */
export class ApiError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.name = "ApiError";
    this.problem = problem;
  }
}

/** Answer of a change that returns nothing. */
export const emptyAnswer = z.object({});

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

interface CallOptions<Answer> {
  readonly method?: Method;
  /** JSON, a file, or a form with files. */
  readonly body?: unknown;
  /** Schema of the answer. */
  readonly answer: z.ZodType<Answer>;
}

/** Asks to sign in over the screen and resolves when that is done; undefined before the first sign-in. */
let signInAgain: (() => Promise<void>) | undefined;

/** Registers the dialog to sign in again. */
export function onSignedOut(ask: (() => Promise<void>) | undefined): void {
  signInAgain = ask;
}

/**
 * Calls the API and parses the answer; throws an ApiError for a refusal. Where the session has ended,
 * the request is repeated after the person has signed in again.
 */
export async function callApi<Answer>(
  address: string,
  options: CallOptions<Answer>,
): Promise<Answer> {
  const response = await send(address, options);
  if (response.status === 401 && signInAgain !== undefined) {
    await signInAgain();
    return callApi(address, options);
  }
  if (!response.ok) {
    throw new ApiError(await readProblem(response));
  }
  return options.answer.parse(await response.json());
}

function send(
  address: string,
  { method = "GET", body }: Pick<CallOptions<unknown>, "method" | "body">,
): Promise<Response> {
  const isForm = body instanceof FormData;
  const isFile = body instanceof Blob;
  return fetch(address, {
    method,
    credentials: "same-origin",
    ...(body !== undefined && {
      body: isForm || isFile ? body : JSON.stringify(body),
      ...(!isForm && {
        headers: { "content-type": isFile ? "application/octet-stream" : "application/json" },
      }),
    }),
  }).catch(() => {
    throw new ApiError({ status: 0, code: "offline" });
  });
}

async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = problemSchema.safeParse(body);
  return parsed.success ? parsed.data : { status: response.status, code: "failed" };
}
