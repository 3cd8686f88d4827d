import { describe, expect, test } from "vitest";
import { desktop, look, phone } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { openDialog } from "#test/support/listing.ts";
import { samplePictured } from "#test/support/samples.ts";

const product = samplePictured();
const path = addresses.product(product.slug);
const alt = `${product.name}: ${product.pictures[0]?.alt}`;

describe.each([desktop, phone])("in a window of $width pixels", (viewport) => {
  test("a press on the picture opens its largest file, and Escape returns the focus [S139]", async () => {
    await look({ viewport }, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("main").getByRole("link", { name: alt, exact: true });
      await link.click();
      const picture = page.getByRole("dialog").getByRole("img", { name: alt, exact: true });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
        .toBe(await link.evaluate((element: HTMLAnchorElement) => element.href));
      const box = await picture.boundingBox();
      expect(box?.width ?? 0).toBeGreaterThan(600);
      await page.keyboard.press("Escape");
      await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  });
});

test("it shows the chosen picture, over the product's dialog too, and any press closes it [S139]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(product.category.id));
    const dialog = await openDialog(page, product);
    await dialog.getByText(product.details).waitFor();
    const second = dialog.getByRole("button", {
      name: words.listing.pictureOf(2, product.pictures.length),
    });
    await second.click();
    const name = `${product.name}: ${product.pictures[1]?.alt}`;
    await dialog.getByRole("link", { name, exact: true }).click();
    const enlarged = page.getByRole("dialog", { name, exact: true });
    await enlarged.getByRole("img", { name, exact: true }).click();
    await expect.poll(() => enlarged.count()).toBe(0);
    expect(await dialog.isVisible()).toBe(true);
  });
});

test("without script the picture leads to its file [S139 S202]", async () => {
  await look({ script: false }, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: alt, exact: true });
    const response = await page.request.get((await link.getAttribute("href")) ?? "/missing");
    expect(response.headers()["content-type"]).toMatch(/^image\//);
  });
});
