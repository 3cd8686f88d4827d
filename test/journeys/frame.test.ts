import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, look, phone, resize } from "#test/support/browser.ts";
import { kindsOfPage } from "#test/support/samples.ts";

const framed = kindsOfPage.filter(({ name }) => name !== "inbox");

test.each(framed)(
  "sticky navigation, content, footer and chat button: $name [S011 S015 S016 S053]",
  async ({ path, allow = [] }) => {
    await look({ allow }, async ({ page }) => {
      await page.goto(path);
      await checkFrame(page);
      await checkChatButton(page, desktop);
      await resize(page, phone);
      await checkChatButton(page, phone);
    });
  },
);

async function checkFrame(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const tall = await page.evaluate(() => document.documentElement.scrollHeight > 1200);
  await page.mouse.wheel(0, 800);
  if (tall) {
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  }
  expect((await header.boundingBox())?.y).toBe(0);
  expect(await page.getByRole("navigation", { name: "Main" }).isVisible()).toBe(true);
  expect(await page.getByRole("main").count()).toBe(1);
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.getByRole("contentinfo").count()).toBe(1);
}

async function checkChatButton(
  page: Page,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<void> {
  const button = page.getByRole("link", { name: "Chat on WhatsApp", exact: true }).last();
  const box = await button.boundingBox();
  expect([box?.width, box?.height]).toEqual([56, 56]);
  const right = width - (box?.x ?? 0) - 56;
  const below = height - (box?.y ?? 0) - 56;
  expect(right).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(60);
  expect(below).toBeGreaterThanOrEqual(0);
  expect(below).toBeLessThan(60);
}

test("no sign-in, basket, account or price anywhere [S010 S134 S248 S258 S262 S264 S280]", async () => {
  await look({ script: false }, async ({ page }) => {
    for (const { path } of framed.filter(({ name }) => name !== "missing page")) {
      await page.goto(path);
      const text = await page.locator("body").innerText();
      expect(text).not.toMatch(/\b(sign|log) ?(in|out|up)\b|\bcart\b|\bcheckout\b|\bmy account\b/i);
      expect(text).not.toMatch(/\b(SAR|SR|USD|﷼)\s?\d|\d\s?(SAR|USD|﷼)\b|\$\d/);
      expect(await page.locator("[type=password]").count()).toBe(0);
    }
  });
});

test("in both languages the narrowest headers show the name, and the switch beside the menu", async () => {
  await look({}, async ({ page }) => {
    for (const { path, other } of [
      { path: "/", other: "العربية" },
      { path: "/ar", other: "English" },
    ]) {
      for (const width of [360, 1024]) {
        await resize(page, { width, height: 740 });
        await page.goto(path);
        const banner = page.getByRole("banner");
        const brand = await banner.locator(".brand").boundingBox();
        const name = await banner.getByText("Mateen Safety", { exact: true }).boundingBox();
        const within = name && brand && name.y + name.height <= brand.y + brand.height + 1;
        expect([path, width, within]).toEqual([path, width, true]);
        const link = await banner.getByRole("link", { name: other }).boundingBox();
        const next = banner.locator(width === 360 ? ".mobile-menu" : ".nav-quote");
        const beside = await next.boundingBox();
        const gap =
          (link?.x ?? 0) < (beside?.x ?? 0)
            ? (beside?.x ?? 0) - (link?.x ?? 0) - (link?.width ?? 0)
            : (link?.x ?? 0) - (beside?.x ?? 0) - (beside?.width ?? 0);
        expect([path, width, gap < 24]).toEqual([path, width, true]);
      }
    }
  });
});
