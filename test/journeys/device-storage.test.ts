import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { storageKeys } from "#site/islands/device-storage.ts";
import { visit } from "#test/support/browser.ts";
import { sayWho } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { cardOf, cards } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";

const texts = words.contact.request;
const helmet = sample(({ category }) => category.id === "head");
const group = (page: Page) => page.getByRole("group", { name: texts.heading });
const countLink = (page: Page) => page.getByRole("link", { name: /^Enquiry list/ });

async function send(page: Page): Promise<void> {
  await sayWho(page);
  await page.getByRole("button", { name: texts.send }).click();
  await page.getByRole("heading", { name: texts.success }).waitFor();
}

const storages = {
  blocked: () =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    }),
  full: () =>
    Object.assign(Storage.prototype, {
      setItem: () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      },
    }),
};

test.each(Object.entries(storages))(
  "where storage is %s, the list lives with the page, says so, and can be sent",
  async (_name, spoil) => {
    await visit({}, async ({ page, context }) => {
      await context.addInitScript(spoil);
      await page.goto(addresses.shop);
      await cardOf(page, helmet)
        .getByRole("button", { name: /enquiry list/ })
        .click();
      await expect.poll(() => countLink(page).innerText()).toMatch(/1$/);
      await countLink(page).click();
      await group(page).getByText(texts.notStored).waitFor();
      const quantity = page.getByLabel(texts.quantityOf(helmet.name), { exact: true });
      await quantity.fill("70");
      await page.getByRole("banner").getByRole("link", { name: "Shop", exact: true }).click();
      await cards(page).first().waitFor();
      await countLink(page).click();
      await expect.poll(() => quantity.inputValue()).toBe("70");
      await send(page);
      expect(await countLink(page).count()).toBe(0);
    });
  },
);

const sentBefore = (most: number) =>
  Array.from({ length: most }, (_, at) => ({
    reference: `MS-${String(at).padStart(4, "0")}`,
    receipt: `${addresses.request}#${at}`,
    at: Date.UTC(2026, 9, 1 + at),
    lines: [{ key: `own ${at}`, text: "Mat", quantity: "5", sizes: "", note: "" }],
    details: {},
  })).toReversed();

test("the device keeps the last twenty requests; one or all can be removed", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    const kept = sentBefore(20);
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      storageKeys.sent,
      JSON.stringify(kept),
    ] as const);
    await page.goto(addresses.request);
    const summary = page.locator("summary").filter({ hasText: texts.before(20) });
    await summary.waitFor();
    await page.getByLabel(texts.own, { exact: true }).fill("Kneeling mats, 40 pieces");
    await send(page);
    // The newest request replaces the oldest.
    await page.reload();
    await summary.click();
    const forgets = page.getByRole("button", { name: texts.forgetOne("") });
    expect(await forgets.count()).toBe(20);
    expect(await page.getByRole("button", { name: texts.forgetOne("MS-0000") }).count()).toBe(0);
    await page.getByRole("button", { name: texts.forgetOne("MS-0007") }).click();
    const left = page.locator("summary").filter({ hasText: texts.before(19) });
    await expect.poll(() => hasFocus(left)).toBe(true);
    await page.reload();
    await left.click();
    expect(await page.getByRole("button", { name: texts.forgetOne("MS-0007") }).count()).toBe(0);
    expect(await page.getByRole("button", { name: texts.forgetOne("MS-0008") }).count()).toBe(1);
    await page.getByRole("button", { name: texts.forget, exact: true }).click();
    await expect.poll(() => page.locator(".request-sent").count()).toBe(0);
    await expect.poll(() => hasFocus(group(page))).toBe(true);
    expect(await page.evaluate((name) => localStorage.getItem(name), storageKeys.sent)).toBeNull();
  });
});
