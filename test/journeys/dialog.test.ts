import { plain } from "#test/support/plain-text.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { specificationRows, describeStock } from "#site/sections/product-words.ts";
import { desktop, look, phone } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { openDialog, shownPicture } from "#test/support/listing.ts";
import { sample, samplePictured } from "#test/support/samples.ts";

const { products } = catalogue;
const saving = sample((product) => savingPercent(product) !== undefined);
const pictured = samplePictured();
const heavy = sample(({ specifications }) => typeof specifications.weight === "object");
const sized = products.find(({ specifications }) => typeof specifications.weight === "string");

test("the dialog shows every fact of the product [S005 S135 S136 S137 S138 S140 S141 S142 S143 S144 S145 S205]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, saving);
    expect(await dialog.getByRole("heading", { name: saving.name }).isVisible()).toBe(true);
    const text = plain(await dialog.innerText()).replace(/\s+/g, " ");
    const { material = "", colours, standards } = saving.specifications;
    const { minimum, unit } = saving.order;
    for (const part of [
      `Product ID ${saving.code} | ${saving.category.name}`,
      `Save ${savingPercent(saving)}%`,
      "In Stock",
      `Minimum order quantity: ${words.product.count(minimum, unit)}`,
      saving.description,
      saving.details,
      "Certifications and Standards",
      ...standards,
      "Technical Specifications",
      material,
      ...specificationRows(saving, words.product).flat(),
      colours.map(({ name }) => name).join(", "),
      "Key Features",
      ...saving.features,
      "Bulk Quantity Available",
      describeStock(saving, words.product),
      "If goods do not match the order",
    ]) {
      expect(text).toContain(part.replace(/\s+/g, " "));
    }
    expect(saving.features).toHaveLength(5);
    for (const row of ["Material", "Size Range", "Available Colors"]) {
      expect(await dialog.getByText(row, { exact: true }).isVisible(), row).toBe(true);
    }
  });
});

test("the weight has that label only where it is a weight [S143 S204]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(heavy.category.id));
    const dialog = await openDialog(page, heavy);
    const row = dialog.getByText("Weight", { exact: true });
    expect(await row.count()).toBe(1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    if (sized === undefined) {
      return;
    }
    await page.goto(addresses.shopCategory(sized.category.id));
    const other = await openDialog(page, sized);
    expect(await other.getByText("Weight", { exact: true }).count()).toBe(0);
  });
});

test("thumbnails choose the picture, by mouse and keyboard [S139]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, pictured);
    const thumbnails = dialog.getByRole("button", { name: /^Image \d of \d$/ });
    expect(await thumbnails.count()).toBe(pictured.pictures.length);
    const first = await shownPicture(dialog);
    await thumbnails.nth(1).click();
    await expect.poll(() => shownPicture(dialog)).not.toBe(first);
    expect(await thumbnails.nth(1).getAttribute("aria-pressed")).toBe("true");
    for (const [at, key] of [
      [2, "Enter"],
      [0, "Space"],
    ] as const) {
      await thumbnails.nth(at).focus();
      await page.keyboard.press(key);
      await expect.poll(() => thumbnails.nth(at).getAttribute("aria-pressed")).toBe("true");
    }
    expect(await shownPicture(dialog)).toBe(first);
  });
});

async function dialogBox(page: Page) {
  const box = await page.getByRole("dialog").boundingBox();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

test("is at most 72rem wide and 90vh high, and scrolls inside [S148 S149]", async () => {
  for (const viewport of [{ width: 1920, height: 1000 }, desktop, phone]) {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/shop");
      const dialog = await openDialog(page, pictured);
      const { width, height } = await dialogBox(page);
      expect(width).toBeLessThanOrEqual(Math.min(1152, viewport.width));
      expect(height).toBeLessThanOrEqual(viewport.height * 0.9 + 0.5);
      if (viewport.width === 1920) {
        expect(width).toBeGreaterThan(1000);
      }
      const last = dialog.getByText(pictured.features[4] ?? "", { exact: true });
      await last.scrollIntoViewIfNeeded();
      const at = await last.boundingBox();
      const panel = await dialogBox(page);
      expect(at?.y ?? 0).toBeGreaterThan(panel.y);
      expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThan(panel.y + panel.height);
    });
  }
});

test("the keyboard scrolls it, and Tab stays inside [S135 S149]", async () => {
  await look({ viewport: { width: 1024, height: 500 } }, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, pictured);
    const group = dialog.getByRole("group", { name: words.dialog.content });
    await group.focus();
    await page.keyboard.press("End");
    await expect.poll(() => group.evaluate((box) => box.scrollTop)).toBeGreaterThan(50);
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest("dialog") === null;
      });
      expect(outside).toBe(false);
    }
  });
});

test("each View Details opens its own product [S005 S132 S252]", async () => {
  await look({}, async ({ page }) => {
    const repeated = products.filter(({ code }) => code === "LT001");
    expect(repeated).toHaveLength(2);
    for (const product of [...repeated, products.at(-1) ?? saving]) {
      await page.goto(addresses.shopCategory(product.category.id));
      const dialog = await openDialog(page, product);
      expect(plain(await dialog.getByRole("heading", { level: 2 }).innerText())).toBe(product.name);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  });
});
