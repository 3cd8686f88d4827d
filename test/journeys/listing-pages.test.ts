import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageSize } from "#domain/catalogue/filter.ts";
import { holdBack, look, painted, phone, visit } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { cards, namesIn, shownNames, tabs, waitForNames } from "#test/support/listing.ts";

const { listing } = words;
const pageNames = (page: number) =>
  catalogue.products.slice((page - 1) * pageSize, page * pageSize).map(({ name }) => name);
const lastPage = Math.ceil(catalogue.products.length / pageSize);
const ways = (page: Page) => page.getByRole("navigation", { name: listing.pages });
const count = (page: Page) => page.getByRole("main").getByRole("status").first();

describe.each([true, false])("with script: %s", (script) => {
  test("the pages of a listing are links, and Back goes back a page [S119]", async () => {
    await visit({ script }, async ({ page }) => {
      await page.goto(addresses.shop);
      await ways(page).getByRole("link", { name: listing.nextPage }).click();
      await waitForNames(page, pageNames(2));
      await expect.poll(() => page.url()).toContain(addresses.page(addresses.shop, 2));
      expect(await page.title()).toMatch(/2/);
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/page=2$/);
      const current = ways(page).locator("[aria-current]");
      expect(await current.allInnerTexts()).toEqual(["2"]);
      await ways(page)
        .getByRole("link", { name: listing.pageOf(3, lastPage) })
        .click();
      await waitForNames(page, pageNames(3));
      await page.goBack();
      await waitForNames(page, pageNames(2));
      await page.goBack();
      await waitForNames(page, pageNames(1));
      expect(await page.title()).not.toMatch(/2/);
      await page.goForward();
      await waitForNames(page, pageNames(2));
    });
  });
});

test("a page that is turned begins at its top, for the eye and for a screen reader [S119]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.shop);
    const next = ways(page).getByRole("link", { name: listing.nextPage });
    // Cards that come into sight take their own height, and the link moves until they have it.
    await next.scrollIntoViewIfNeeded();
    await painted(page);
    await next.click();
    await waitForNames(page, pageNames(2));
    expect(await hasFocus(count(page))).toBe(true);
    await expect
      .poll(() => tabs(page).evaluate((one) => one.getBoundingClientRect().top))
      .toBeGreaterThan(0);
    expect(
      await cards(page)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top),
    ).toBeLessThan(phone.height);
  });
});

test("the count is said by one live region, which stays [S118]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const region = await count(page).elementHandle();
    await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
    await expect.poll(() => region?.innerText()).toBe(listing.count(namesIn("foot").length));
    expect(await count(page).count()).toBe(1);
  });
});

test("a page that was reloaded leads back to the page before [S119]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ways(page).getByRole("link", { name: listing.nextPage }).click();
    await waitForNames(page, pageNames(2));
    await page.reload();
    expect(await shownNames(page)).toEqual(pageNames(2));
    await page.goBack();
    await waitForNames(page, pageNames(1));
  });
});

test("the home page shows all in place, and its address stays [S112]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.home);
    const title = await page.title();
    await page.getByRole("link", { name: listing.showAll(catalogue.products.length) }).click();
    await waitForNames(page, pageNames(1));
    await ways(page).getByRole("link", { name: listing.nextPage }).click();
    await waitForNames(page, pageNames(2));
    expect(new URL(page.url()).pathname).toBe(addresses.home);
    expect(await page.title()).toBe(title);
  });
});

describe.each(["the script is not to be had", "a page is slow", "a page fails"])(
  "where %s",
  (fault) => {
    test("a press leads where the plain link does [S118]", async () => {
      const allow = fault === "a page is slow" ? [] : [/Failed to load|status of 503|import/];
      await visit({ allow, patient: false }, async ({ page }) => {
        if (fault === "the script is not to be had") {
          await page.route(/\/assets\/in-place/, (route) => route.abort());
        }
        await page.route(`**${addresses.shopCategory("foot")}`, async (route) => {
          const plain = route.request().resourceType() === "document";
          if (fault === "a page is slow" && !plain) {
            // It never comes.
          } else if (fault === "a page fails" && !plain) {
            await route.fulfill({ status: 503, body: "" });
          } else {
            await route.continue();
          }
        });
        await page.goto(addresses.shop);
        const loaded = page.waitForEvent("domcontentloaded");
        await tabs(page).getByRole("link", { name: "Foot Protection" }).click();
        await loaded;
        await waitForNames(page, namesIn("foot"));
        await expect.poll(() => page.url()).toContain(addresses.shopCategory("foot"));
      });
    });
  },
);

test.each([addresses.shop, addresses.home])(
  "on %s a press shows within 100 ms that it was taken, and the last of two counts [S118]",
  async (address) => {
    await visit({}, async ({ page }) => {
      const release = await holdBack(page, `**${addresses.shopCategory("foot")}`);
      await page.goto(address);
      const tab = tabs(page).getByRole("link", { name: "Foot Protection" });
      const taken = await tab.evaluate(async (link: HTMLElement) => {
        link.click();
        await new Promise((resolve) => setTimeout(resolve, 100));
        return link.ariaBusy;
      });
      expect(taken).toBe("true");
      await tabs(page).getByRole("link", { name: "Head Protection" }).click();
      await waitForNames(page, namesIn("head"));
      expect(await tab.getAttribute("aria-busy")).toBe("true");
      release();
      await expect.poll(() => page.locator("[aria-busy]").count()).toBe(0);
      expect(await shownNames(page)).toEqual(namesIn("head"));
    });
  },
);

test.each([true, false])(
  "a hand that comes near fetches the page; saving data: %s [S118]",
  async (saves) => {
    await visit({}, async ({ page }) => {
      await page.addInitScript((saveData) => {
        const connection = { saveData, effectiveType: "4g" };
        Object.defineProperty(navigator, "connection", { value: connection });
      }, saves);
      const asked: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "xhr") {
          asked.push(new URL(request.url()).search);
        }
      });
      await page.goto(addresses.shop);
      await tabs(page).locator("summary").click();
      const category = tabs(page).getByRole("link", { name: "Safety Signs" });
      await category.hover();
      const times = () => asked.filter((search) => search === "?category=signs").length;
      if (saves) {
        await page.waitForLoadState("networkidle");
        expect(times()).toBe(0);
      } else {
        await expect.poll(times).toBe(1);
      }
      await category.click();
      await waitForNames(page, namesIn("signs"));
      expect(times()).toBe(1);
    });
  },
);
