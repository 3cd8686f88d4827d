import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressIn } from "#addresses";
import { violations } from "#test/support/axe.ts";
import { desktop, look, phone, type Size, resize } from "#test/support/browser.ts";
import { enlargeFont } from "#test/support/font-size.ts";
import { kindsOfPage } from "#test/support/samples.ts";

/** Returns the pixels by which the page overflows, and the elements that cause it. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth - clientWidth;
    const guilty = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const names = guilty.slice(0, 6).map((element) => element.outerHTML.slice(0, 80));
    return wide <= 0 ? "" : `${wide} px: ${names.join(" ")}`;
  });
}

/** Expects the page to fit each of these widths in pixels. */
async function expectToFit(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await resize(page, { width, height: 740 });
    expect(await overflow(page), `${width} px`).toBe("");
  }
}

// A page is opened once for all that is asked of every page: to open one takes longer than to look at it.
describe.each(kindsOfPage)("$name", ({ name, path, allow = [] }) => {
  const framed = name !== "inbox";

  test("on a desktop: its policy, frame, scripts, words and access, and nothing beside the window [S010 S011 S015 S016 S040 S053 S119 S248 S258 S262 S264]", async () => {
    await look({ allow }, async ({ page }) => {
      const policy = (await page.goto(path))?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
      expect(await violations(page)).toEqual([]);
      if (framed) {
        await expectFrame(page);
        await expectChatButton(page, desktop);
        await expectNoAccount(page);
      }
      await expectHydrated(page);
      await expectToFit(page, [768, 1440]);
    });
  });

  test("on a phone: its chat button and access, and nothing beside the window, in large letters neither [S011 S015 S016 S119]", async () => {
    await look({ viewport: phone, allow }, async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      if (framed) {
        await expectChatButton(page, phone);
      }
      await expectHydrated(page);
      await expectToFit(page, [360, 320]);
      await enlargeFont(page);
      await expectToFit(page, [320, 360]);
    });
  });

  test.runIf(framed)(
    "in Arabic on a phone: its access, and nothing beside the window",
    async () => {
      await look({ viewport: phone, allow }, async ({ page }) => {
        await page.goto(addressIn("ar", path));
        expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
        expect(await violations(page)).toEqual([]);
        await expectToFit(page, [360, 320]);
      });
    },
  );
});

async function expectFrame(page: Page): Promise<void> {
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

async function expectChatButton(page: Page, { width, height }: Size): Promise<void> {
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

/** No sign-in, basket or account. */
async function expectNoAccount(page: Page): Promise<void> {
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(sign|log) ?(in|out|up)\b|\bcart\b|\bcheckout\b|\bmy account\b/i);
  expect(await page.locator("[type=password]").count()).toBe(0);
}

async function expectHydrated(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  for (const island of await page.locator("[data-island]").all()) {
    await island.hover();
    await expect
      .poll(() =>
        island.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith("__reactContainer")),
        ),
      )
      .toBe(true);
  }
}
