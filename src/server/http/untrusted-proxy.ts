import type { IncomingMessage } from "node:http";
import { canonicalAddress } from "#domain/network/ip-address.ts";
import { isPrivateAddress } from "#domain/network/private-address.ts";
import { findClient, hopsOf } from "#server/http/client-address.ts";
import type { TrustedProxies } from "#server/http/client-address.ts";
import type { Log } from "#server/log.ts";

/** Notices requests of a proxy that TRUST_PROXY does not name. */
export interface UntrustedProxyWatch {
  saw(request: IncomingMessage): void;
  /** The reason for an alarm, from the first such request on. */
  trouble(): { readonly reason: string } | undefined;
}

const warning =
  "A proxy is in front, TRUST_PROXY is not set for it: all visitors count as one, and private pages are off";

/** Creates a watch that logs only the first request. */
export function createUntrustedProxyWatch(log: Log): UntrustedProxyWatch {
  let seen = false;
  return {
    saw(request) {
      if (!seen) {
        seen = true;
        log.error("untrusted proxy", { reason: warning, header: proxyHeader(request) ?? "" });
      }
    },
    trouble: () =>
      seen ? { reason: "a proxy is in front that TRUST_PROXY does not name" } : undefined,
  };
}

/** Returns the first header of a request that only proxies send. */
function proxyHeader({ headers }: IncomingMessage): string | undefined {
  return ["x-forwarded-for", "forwarded", "via"].find((name) => headers[name] !== undefined);
}

/** Tells whether an untrusted proxy has passed a request on. */
export function isByUntrustedProxy(request: IncomingMessage, trusted: TrustedProxies): boolean {
  const isProxied = proxyHeader(request) !== undefined;
  return isProxied && !trusted(canonicalAddress(request.socket.remoteAddress ?? ""), 0);
}

/** Tells whether the visitor has a private address, and no proxy hides another one. */
export function isPrivateRequest(request: IncomingMessage, trusted: TrustedProxies): boolean {
  const hops = hopsOf(request);
  const client = findClient(hops, trusted);
  const isHidden = client < hops.length - 1 || (client === 0 && proxyHeader(request) !== undefined);
  return !isHidden && isPrivateAddress(hops[client] ?? "");
}
