import { BlockList, isIP } from "node:net";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isPrivateAddress } from "#domain/network/private-address.ts";

test.each(["127.0.0.1", "10.255.0.9", "172.31.0.1", "192.168.1.1", "::1", "0:0::1", "fd00::9"])(
  "%s is private",
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each(["::ffff:10.0.0.5", "::ffff:7f00:1"])("%s is a private IPv4 address", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  "203.0.113.9",
  "172.32.0.1",
  "2001:db8::1",
  "fc::1",
  "::ffff:8.8.8.8",
  "::2",
  "fe80::1",
])("%s is not private", (address) => expect(isPrivateAddress(address)).toBe(false));

test.each(["", "localhost", "10.0.0", "010.0.0.1", "10.0.0.256", "::1]/", "[::1]", ":", "1::2::3"])(
  "%j is no address at all",
  (text) => expect(isPrivateAddress(text)).toBe(false),
);

test("agrees with Node's own list of networks", () => {
  const networks = new BlockList();
  for (const [network, bits] of [
    ["127.0.0.0", 8],
    ["10.0.0.0", 8],
    ["172.16.0.0", 12],
    ["192.168.0.0", 16],
  ] as const) {
    networks.addSubnet(network, bits);
  }
  networks.addSubnet("fc00::", 7, "ipv6");
  networks.addAddress("::1", "ipv6");
  const near = fc
    .constantFrom("10", "127", "172", "192")
    .chain((first) =>
      fc
        .tuple(fc.constantFrom("15", "16", "31", "32", "168", "0"), fc.ipV4())
        .map(([second, rest]) => [first, second, ...rest.split(".").slice(2)].join(".")),
    );
  const local = fc
    .tuple(fc.constantFrom("fb", "fc", "fd", "fe"), fc.ipV6())
    .map(([first, rest]) => `${first}00:${rest.split(":").slice(1).join(":")}`);
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), near, local, fc.string()), (text) => {
      const family = isIP(text);
      const known = family !== 0 && networks.check(text, family === 6 ? "ipv6" : "ipv4");
      expect(isPrivateAddress(text)).toBe(known);
    }),
    { numRuns: 2000 },
  );
});
