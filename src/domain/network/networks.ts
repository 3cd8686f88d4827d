import { canonicalAddress, canonicalIpv6, groupsOf } from "#domain/network/ip-address.ts";

/**
 * Networks that an address is counted for, the narrowest first. A household has an IPv4 address or an IPv6 /64;
 * providers hand out /56 and /48 to those with more (RFC 6177).
 */
export type Networks = readonly [household: string, ...wider: string[]];

/** The networks of an address: the same for every spelling; what is no address is a household of its own. */
export function networksOf(address: string): Networks {
  const canonical = canonicalAddress(address);
  if (canonicalIpv6(canonical) === undefined) {
    return [canonical];
  }
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(canonical);
  const prefix = [a, b, c].map((group) => group.toString(16)).join(":");
  return [
    `${prefix}:${d.toString(16)}::/64`,
    `${prefix}:${(d & 0xff00).toString(16)}::/56`,
    `${prefix}::/48`,
  ];
}
