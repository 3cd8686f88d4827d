import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask } from "#test/support/requests.ts";
import { startService } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

const ofDocuments = {
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
};

const onEveryAnswer = {
  ...ofDocuments,
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};

const kindsOfAnswer: readonly (readonly [string, string, string, number])[] = [
  ["page", "GET", "/", 200],
  ["rendered page", "GET", "/saudi/unayzah", 200],
  ["service worker", "GET", "/service-worker.js", 200],
  ["redirect", "GET", "/ppe", 301],
  ["unknown page", "GET", "/nothing", 404],
  ["malformed address", "GET", "/%", 400],
  ["method", "POST", "/", 405],
  ["preflight", "OPTIONS", "/functions/v1/send-contact-email", 204],
  ["enquiry by GET", "GET", "/functions/v1/send-contact-email", 405],
  ["enquiry without a type", "POST", "/functions/v1/send-contact-email", 415],
  ["health", "GET", "/healthz", 200],
  ["readiness", "GET", "/readyz", 200],
];

describe("on plain http", () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService({
      settings: { supabaseUrl: "https://db.example/rest" },
    });
  });
  afterAll(() => service.close());

  test.each(kindsOfAnswer)("guards the answer of kind %s", async (_kind, method, path, status) => {
    const answer = await ask(service.url, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(onEveryAnswer);
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src");
    expect(policy).toContain("connect-src 'self' https://db.example;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect(answer.headers["x-powered-by"] ?? answer.headers["server"]).toBeUndefined();
  });

  test.each([
    ["script", "/assets/browser-abcd1234.js", "same-origin"],
    ["picture, which other origins may show", "/pictures/hat-abcd1234.avif", "cross-origin"],
  ])("sends only what guards a part with a %s", async (_kind, path, origins) => {
    const { status, headers } = await ask(service.url, path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": origins,
    });
    const spared = [...Object.keys(ofDocuments), "content-security-policy", "permissions-policy"];
    expect(Object.keys(headers).filter((name) => spared.includes(name))).toEqual([]);
  });

  test("lets other origins show a drawing, which runs and loads nothing", async () => {
    const { status, headers } = await ask(service.url, "/favicon.svg");
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test("guards the answer to bytes that are no request", async () => {
    const { connect } = await import("node:net");
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
      let received = "";
      socket.on("data", (data) => (received += data.toString()));
      socket.on("close", () => resolve(received));
      socket.write("NONSENSE / HTTP/9\r\n\r\n");
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("x-content-type-options: nosniff");
  });
});

describe("on https", () => {
  test.each([
    ["subdomains", "max-age=63072000; includeSubDomains"],
    ["preload", "max-age=63072000; includeSubDomains; preload"],
  ] as const)("binds what the setting names: %s", async (transportScope, value) => {
    const service = await startService({
      settings: { siteUrl: "https://supplier.example", transportScope },
    });
    try {
      const { headers } = await ask(service.url, "/");
      expect(headers["strict-transport-security"]).toBe(value);
    } finally {
      await service.close();
    }
  });

  test.each(kindsOfAnswer)(
    "requires https in the answer of kind %s",
    async (_kind, method, path) => {
      const service = await startService({ settings: { siteUrl: "https://supplier.example" } });
      try {
        const { headers } = await ask(service.url, path, { method });
        expect(headers["strict-transport-security"]).toBe("max-age=63072000");
        expect(headers["content-security-policy"]).toMatch(/; upgrade-insecure-requests$/);
      } finally {
        await service.close();
      }
    },
  );
});
