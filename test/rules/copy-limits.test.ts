import { expect, test } from "vitest";
import { copyLimits, mayGetCopy } from "#domain/enquiry/copy-limits.ts";

const many = (count: number, domain: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `buyer${at}@${domain(at)}`);

test.each(["ali@a.example", "ALI@A.example", "ali+1@a.example", "Ali+x+y@a.example"])(
  "%s is the mailbox that received a copy",
  (email) => {
    expect(mayGetCopy(email, ["ali+first@a.example"])).toBe(false);
    expect(mayGetCopy(email, ["ali@b.example", "sami@a.example"])).toBe(true);
  },
);

test("a domain receives three copies an hour, and a shared one ten", () => {
  for (const [domain, most] of [
    ["a.example", copyLimits.domain],
    ["gmail.com", copyLimits.sharedDomain],
  ] as const) {
    expect(
      mayGetCopy(
        `new@${domain}`,
        many(most - 1, () => domain),
      ),
    ).toBe(true);
    expect(
      mayGetCopy(
        `new@${domain}`,
        many(most, () => domain),
      ),
    ).toBe(false);
  }
});

test("all mailboxes together receive twenty copies an hour", () => {
  const domain = (at: number) => `${at}.example`;
  expect(mayGetCopy("new@a.example", many(copyLimits.overall - 1, domain))).toBe(true);
  expect(mayGetCopy("new@a.example", many(copyLimits.overall, domain))).toBe(false);
});
