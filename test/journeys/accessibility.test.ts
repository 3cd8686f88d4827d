import { describe, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { desktop, look, phone, visit } from "#test/support/browser.ts";
import {
  contactForm,
  endpoint,
  failure,
  fillForm,
  success,
  toast,
} from "#test/support/contact-form.ts";
import { cards, openDialog } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample } from "#test/support/samples.ts";

const product = sample(({ pictures }) => pictures.length > 1);
const viewports = [
  { size: "desktop", viewport: desktop },
  { size: "phone", viewport: phone },
];

describe.each(viewports)("on a $size", ({ viewport }) => {
  test("axe reports no violation in the open dialog [S135]", async () => {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/shop");
      await openDialog(page, product);
      expect(await violations(page)).toEqual([]);
    });
  });

  test("axe reports no violation with open menus [S056 S057 S061]", async () => {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/contact");
      const menus = page.getByRole("banner").locator("summary").locator("visible=true");
      for (const menu of await menus.all()) {
        await menu.click();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press("Escape");
      }
    });
  });

  test("axe reports no violation with the further categories open and a product listed [S118 S133]", async () => {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/shop");
      await page.getByRole("navigation", { name: "Product categories" }).locator("summary").click();
      const button = cards(page)
        .first()
        .getByRole("button", { name: /enquiry list/ });
      await button.click();
      await button.and(page.locator("[aria-pressed=true]")).waitFor();
      // The sticky bar covers no control at the top.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violations(page)).toEqual([]);
      await page.goto("/request");
      await page.getByRole("group", { name: "Your enquiry list" }).getByRole("listitem").waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test("axe reports no violation with the toast of success [S274]", async () => {
    await look({ viewport }, async ({ page }) => {
      await page.goto("/contact");
      await fillForm(page);
      await contactForm(page).send.click();
      await toast(page, success).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test("axe reports no violation with the toast of failure and the invalid field [S275]", async () => {
    const allow = [/status of 422/, /The enquiry was answered with 422/];
    await look({ viewport, allow }, async ({ page }) => {
      await page.goto("/contact");
      await fillForm(page, { ...goodEnquiry, company: "c".repeat(201) });
      await contactForm(page).send.click();
      await toast(page, failure).waitFor();
      await page.getByText("Company name must be 200 characters or fewer").waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  test("axe reports no violation while the form is being sent [S168]", async () => {
    await visit({ viewport }, async ({ page }) => {
      await page.route(endpoint, () => {});
      await page.goto("/contact");
      await fillForm(page);
      await contactForm(page).send.click();
      await page.getByText("Sending...").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
});
