import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { look, phone, visit } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";

const product = sample(({ turn, pictures }) => turn !== undefined && pictures.length > 1);
const { turn } = words.product;
const control = (page: Page) => page.getByRole("button", { name: turn.show });
const turner = (page: Page) => page.getByRole("slider", { name: turn.label });
const degrees = (page: Page) => turner(page).getAttribute("aria-valuetext");
const context = { reducedMotion: "no-preference" } as const;

test("a product is turned by keys and by hand once its sheet is asked for, and nothing moves", async () => {
  await visit({ context }, async ({ page }) => {
    const sheets: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.url().includes("-turn.")) {
        sheets.push(response.body());
      }
    });
    await page.goto(addresses.product(product.slug));
    const picture = page.locator(".detail-picture");
    const heading = page.getByRole("heading", { level: 1 });
    await control(page).hover();
    const before = [await picture.boundingBox(), await heading.boundingBox()];
    expect(sheets).toEqual([]);
    await control(page).click();
    await turner(page).waitFor();
    expect([await picture.boundingBox(), await heading.boundingBox()]).toEqual(before);
    const [sheet] = await Promise.all(sheets);
    expect(sheet?.byteLength).toBeLessThan(160 * 1024);
    // The first side is the picture itself.
    expect(await turner(page).locator("canvas").isVisible()).toBe(false);
    await page.keyboard.press("ArrowRight");
    expect(await degrees(page)).toBe("15°");
    expect(await turner(page).locator("canvas").isVisible()).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await degrees(page)).toBe("345°");
    await page.keyboard.press("Home");
    const box = await picture.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + (box?.width ?? 0) / 2, y);
    await page.mouse.up();
    expect(await degrees(page)).toBe("90°");
    await page.mouse.move(x, y);
    expect(await degrees(page)).toBe("90°");
    // Without dragging, a press turns towards its side.
    await page.mouse.click(x, y);
    expect(await degrees(page)).toBe("60°");
    await page.mouse.click(x + (box?.width ?? 0) / 2, y);
    expect(await degrees(page)).toBe("90°");
    await page
      .getByRole("list", { name: words.product.thumbnails })
      .getByRole("button")
      .nth(1)
      .click();
    await turner(page).waitFor({ state: "detached" });
    expect(await control(page).getAttribute("aria-pressed")).toBe("false");
  });
});

test.each([
  ["where motion is reduced", {}],
  ["without script", { script: false }],
])("%s all sides are one picture", async (_where, options) => {
  await look({ ...options, viewport: phone }, async ({ page }) => {
    await page.goto(addresses.product(product.slug));
    await control(page).click();
    await page.waitForURL(/-turn\.[^/]+\.avif$/);
    const size = await page
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(size).toBe(2400);
  });
});
