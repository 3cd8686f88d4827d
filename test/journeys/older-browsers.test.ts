import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { contactForm, fillForm, letterWith, sayWho } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { cardOf, detailsOf } from "#test/support/listing.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample } from "#test/support/samples.ts";

const product = sample(({ category }) => category.id === "foot");

/** Removes built-ins of the oldest supported browsers before a page's scripts run. */
const missing = {
  "Chrome 101": () => Reflect.deleteProperty(HTMLElement.prototype, "inert"),
  "Safari 16.3": () => Reflect.deleteProperty(window, "CompressionStream"),
};

function noteScripts(page: Page): readonly string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test.each(Object.entries(missing))(
  "%s gets the whole page without scripts, and its list and message arrive [S253]",
  async (_name, remove) => {
    await visit({}, async ({ page }) => {
      await page.addInitScript(remove);
      const scripts = noteScripts(page);
      await page.goto(addresses.shopCategory(product.category.id));
      expect(await cardOf(page, product).getByRole("button").count()).toBe(0);
      await detailsOf(page, product).click();
      await page.waitForURL(`**${addresses.product(product.slug)}`);
      expect(await page.locator("dialog[open]").count()).toBe(0);
      await page.getByRole("button", { name: words.listing.addToList }).click();
      await page.waitForURL(/\/request$/);
      const mark = `an older browser ${Date.now()}`;
      await page.getByLabel(words.contact.request.rows).fill(mark);
      await sayWho(page);
      await page.getByRole("button", { name: words.contact.request.send }).click();
      await page.waitForURL(/sent=/);
      expect((await letterWith(mark)).text).toContain(product.code);
      await page.goto(addresses.contact);
      const message = `an older browser's message ${Date.now()}`;
      await fillForm(page, { ...goodEnquiry, message });
      await contactForm(page).send.click();
      await page.waitForURL(/sent=/);
      await letterWith(message);
      expect(
        new Set(scripts.map((url) => /\/assets\/([a-z-]+)-[\w-]{8}\./.exec(url)?.[1])),
      ).toEqual(new Set(["browser"]));
    });
  },
);
