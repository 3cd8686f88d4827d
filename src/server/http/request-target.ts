import type { IncomingMessage } from "node:http";

const absolute = /^https?:\/\/([^/?#@]+)(?=[/?]|$)([^]*)$/i;

/**
 * Reads a target that has its host in it, as proxies are sent it: the host goes before that of the header
 * (RFC 9112, 3.2.2). Any other target stays as it is.
 */
export function settleTarget(request: IncomingMessage): void {
  const [, host, rest = ""] = absolute.exec(request.url ?? "") ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
  }
}
