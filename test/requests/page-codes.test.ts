import QRCode from "qrcode";
import { afterAll, beforeAll, expect, test } from "vitest";
import { service as shared } from "#addresses";
import { ask } from "#test/support/requests.ts";
import { startService, testSettings } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test.each(["/", "/products/hat", "/shop?category=head", "/shop?compare=hat&view=table"])(
  "prints a code on the page at %s that leads to it",
  async (address) => {
    const { status, headers, body } = await ask(service.url, shared.pageCode(address));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400",
      "x-content-type-options": "nosniff",
    });
    const target = testSettings.siteUrl + address;
    expect(body.toString()).toBe(await QRCode.toString(target, { type: "svg", margin: 0 }));
    expect((await ask(service.url, shared.pageCode(address))).body).toEqual(body);
  },
);

test.each([
  "/page-code.svg",
  "/page-code.svg?of=",
  "/page-code.svg?of=/nothing",
  "/page-code.svg?of=//elsewhere.example/",
  "/page-code.svg?of=https://elsewhere.example/",
  "/page-code.svg?of=/robots.txt",
  "/page-code.svg?of=/nothing?q=hat",
  `/page-code.svg?of=/shop?q=${"x".repeat(300)}`,
  "/page-code.svg?of=/shop&of=/contact",
])("makes no code for %s", async (path) => {
  const { status, headers } = await ask(service.url, path);
  expect(status).toBe(404);
  expect(headers).toMatchObject({ "cache-control": "no-store" });
});
