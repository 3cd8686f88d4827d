import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { desktop, look, phone, visit } from "#test/support/browser.ts";
import { movedParts, noteMoves } from "#test/support/moved.ts";
import { comparePainted } from "#test/support/painted.ts";

const addresses = addressesIn("ar");

/** One Arabic page of every kind, and the guides with most marks. */
const pages = [
  addresses.home,
  addresses.shopCategory("eye"),
  addresses.product("vented-hard-hat-type-1"),
  addresses.product("foam-ear-plugs-uncorded"),
  addresses.guide("electrical-arc-flash"),
  addresses.guide("hand-protection"),
  addresses.city("riyadh"),
  addresses.contact,
  addresses.request,
  addresses.standards,
  addresses.standard("en-388"),
  addresses.privacy,
];

test("codes, figures, ranges and words are painted in the right order", async () => {
  for (const viewport of [desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      let walked = 0;
      for (const address of pages) {
        await page.goto(address);
        const { texts, items, wrong } = await comparePainted(page);
        expect({ address, wrong }).toEqual({ address, wrong: [] });
        expect(texts).toBeGreaterThan(30);
        walked += items;
      }
      expect(walked).toBeGreaterThan(9000);
    });
  }
});

test("nothing moves when the Arabic font loads, and an English page loads none", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") {
        fetched.push(request.url());
      }
    });
    await noteMoves(page);
    for (const address of [addresses.home, addresses.guide("hand-protection")]) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      expect(await movedParts(page)).toEqual([]);
    }
    expect(new Set(fetched).size).toBe(1);
    fetched.length = 0;
    await page.goto("/");
    await page.evaluate(() => document.fonts.ready);
    expect(fetched.filter((address) => address.includes("arabic"))).toEqual([]);
  });
});
