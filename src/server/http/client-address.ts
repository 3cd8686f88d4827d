import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";
import { canonicalAddress } from "#domain/network/ip-address.ts";

/** Tells whether the address at a hop (0 is the nearest) is a proxy whose headers are believed. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Reads TRUST_PROXY: a number of proxies, or a list of addresses and networks. */
export function trustedProxies(setting: number | string): TrustedProxies {
  if (typeof setting === "number") {
    return (_address, hop) => hop < setting;
  }
  const listed = new BlockList();
  for (const entry of setting.split(/[\s,]+/).filter((text) => text !== "")) {
    const [address = "", bits] = entry.split("/");
    const family = familyOf(address);
    listed.addSubnet(address, Number(bits ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && listed.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** Lists the canonical addresses that a request passed, the nearest first. */
export function hopsOf(request: IncomingMessage): readonly string[] {
  const forwarded = request.headers["x-forwarded-for"]?.toString() ?? "";
  const hops = [request.socket.remoteAddress ?? "", ...forwarded.split(",").toReversed()];
  return hops.map(canonicalAddress).filter((hop) => hop !== "");
}

/** Returns the index of the visitor among the hops: the first untrusted one, or else the last. */
export function findClient(hops: readonly string[], trusted: TrustedProxies): number {
  const client = hops.findIndex((address, hop) => !trusted(address, hop));
  return client < 0 ? hops.length - 1 : client;
}

/** Returns the visitor's address, as far as the proxies before it are trusted. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const hops = hopsOf(request);
  return hops[findClient(hops, trusted)] ?? "";
}
