import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { languages } from "#domain/language.ts";
import { desktop, phone, siteUrl, visit } from "#test/support/browser.ts";
import { movedParts, noteMoves } from "#test/support/moved.ts";

/** Serves one page of the site up to a mark, and what follows only when told; all else at once. */
async function inParts(path: string, mark: string) {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(siteUrl() + request.url, {
      headers: { "accept-encoding": "identity" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const cut = request.url === path ? body.indexOf(mark) : 0;
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
    response.write(body.subarray(0, cut));
    if (cut > 0) {
      await told;
    }
    response.end(body.subarray(cut));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, tell, close: () => server.close() };
}

test("a header that comes in two parts is painted once it is whole", async () => {
  for (const language of languages) {
    for (const viewport of [phone, desktop]) {
      const parts = await inParts(addressesIn(language).home, '<a class="nav-list"');
      await visit({ viewport }, async ({ page }) => {
        await noteMoves(page, ".site-header");
        await page.goto(parts.address, { waitUntil: "commit" });
        await page.locator(".nav-search-open").waitFor({ state: "attached" });
        await page.waitForTimeout(500);
        parts.tell();
        await page.waitForLoadState("load");
        expect({ language, moved: await movedParts(page) }).toEqual({ language, moved: [] });
      });
      parts.close();
    }
  }
});

test("a page is painted before it has come whole", async () => {
  const parts = await inParts(addressesIn("en").home, '<footer class="');
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(parts.address, { waitUntil: "commit" });
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    expect(await page.locator("footer").count()).toBe(0);
    parts.tell();
    await page.locator("footer").waitFor();
  });
  parts.close();
});
