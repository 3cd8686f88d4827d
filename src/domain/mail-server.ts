import { isPrivateAddress } from "#domain/network/private-address.ts";

/** Where letters are handed in, and how. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on, not only after STARTTLS (RFC 8314). */
  readonly implicitTls: boolean;
  /** Nothing of the sender, the letter or the credentials is said to it without TLS. */
  readonly mustEncrypt: boolean;
  readonly credentials?: { readonly user: string; readonly password: string };
}

type MailServerReading =
  | { readonly ok: true; readonly server: MailServer }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads `smtp://` or `smtps://`, with user and password in front of the host or without. Only a server
 * on this machine or a private network may be spoken to in clear, and never about a password.
 */
export function readMailServer(address: string): MailServerReading {
  if (/#.*@/.test(address)) {
    return { ok: false, problem: "has a # in user or password that must be written as %23" };
  }
  const url = URL.parse(address);
  if (url === null || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") {
    return {
      ok: false,
      problem:
        "must be an smtp or smtps address such as smtps://user:password@mail.supplier.sa: a # in the password is written as %23, a $ as %24",
    };
  }
  if (url.search !== "" || url.hash !== "" || !["", "/"].includes(url.pathname)) {
    return {
      ok: false,
      problem: "must end with host and port: TLS is neither turned off nor loosened",
    };
  }
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined) {
    return { ok: false, problem: "has a % in user or password that must be written as %25" };
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const implicitTls = url.protocol === "smtps:";
  const withCredentials = user !== "" || password !== "";
  return {
    ok: true,
    server: {
      host,
      port: url.port === "" ? (implicitTls ? 465 : 587) : Number(url.port),
      implicitTls,
      mustEncrypt: implicitTls || withCredentials || !isNear(host),
      ...(withCredentials && { credentials: { user, password } }),
    },
  };
}

/** Told by the address itself: what a name leads to is for whoever answers for names to say. */
function isNear(host: string): boolean {
  return host.toLowerCase() === "localhost" || isPrivateAddress(host);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
