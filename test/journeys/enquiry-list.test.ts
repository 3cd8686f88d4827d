import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, holdBack, phone, visit } from "#test/support/browser.ts";
import {
  contactForm,
  fillForm,
  formIsAlive,
  letterWith,
  success,
  toast,
} from "#test/support/contact-form.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { cardOf, namesIn, openDialog, tabs, waitForNames } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
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

describe.each([
  { name: "desktop", viewport: desktop },
  { name: "phone", viewport: phone },
])("on a $name", ({ viewport }) => {
  test("the lines travel with the message, which still has four keys [S133 S161 S266]", async () => {
    await visit({ viewport }, async ({ page }) => {
      await page.goto("/shop");
      for (const [at, product] of [first, second].entries()) {
        await tabs(page).getByRole("link", { name: product.category.name }).click();
        await waitForNames(page, namesIn(product.category.id));
        await listButton(page, product).click();
        const count = String(at + 1);
        await expect
          .poll(() => page.locator("body").evaluate(() => localStorage.length > 0))
          .toBe(true);
        await expect
          .poll(() => countLink(page).locator("visible=true").first().innerText())
          .toContain(count);
      }
      await countLink(page).locator("visible=true").first().click();
      await page.waitForURL(/\/contact/);
      const list = page.getByRole("group", { name: "Your enquiry list" });
      await list.waitFor();
      expect(await list.getByRole("listitem").count()).toBe(2);
      expect(await list.innerText()).toContain(first.code);
      const quantity = list.getByLabel(`Quantity of ${first.name}`);
      expect(await quantity.inputValue()).toBe(String(first.order.minimum));
      const wanted = first.order.minimum + 7;
      await quantity.fill(String(wanted));
      await list.getByRole("button", { name: `Remove ${second.name}` }).click();
      await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
      const mark = `with lines ${Date.now()}`;
      await fillForm(page, { ...goodEnquiry, message: mark });
      const sent = page.waitForRequest("**/functions/v1/send-contact-email");
      await contactForm(page).send.click();
      const body = (await sent).postDataJSON();
      expect(Object.keys(body)).toEqual(["name", "email", "company", "message"]);
      await toast(page, success).waitFor();
      const letter = await letterWith(mark);
      const line = words.contact.list.line(first.code, first.name, wanted, first.order.unit);
      expect(letter.text).toContain(line);
      expect(letter.text).not.toContain(second.name);
      await list.waitFor({ state: "hidden" });
      await expect.poll(() => countLink(page).locator("visible=true").count()).toBe(0);
    });
  });
});

test("the lines travel even where the catalogue comes late [S133]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await listButton(page, first).click();
    await expect.poll(() => countLink(page).innerText()).toMatch(/1$/);
    const release = await holdBack(page, addresses.list);
    await page.goto("/contact");
    const mark = `late ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    await contactForm(page).send.click();
    await page.getByText("Sending...").waitFor();
    release();
    await toast(page, success).waitFor();
    expect((await letterWith(mark)).text).toContain(first.name);
  });
});

test("Request Bulk Quote opens the enquiry with the minimum quantity [S146]", async () => {
  const large = sample(({ order }) => order.minimum >= 1000);
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shopCategory(large.category.id));
    const dialog = await openDialog(page, large);
    await dialog.getByRole("link", { name: "Request Bulk Quote" }).click();
    await page.waitForURL(/\/contact\?quote=/);
    expect(await contactForm(page).message.inputValue()).toContain(
      `${large.code} ${large.name}, ${words.product.count(large.order.minimum, large.order.unit)}`,
    );
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
    });
    await page.goto("/contact");
    await contactForm(page).name.focus();
    await formIsAlive(page);
    expect(await page.getByRole("group", { name: "Your enquiry list" }).count()).toBe(0);
    expect(catalogue.products.some(({ slug }) => slug === "gone")).toBe(false);
  });
});
