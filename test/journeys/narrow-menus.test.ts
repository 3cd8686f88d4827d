import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, look, painted, phone, resize } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { tabTo } from "#test/support/focus.ts";

const main = (page: Page) => page.getByRole("navigation", { name: "Main" });
const summary = (page: Page, name: string) => main(page).locator("summary", { hasText: name });
const menuButton = (page: Page) => main(page).locator("summary").locator("visible=true");

test("the menu of cities stays within every window that shows it [S057]", async () => {
  await look({ viewport: { width: 1024, height: 768 } }, async ({ page }) => {
    await page.goto(addresses.contact);
    await summary(page, "Cities").click();
    for (const width of [1024, 1100, 1143, 1280, 1440]) {
      await resize(page, { width, height: 768 });
      const box = await main(page).getByRole("link", { name: "Najran" }).boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 9999), `${width} px`).toBeLessThanOrEqual(width);
      const first = await main(page).getByRole("link", { name: "Buraidah" }).boundingBox();
      expect(first?.x ?? -1, `${width} px`).toBeGreaterThanOrEqual(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

test("a menu in a low window can be scrolled to its last entry, and the page stays [S056]", async () => {
  await look({ viewport: { width: 1280, height: 360 } }, async ({ page }) => {
    await page.goto(addresses.shop);
    await summary(page, "Categories").click();
    const panel = main(page).locator(".menu[open] .menu-panel");
    const entry = panel.getByRole("link").last();
    const box = await panel.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60);
    await page.mouse.wheel(0, 600);
    await expect
      .poll(async () => {
        const place = await entry.boundingBox();
        return (place?.y ?? 999) + (place?.height ?? 0);
      })
      .toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("a menu closes when the focus leaves it [S056 S057]", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.contact);
    await summary(page, "Categories").focus();
    await page.keyboard.press("Enter");
    const last = main(page).locator(".menu[open] .menu-panel a").last();
    await last.focus();
    expect(await last.isVisible()).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => main(page).locator(".menu[open]").count()).toBe(0);
  });
});

test("the page behind the open menu of a phone stays where it is [S061]", async () => {
  await look({ viewport: { width: 360, height: 640 } }, async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 3000);
    const panel = main(page).locator(".mobile-menu-panel");
    await expect.poll(() => panel.evaluate((one) => one.scrollTop)).toBeGreaterThan(0);
    await page.mouse.wheel(0, 3000);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test("the open menu of a small window has nothing lying over it [S060 S011]", async () => {
  await look({ viewport: { width: 320, height: 180 } }, async ({ page }) => {
    await page.goto("/");
    const chat = page
      .getByRole("contentinfo")
      .getByRole("link", { name: words.frame.chat, exact: true });
    expect(await chat.count()).toBe(1);
    await menuButton(page).click();
    expect(await chat.count()).toBe(0);
    await menuButton(page).click();
    await expect.poll(() => chat.count()).toBe(1);
  });
});

test("all in the header has one height", async () => {
  await look({ viewport: desktop }, async ({ page }) => {
    await page.goto("/");
    const quote = main(page).getByRole("link", { name: "Get Quote" }).locator("visible=true");
    const field = main(page).getByRole("searchbox").locator("visible=true");
    expect((await quote.boundingBox())?.height).toBe((await field.boundingBox())?.height);
    await resize(page, phone);
    const middle = async (box: ReturnType<typeof quote.boundingBox>) => {
      const { y = 0, height = 0 } = (await box) ?? {};
      return y + height / 2;
    };
    const mark = await middle(main(page).locator(".brand-mark").boundingBox());
    const button = await middle(
      menuButton(page).locator(".icon").locator("visible=true").boundingBox(),
    );
    expect(Math.abs(mark - button)).toBeLessThanOrEqual(1);
  });
});

test("the row of tabs says on a phone that more follow [S116]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.shop);
    const row = page.locator(".listing-tabs-row");
    const shades = await row.evaluate((one) => {
      const { backgroundImage, backgroundAttachment } = getComputedStyle(one);
      return [
        one.scrollWidth > one.clientWidth,
        backgroundImage.includes("gradient"),
        backgroundAttachment,
      ];
    });
    expect(shades).toEqual([true, true, "local, local, scroll, scroll"]);
    await tabTo(page, "Foot Protection");
    expect(await row.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
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
