import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, look, phone, visit, waitForScript } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { detailsOf, namesIn, openDialog, tabs, waitForNames } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";
import { asShown } from "#test/support/plain-text.ts";

const product = sample(({ category }) => category.id === "head");
const path = addresses.product(product.slug);

/** Returns the metadata for sharing and bookmarks. */
function told(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name);
    return {
      title: document.title,
      canonical: read("link[rel=canonical]", "href"),
      description: read("meta[name=description]", "content"),
      shared: read('meta[property="og:title"]', "content"),
      address: read('meta[property="og:url"]', "content"),
      image: read('meta[property="og:image"]', "content"),
    };
  });
}

test("the head describes the product while its dialog is open, then the page [S032 S252]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(path);
    const ofProduct = await told(page);
    await page.goto(addresses.home);
    const ofHome = await told(page);
    await page.goto(addresses.shop);
    const ofShop = await told(page);
    expect(ofShop).not.toEqual(ofHome);
    await openDialog(page, product);
    expect(await told(page)).toEqual(ofProduct);
    await page.keyboard.press("Escape");
    await expect.poll(() => told(page)).toEqual(ofShop);
  });
});

test("a listing that arrives while a dialog is open changes neither head nor focus [S032 S118 S152]", async () => {
  const other = sample(({ category }) => category.id === "body");
  const listing = addresses.shopCategory("body");
  await visit({}, async ({ page }) => {
    await page.goto(addresses.product(other.slug));
    const ofProduct = await told(page);
    await page.goto(listing);
    const ofListing = await told(page);
    const release = await holdBack(page, `**${listing}`);
    await page.goto(addresses.shop);
    await tabs(page).getByRole("link", { name: "Body Protection" }).click();
    await openDialog(page, other);
    const come = page.waitForEvent("requestfinished", (one) => one.url().endsWith(listing));
    release();
    await come;
    await expect.poll(() => page.locator("[aria-busy]").count()).toBe(0);
    expect(await told(page)).toEqual(ofProduct);
    await page.keyboard.press("Escape");
    await waitForNames(page, namesIn("body"));
    await expect.poll(() => told(page)).toEqual(ofListing);
    const opener = detailsOf(page, other);
    await expect.poll(() => hasFocus(opener)).toBe(true);
  });
});

test("its headings are below its name, which is the page's heading [S135]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const dialog = await openDialog(page, product);
    expect(await dialog.getByRole("heading", { level: 2 }).allInnerTexts()).toHaveLength(1);
    expect(await dialog.getByRole("heading", { level: 3 }).count()).toBeGreaterThan(3);
    expect(await dialog.getByRole("heading", { level: 1 }).count()).toBe(0);
    const ids = await page.evaluate(() =>
      Array.from(document.querySelectorAll("[id]"), ({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test("closing twice quickly goes back once [S150 S152]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.contact);
    await page.goto(addresses.shop);
    const dialog = await openDialog(page, product);
    await dialog
      .getByRole("button", { name: words.dialog.close })
      .evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
    await dialog.waitFor({ state: "hidden" });
    await page.waitForTimeout(200);
    await expect.poll(() => new URL(page.url()).pathname).toBe(addresses.shop);
  });
});

test("the dialog opens again at its first picture [S139]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shop);
    for (let times = 0; times < 2; times += 1) {
      const dialog = await openDialog(page, product);
      const dots = dialog.getByRole("button", {
        name: words.listing.pictureOf(1, product.pictures.length),
      });
      expect(await dots.getAttribute("aria-pressed")).toBe("true");
      await dialog
        .getByRole("button", { name: words.listing.pictureOf(2, product.pictures.length) })
        .click();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  });
});

test("an early tap gives feedback within 100 ms [S132]", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/in-place/);
    await page.goto(addresses.shop);
    const taken = await detailsOf(page, product).evaluate(async (link: HTMLElement) => {
      link.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { busy: link.ariaBusy, opacity: getComputedStyle(link).opacity };
    });
    expect(taken.busy).toBe("true");
    expect(Number(taken.opacity)).toBeLessThan(1);
    release();
    const dialog = page.getByRole("dialog", { name: product.name });
    await dialog.waitFor();
    await dialog.getByText(asShown(product.details)).waitFor();
    await expect.poll(() => page.locator("[aria-busy]").count()).toBe(0);
  });
});

test("the dialog shows the card's facts at once, and the rest when the page has loaded [S132]", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.shop);
    await waitForScript(page, "in-place");
    const release = await holdBack(page, `**${path}`);
    await detailsOf(page, product).click();
    const dialog = page.getByRole("dialog", { name: product.name, exact: true });
    await dialog.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    expect(await dialog.getByRole("img").first().isVisible()).toBe(true);
    const line = product.use ?? product.description;
    expect(await dialog.getByText(line, { exact: true }).isVisible()).toBe(true);
    expect(await dialog.getByText(asShown(product.details)).count()).toBe(0);
    release();
    await dialog.getByText(asShown(product.details)).waitFor();
    expect(await page.title()).toContain(product.name);
  });
});

test.each(["the script", "its page"])(
  "without %s View Details opens the product's page [S005 S132]",
  async (part) => {
    await visit({ allow: [/Failed to load/] }, async ({ page }) => {
      await page.route(part === "the script" ? /\/assets\/in-place/ : `**${path}`, (route) =>
        route.request().resourceType() === "document" ? route.continue() : route.abort(),
      );
      await page.goto(addresses.shop);
      await detailsOf(page, product).click();
      await page.getByRole("heading", { level: 1, name: product.name }).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      expect(await page.getByRole("dialog").count()).toBe(0);
    });
  },
);
