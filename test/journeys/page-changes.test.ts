import { hasFocus } from "#test/support/focus.ts";
import { plain } from "#test/support/plain-text.ts";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, visit, waitForScript } from "#test/support/browser.ts";
import { contactForm, sendAndReceive } from "#test/support/contact-form.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { openDialog, shownNames, waitForNames } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";

const product = sample(({ category }) => category.id === "head");
const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });
const begun = (page: Page) => page.evaluate(() => performance.timeOrigin);

/** Waits until links are answered in place. */
const ready = (page: Page) => waitForScript(page, "in-place");

/** What the head and the frame say of the page. */
function told(page: Page) {
  return page.evaluate(() => {
    const read = (selector: string, name: string) =>
      Array.from(document.querySelectorAll(selector), (one) => one.getAttribute(name));
    return {
      title: document.title,
      canonical: read("link[rel=canonical]", "href"),
      description: read("meta[name=description]", "content"),
      robots: read("meta[name=robots]", "content"),
      address: read('meta[property="og:url"]', "content"),
      structured: Array.from(
        document.querySelectorAll('script[type="application/ld+json"]'),
        ({ textContent }) => textContent,
      ),
      current: read("header [aria-current]", "href"),
      body: Array.from(document.body.children, ({ tagName }) => tagName),
    };
  });
}

const ways: readonly (readonly [name: string, to: string])[] = [
  ["the shop", addresses.shop],
  ["the contact page", addresses.contact],
  ["a guide", addresses.guide("hand-protection")],
  ["a city", addresses.city("riyadh")],
  ["all cities", addresses.cities],
];

test.each(ways)("%s comes in place, as if it had been loaded", async (_, to) => {
  await visit({}, async ({ page }) => {
    await page.goto(to);
    const loaded = await told(page);
    const text = await main(page).innerText();
    await page.goto(addresses.home);
    await ready(page);
    const first = await begun(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await page.evaluate(
      (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
      to,
    );
    await page.waitForURL(`**${to}`);
    expect(await begun(page)).toBe(first);
    expect(await told(page)).toEqual(loaded);
    expect(await main(page).innerText()).toBe(text);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await hasFocus(heading(page))).toBe(true);
  });
});

test("Back returns to the card that was in sight, however far down", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    for (const nth of [12, 36]) {
      const card = page.locator("#listing-cards > .card").nth(nth);
      await card.evaluate((one) => one.scrollIntoView({ block: "center" }));
      await page.waitForTimeout(300);
      const before = (await card.boundingBox())?.y ?? -1;
      // A press by the mouse would scroll to the header first.
      await page.getByRole("banner").getByRole("link").first().dispatchEvent("click");
      await page.waitForURL((url) => url.pathname === addresses.home);
      await page.goBack();
      await page.waitForURL(`**${addresses.shop}`);
      await expect
        .poll(async () => Math.abs(((await card.boundingBox())?.y ?? -1) - before))
        .toBeLessThan(4);
      await page.waitForTimeout(300);
      expect(Math.abs(((await card.boundingBox())?.y ?? -1) - before), `${nth}`).toBeLessThan(4);
    }
  });
});

test("Back and Forward bring back what was left: place, text and history", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(addresses.contact);
    await ready(page);
    const first = await begun(page);
    const { message } = contactForm(page);
    await message.fill("forty helmets");
    const below = page.locator(`footer a[href="${addresses.shop}"]`).first();
    await below.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await below.click();
    await page.waitForURL(`**${addresses.shop}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await expect.poll(() => new URL(page.url()).pathname).toBe(addresses.contact);
    expect(await message.inputValue()).toBe("forty helmets");
    await page.goForward();
    await page.waitForURL(`**${addresses.shop}`);
    await expect.poll(() => contactForm(page).send.count()).toBe(0);
    expect(await begun(page)).toBe(first);
  });
});

test("a form on a page that came in place is sent like any other [S253]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    const first = await begun(page);
    await navigation(page).getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL(`**${addresses.contact}`);
    const mark = `in place ${Date.now()}`;
    await sendAndReceive(page, mark);
    expect(await begun(page)).toBe(first);
  });
});

test("from the dialog to the product's page and back to the listing [S005 S153]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    const names = await shownNames(page);
    const dialog = await openDialog(page, product);
    await dialog.getByRole("link", { name: words.dialog.page }).click();
    await expect.poll(async () => plain(await heading(page).innerText())).toBe(product.name);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.goBack();
    await expect.poll(() => shownNames(page)).toEqual(names);
    await expect.poll(() => new URL(page.url()).pathname).toBe(addresses.shop);
    await openDialog(page, product);
  });
});

test("a page that was reloaded still leads back to the pages before it", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    await navigation(page).getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL(`**${addresses.contact}`);
    await page.reload();
    await ready(page);
    await page.goBack();
    await expect.poll(() => heading(page).innerText()).toBe("Shop Safety Equipment & PPE");
    expect((await shownNames(page)).length).toBeGreaterThan(0);
    await page.goForward();
    await expect.poll(() => contactForm(page).send.count()).toBe(1);
  });
});

test("a tab that was chosen is there again after another page [S118]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    const foot = catalogue.inCategory("foot").map(({ name }) => name);
    await page
      .getByRole("link", { name: "Foot Protection", exact: true })
      .locator("visible=true")
      .first()
      .click();
    await waitForNames(page, foot);
    await navigation(page).getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL(`**${addresses.contact}`);
    await page.goBack();
    await waitForNames(page, foot);
    await expect.poll(() => new URL(page.url()).searchParams.get("category")).toBe("foot");
    await navigation(page).getByRole("link", { name: "Shop", exact: true }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect((await shownNames(page))[0]).toBe(catalogue.products[0]?.name);
  });
});

test("named places of a page are the browser's own, also for Back", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await ready(page);
    const names = await shownNames(page);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toMatch(/#main$/);
    await navigation(page).getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL(`**${addresses.contact}`);
    await page.goBack();
    await expect.poll(() => shownNames(page)).toEqual(names);
    await page.goBack();
    await expect.poll(() => page.url()).toMatch(/shop$/);
    expect(await shownNames(page)).toEqual(names);
  });
});

test("a press with a modifier key opens a tab of its own", async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto(addresses.home);
    await ready(page);
    const opened = context.waitForEvent("page");
    await navigation(page)
      .getByRole("link", { name: "Shop", exact: true })
      .click({ modifiers: ["Control"] });
    const tab = await opened;
    await tab.waitForURL(`**${addresses.shop}`);
    expect(new URL(page.url()).pathname).toBe(addresses.home);
    await tab.close();
  });
});
