import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import type { Enquiry } from "#domain/enquiry/enquiry.ts";

export const goodEnquiry: Enquiry = {
  name: "Khalid Al Harbi",
  email: "khalid@buyer.example",
  company: "Harbour Works",
  message: "Please quote 200 safety helmets, EN 397, white.\nDelivery to Jubail.",
};

export function postJson(
  endpoint: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

/** Posts the form as a browser without scripts does. */
export function postForm(
  endpoint: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(endpoint, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without normalizing the path, unlike a browser. */
export function ask(
  url: string,
  path: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const clientRequest = request({ hostname, port, path, method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    clientRequest.on("error", reject);
    clientRequest.end(body);
  });
}

/** Polls until the check succeeds; throws where it never does. */
export async function eventually(check: () => Promise<boolean>, patience = 120_000): Promise<void> {
  const end = Date.now() + patience;
  while (!(await check())) {
    if (Date.now() > end) {
      throw new Error("it did not come true in time");
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Returns the reference in the redirect after a plain form. */
export function referenceIn({ headers }: Response): string {
  const location = new URL(headers.get("location") ?? "", "http://localhost");
  return location.searchParams.get("sent") ?? "";
}
