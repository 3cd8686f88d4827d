import { bytesOf, canonicalIpv6 } from "#domain/network/ip-address.ts";

/** True for an IP address that no one outside can have: this machine, or a private network. */
export function isPrivateAddress(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes !== undefined) {
    return isPrivateIpv4(bytes);
  }
  const written = canonicalIpv6(text);
  if (written === undefined) {
    return false;
  }
  const [, high, low] = mapped.exec(written) ?? [];
  if (high !== undefined && low !== undefined) {
    const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return isPrivateIpv4([first >> 8, first & 255, second >> 8, second & 255]);
  }
  return written === "::1" || uniqueLocal.test(written);
}

/** An IPv4 address written as IPv6, as systems that listen on both do. */
const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;
/** fc00::/7, RFC 4193. */
const uniqueLocal = /^f[cd][0-9a-f]{2}:/;

/** 127.0.0.0/8, and the networks of RFC 1918. */
function isPrivateIpv4([first = 0, second = 0]: readonly number[]): boolean {
  return (
    first === 127 ||
    first === 10 ||
    (first === 172 && second >> 4 === 1) ||
    (first === 192 && second === 168)
  );
}
