import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService({ withInbox: true });
});
afterAll(() => service.close());

const guard = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
};

describe("malformed addresses", () => {
  test.each([
    "/%",
    "/inbox/%",
    "/inbox/%zz/html",
    "/inbox/%ff",
    "/readyz%",
    "/receipt/%",
    "/.well-known/%",
    "/functions/v1/send-contact-email/%",
    "/shop/%c0%ae",
  ])("%s: gets the site's own guarded answer", async (path) => {
    const { status, headers, body } = await ask(service.url, path);
    expect(status).toBe(400);
    expect(headers).toMatchObject(guard);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body.toString()).toContain("<p>The address is malformed.");
  });

  test.each(["/saudi/%2e%2e", "/saudi/%2e", "/saudi/%2E%2e", "/saudi/.%2e", "/saudi/%2e%2e?q=1"])(
    "%s is no city and not the home page",
    async (path) => {
      const { status, headers, body } = await ask(service.url, path);
      expect(status).toBe(404);
      expect(headers).toMatchObject(guard);
      expect(body.toString()).toContain("page /404");
    },
  );
});

describe("a target with a host", () => {
  test.each([
    ["http://shop.example/", "page /"],
    ["HTTP://shop.example:8080/shop", "page /shop"],
    ["https://shop.example", "page /"],
    ["http://shop.example?q=1", "page /"],
    ["http://[2001:db8::1]/shop", "page /shop"],
    ["http://shop.example/healthz", '"alive"'],
  ])("%s names its page", async (target, expected) => {
    const { status, body } = await ask(service.url, target);
    expect(status).toBe(200);
    expect(body.toString()).toContain(expected);
  });

  test.each(["ftp://shop.example/", "http:/shop", "http://", "shop", "*"])(
    "%s names no page",
    async (target) => {
      const { status, headers } = await ask(service.url, target);
      expect(status).toBe(400);
      expect(headers).toMatchObject(guard);
    },
  );

  test("takes precedence over the host header", async () => {
    const inbox = (target: string) => ask(service.url, target, { headers: { host: "localhost" } });
    expect((await inbox("http://localhost/inbox")).status).toBe(200);
    expect((await inbox("http://rebind.example/inbox")).status).toBe(404);
  });
});

test("lists the supported methods for a general request", async () => {
  const { status, headers, body } = await ask(service.url, "*", { method: "OPTIONS" });
  expect([status, headers.allow, body.length]).toEqual([204, "GET, HEAD, POST, OPTIONS", 0]);
  expect(headers).toMatchObject(guard);
});

test.each([
  ["POST", "/healthz", "GET, HEAD"],
  ["DELETE", "/readyz", "GET, HEAD"],
  ["POST", "/inbox", "GET, HEAD"],
  ["PUT", "/inbox/1-A0000-00001.eml", "GET, HEAD"],
  ["PROPFIND", "/healthz", "GET, HEAD"],
  ["TRACE", "/readyz", "GET, HEAD"],
  ["POST", "/.well-known/security.txt", "GET, HEAD"],
  ["GET", "/functions/v1/send-contact-email", "POST, OPTIONS"],
  ["PATCH", "/functions/v1/send-contact-email", "POST, OPTIONS"],
  ["PROPFIND", "/functions/v1/send-contact-email", "POST, OPTIONS"],
  ["PROPFIND", "/shop", "GET, HEAD"],
])("%s %s is refused, and what is allowed is said", async (method, path, allow) => {
  const { status, headers } = await ask(service.url, path, { method });
  expect([status, headers.allow]).toEqual([405, allow]);
  expect(headers).toMatchObject(guard);
});

test.each(["/healthz", "/readyz", "/inbox", "/.well-known/security.txt"])(
  "answers HEAD %s without a body",
  async (path) => {
    const { status, body } = await ask(service.url, path, { method: "HEAD" });
    expect([status, body.length]).toEqual([200, 0]);
  },
);

test("whoever finds a weakness is told whom to tell, in words that have not run out", async () => {
  const { status, headers, body } = await ask(service.url, "/.well-known/security.txt");
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = new Map(
    body
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => line.split(": ", 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe("mailto:desk@supplier.example");
  expect(fields.get("Preferred-Languages")).toBe("en");
  expect(fields.get("Canonical")).toBe("http://localhost:3000/.well-known/security.txt");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / (24 * 60 * 60_000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
