import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Whether the address that many hops away is a proxy of ours, and its word is believed. */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Which proxies are believed: so many of them, or those at the addresses and networks listed. */
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

/** The visitor's address, as far as the proxies that have passed the request on are believed. */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies): string {
  const forwarded = request.headers["x-forwarded-for"]?.toString() ?? "";
  const hops = [request.socket.remoteAddress ?? "", ...forwarded.split(",").toReversed()];
  const addresses = hops.map((hop) => plain(hop.trim())).filter((hop) => hop !== "");
  const client = addresses.find((address, hop) => !trusted(address, hop));
  return client ?? addresses.at(-1) ?? "";
}

/** An IPv4 address is one, even where the system writes it as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, "");
}

/** What one household has: an IPv4 address, or the /64 network of an IPv6 address. */
export function householdOf(address: string): string {
  return isIPv6(address) ? expand(address).slice(0, 4).join(":") : address;
}

function expand(address: string): readonly string[] {
  const [head = "", tail = ""] = address.split("%", 1)[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail === "" ? [] : tail.split(":");
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...gap, ...right].map((group) => group.padStart(4, "0").toLowerCase());
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet("127.0.0.0", 8);
privateNetworks.addSubnet("10.0.0.0", 8);
privateNetworks.addSubnet("172.16.0.0", 12);
privateNetworks.addSubnet("192.168.0.0", 16);
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addAddress("::1", "ipv6");

/** True for an address that no one outside can have. */
export function isPrivateAddress(text: string): boolean {
  const family = isIP(text);
  return family !== 0 && privateNetworks.check(text, family === 6 ? "ipv6" : "ipv4");
}
