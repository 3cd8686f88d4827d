const octet = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
const ipv4 = new RegExp(`^${Array.from({ length: 4 }, () => octet).join("\\.")}$`);

/** The four bytes of an IPv4 address; undefined for anything else. */
export function bytesOf(text: string): readonly number[] | undefined {
  return ipv4.exec(text)?.slice(1).map(Number);
}

/** The one short form of an IPv6 address; a URL knows how to write it. Undefined for anything else. */
export function canonicalIpv6(text: string): string | undefined {
  return /^[\da-f:.]*:[\da-f:.]*$/i.test(text)
    ? URL.parse(`http://[${text}]/`)?.hostname.slice(1, -1)
    : undefined;
}

/** The eight groups of an IPv6 address in its short form. */
export function groupsOf(canonical: string): readonly number[] {
  const [head = "", tail] = canonical.split("::");
  const [left, right] = [numbersIn(head), numbersIn(tail ?? "")];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => 0);
  return [...left, ...gap, ...right];
}

function numbersIn(text: string): readonly number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
}

/** Forms in which proxies wrap an address: brackets, a port, a zone. */
const wrappings = [/^\[([^\]]+)\](?::\d{1,5})?$/, /^([\d.]+):\d{1,5}$/, /^([^%]*:[^%]*)%.+$/];

/** ::ffff:0:0/96, as systems that listen on both write IPv4, and 64:ff9b::/96 of RFC 6052. */
const carriers: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
];

/**
 * An address in its one spelling, however a system or a proxy has written it: an IPv4 address that IPv6
 * carries is that IPv4 address. What is no address stays as it is.
 */
export function canonicalAddress(text: string): string {
  const bare = wrappings.reduce((address, form) => form.exec(address)?.[1] ?? address, text.trim());
  if (bytesOf(bare) !== undefined) {
    return bare;
  }
  const written = canonicalIpv6(bare);
  return written === undefined ? text.trim() : (carriedIn(written) ?? written);
}

/** Returns the network that an address is counted for: an IPv4 address, an IPv6 /64, or the text if it is no address. */
export function householdOf(address: string): string {
  const canonical = canonicalAddress(address);
  if (canonicalIpv6(canonical) === undefined) {
    return canonical;
  }
  const prefix = groupsOf(canonical).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

function carriedIn(canonical: string): string | undefined {
  const groups = groupsOf(canonical);
  const carried = carriers.some((prefix) =>
    prefix.every((group, index) => groups[index] === group),
  );
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255]);
  return carried ? bytes.join(".") : undefined;
}
