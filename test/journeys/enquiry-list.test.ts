import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { longestList } from "#domain/quotation/listed.ts";
import { visit } from "#test/support/browser.ts";
import { contactForm } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { cardOf, namesIn, openDialog, tabs, waitForNames } from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";

const first = sample(({ category }) => category.id === "head");
const second = sample(({ category }) => category.id === "foot");
const countLink = (page: Page) => page.getByRole("link", { name: /^Enquiry list/ });
const listButton = (page: Page, product: typeof first) =>
  cardOf(page, product).getByRole("button", { name: /enquiry list/ });

test("the icon button puts a product on the list and takes it off [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    expect(await countLink(page).count()).toBe(0);
    const button = listButton(page, first);
    expect(await button.getAttribute("aria-pressed")).toBe("false");
    await button.click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => countLink(page).innerText()).toMatch(/1$/);
    await tabs(page).getByRole("link", { name: second.category.name }).click();
    await waitForNames(page, namesIn(second.category.id));
    await listButton(page, second).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => countLink(page).innerText()).toMatch(/2$/);
    await page.goto("/shop");
    await expect.poll(() => countLink(page).innerText()).toMatch(/2$/);
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
    await button.click();
    await expect.poll(() => countLink(page).innerText()).toMatch(/1$/);
  });
});

test("another tab and cards that are shown later say what is on the list [S133]", async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto("/shop");
    const other = await context.newPage();
    await other.goto(addresses.product(second.slug));
    const button = other.getByRole("button", { name: words.listing.addToList });
    await button.click();
    await other.getByRole("button", { name: words.listing.onList, pressed: true }).waitFor();
    await expect.poll(() => countLink(page).innerText()).toMatch(/1$/);
    await tabs(page).getByRole("link", { name: second.category.name }).click();
    await waitForNames(page, namesIn(second.category.id));
    await expect.poll(() => listButton(page, second).getAttribute("aria-pressed")).toBe("true");
    await listButton(page, second).click();
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("false");
    await other.close();
  });
});

test("the dialog and the product's page share the list [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, first);
    await dialog.getByRole("button", { name: "Add to enquiry list" }).click();
    await dialog.getByRole("button", { name: "On your enquiry list", pressed: true }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => listButton(page, first).getAttribute("aria-pressed")).toBe("true");
    await page.goto(`/products/${first.slug}`);
    const button = page.getByRole("button", { name: /enquiry list/ });
    await expect.poll(() => button.getAttribute("aria-pressed")).toBe("true");
  });
});

test("Contact Supplier opens the contact section with the product named [S147]", async () => {
  for (const script of [true, false]) {
    await visit({ script }, async ({ page }) => {
      await page.goto(`/products/${second.slug}`);
      await page.getByRole("link", { name: "Contact Supplier" }).click();
      await page.waitForURL(/\/contact\?product=/);
      expect(await contactForm(page).message.inputValue()).toContain(
        `${second.code} ${second.name}`,
      );
      expect(await page.getByRole("region", { name: "Get in Touch" }).isVisible()).toBe(true);
    });
  }
});

test("what is spoilt in the browser's storage does not spoil the page [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await page.evaluate(() => {
      localStorage.setItem("enquiry-list", '[{"slug":"gone","quantity":-1},7,null');
      localStorage.setItem("enquiry-draft", "{{{");
      localStorage.setItem("request-details", "[");
      localStorage.setItem("requests-sent", '{"a":1}');
    });
    await page.goto("/request");
    await page.getByText(words.contact.request.empty).waitFor();
  });
});

test("a button that finds the list full leads to it, and the list says so [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await page.evaluate((longest) => {
      const line = { text: "Mat", quantity: "", sizes: "", note: "" };
      const list = Array.from({ length: longest }, (_, at) => ({ ...line, key: `own ${at}` }));
      localStorage.setItem("enquiry-list", JSON.stringify(list));
    }, longestList);
    await listButton(page, first).click();
    await page.waitForURL(`**${addresses.request}`);
    await page.getByText(words.contact.request.full(longestList)).waitFor();
  });
});
