import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canonicalAddress, householdOf } from "#domain/network/ip-address.ts";

const octets = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255));
const group = fc.nat(0xffff);
const groups = fc.tuple(group, group, group, group, group, group, group, group);

const dotted = (bytes: readonly number[]) => bytes.join(".");
const hex = (value: number) => value.toString(16);

/** Last two groups of an IPv6 address with an embedded IPv4 address. */
function tail([a = 0, b = 0, c = 0, d = 0]: readonly number[]): string {
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
}

/** Spellings of an IPv4 address by systems and proxies. */
function spellings(bytes: readonly number[]): readonly string[] {
  const plain = dotted(bytes);
  const low = tail(bytes);
  const carried = [
    `::ffff:${plain}`,
    `::ffff:${low}`,
    `::FFFF:${low.toUpperCase()}`,
    `0:0:0:0:0:ffff:${plain}`,
    `0000:0000:0000:0000:0000:ffff:${low}`,
    `64:ff9b::${plain}`,
    `64:ff9b::${low}`,
    `0064:FF9B:0:0:0:0:${low}`,
  ];
  return [
    plain,
    ` ${plain} `,
    `${plain}:4711`,
    `[${plain}]`,
    `[${plain}]:4711`,
    ...carried.flatMap((one) => [one, `[${one}]`, `[${one}]:443`, `${one}%eth0`, `[${one}%1]:443`]),
  ];
}

test("every spelling of an IPv4 address is one household", () => {
  fc.assert(
    fc.property(octets, (bytes) => {
      for (const spelling of spellings(bytes)) {
        expect(householdOf(spelling), spelling).toBe(dotted(bytes));
      }
    }),
  );
});

test("two IPv4 addresses are two households in any spelling", () => {
  fc.assert(
    fc.property(octets, octets, fc.nat(), fc.nat(), (one, other, first, second) => {
      fc.pre(dotted(one) !== dotted(other));
      const [these, those] = [spellings(one), spellings(other)];
      const household = householdOf(these[first % these.length] ?? "");
      expect(householdOf(those[second % those.length] ?? "")).not.toBe(household);
    }),
  );
});

describe("an IPv6 address", () => {
  const text = (parts: readonly number[]) => parts.map(hex).join(":");
  const outside = groups.filter(([a, b]) => a >= 0x2000 && !(a === 0x64 && b === 0xff9b));

  test("shares its household with the addresses of its /64 alone", () => {
    fc.assert(
      fc.property(outside, groups, fc.constantFrom(3, 4), (parts, others, shared) => {
        const neighbour = [...parts.slice(0, shared), ...others.slice(shared)];
        const isShared = householdOf(text(neighbour)) === householdOf(text(parts));
        expect(isShared).toBe(parts[3] === neighbour[3]);
      }),
    );
  });

  test("is the same in any spelling", () => {
    fc.assert(
      fc.property(outside, (parts) => {
        const plain = text(parts);
        const long = parts.map((part) => hex(part).padStart(4, "0")).join(":");
        const household = householdOf(plain);
        for (const spelling of [long, long.toUpperCase(), `[${plain}]:443`, `${plain}%eth0`]) {
          expect(householdOf(spelling)).toBe(household);
        }
      }),
    );
    expect(householdOf("2001:db8::1")).toBe(householdOf("2001:db8:0:0:0:0:0:1"));
  });
});

test.each(["", "unknown", "1.2.3", "256.1.1.1", "010.0.0.1", ":", "1::2::3", "[", "[]:1", "x:y"])(
  "%j is no address, and its own household",
  (text) => {
    expect(householdOf(text)).toBe(text);
    expect(canonicalAddress(text)).toBe(text);
  },
);

test("formats networks by RFC 5952 and trims other texts", () => {
  expect(householdOf("2001:db8:1:2a3::9")).toBe("2001:db8:1:2a3::/64");
  expect(householdOf(" nobody ")).toBe("nobody");
  expect(canonicalAddress(" 2001:db8::1 ")).toBe("2001:db8::1");
  expect(canonicalAddress(" [2001:DB8::1]:443 ")).toBe("2001:db8::1");
  expect(canonicalAddress("x2001:db8::1")).toBe("x2001:db8::1");
});
