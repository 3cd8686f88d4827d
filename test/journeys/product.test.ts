import { plain } from "#test/support/plain-text.ts";
import { describe, expect, test } from "vitest";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { specificationRows, describeStock } from "#site/sections/product-words.ts";
import { desktop, look, phone } from "#test/support/browser.ts";
import { words } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";

const product = sample((one) => one.pictures.length >= 3 && savingPercent(one) !== undefined);
const path = `/products/${product.slug}`;

describe.each([true, false])("with script: %s", (script) => {
  test("the product's page shows everything that the dialog shows [S005 S136 S137 S140 S141 S142 S143 S144 S145 S203]", async () => {
    for (const viewport of [desktop, phone]) {
      await look({ script, viewport }, async ({ page }) => {
        await page.goto(path);
        expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe(product.name);
        const text = plain(await page.getByRole("main").innerText()).replace(/\s+/g, " ");
        const { colours, standards } = product.specifications;
        const { minimum, unit } = product.order;
        for (const part of [
          `Product ID ${product.code} | ${product.category.name}`,
          `Save ${savingPercent(product)}%`,
          `Minimum order quantity: ${words.product.count(minimum, unit)}`,
          product.details,
          ...standards,
          ...specificationRows(product, words.product).flat(),
          colours.map(({ name }) => name).join(", "),
          ...product.features,
          describeStock(product, words.product),
          "Similar products",
        ]) {
          expect(text).toContain(part.replace(/\s+/g, " "));
        }
      });
    }
  });
});

test("thumbnails choose the picture on the page as well [S139]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(path);
    const thumbnails = page.getByRole("button", { name: /^Image \d of \d$/ });
    expect(await thumbnails.count()).toBe(product.pictures.length);
    await thumbnails.nth(2).click();
    await expect.poll(() => thumbnails.nth(2).getAttribute("aria-pressed")).toBe("true");
  });
});

test("without script a thumbnail leads to the picture [S139 S202]", async () => {
  await look({ script: false }, async ({ page }) => {
    await page.goto(path);
    const href = await page.getByLabel("Image 2 of").getAttribute("href");
    const response = await page.request.get(href ?? "/missing");
    expect(response.headers()["content-type"]).toBe("image/webp");
  });
});

test("related products lead to their own pages [S005]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(path);
    const related = page.getByRole("region", { name: "Similar products" }).getByRole("link");
    expect(await related.count()).toBeGreaterThanOrEqual(3);
    const href = await related.first().getAttribute("href");
    expect(href).not.toBe(path);
    await related.first().click();
    await page.waitForURL(`**${href}`);
  });
});

test("the way back: home, shop, category [S045]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(path);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    expect((await crumbs.getByRole("listitem").allInnerTexts()).map(plain)).toEqual([
      "Home",
      "Shop",
      product.category.name,
      product.name,
    ]);
    await crumbs.getByRole("link", { name: product.category.name }).click();
    await page.waitForURL(/\/shop\?category=/);
  });
});
