import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionLifetime } from "#server/people/sessions.ts";
import type { SignInMethod } from "#server/people/sessions.ts";
import type { OfficeParts } from "#office/api/parts.ts";

const strict = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

/** Cookie with the secret of the session. */
export const sessionCookie = "__Host-session";
/** Cookie with the secret that a code or a challenge is bound to. */
const browserCookie = "__Host-browser";

/** Binds a code or a challenge to the browser. */
export function bindBrowser(reply: FastifyReply, secret: string, lifetime: number): void {
  void reply.setCookie(browserCookie, secret, { ...strict, maxAge: lifetime / 1000 });
}

/** Reads the secret of `bindBrowser`; no code and no challenge has the empty one. */
export function boundBrowser(request: FastifyRequest): string {
  return request.cookies[browserCookie] ?? "";
}

/** Opens a session for the browser of the request; one that it had before ends. */
export async function signIn(
  { sessions }: Pick<OfficeParts, "sessions">,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, method }: { person: string; method: SignInMethod },
): Promise<void> {
  const { signedIn } = request;
  if (signedIn !== undefined) {
    await sessions.revoke(signedIn.person.id, signedIn.person.id, signedIn.id);
  }
  const device = describeDevice(request.headers["user-agent"] ?? "");
  const token = await sessions.open(person, { method, device });
  void reply.clearCookie(browserCookie, strict);
  void reply.setCookie(sessionCookie, token, { ...strict, maxAge: sessionLifetime / 1000 });
}

/** Takes the cookie of the session away. */
export function forgetSession(reply: FastifyReply): void {
  void reply.clearCookie(sessionCookie, strict);
}

const browsers = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;

const systems = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
] as const;

/** Describes a browser such as `Chrome, Windows` for the list of sessions. */
function describeDevice(userAgent: string): string {
  const names = [browsers, systems].map(
    (table) => table.find(([pattern]) => pattern.test(userAgent))?.[1],
  );
  return names.filter((name) => name !== undefined).join(", ");
}
