import { describe, expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { desktop, siteUrl } from "#test/support/browser.ts";
import { letterWith } from "#test/support/contact-form.ts";
import { arabicCatalogue } from "#test/support/demonstration.ts";
import { engines, startEngine } from "#test/support/engines/engines.ts";
import { visitorWith } from "#test/support/engines/visitor.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { wordsIn } from "#words/words.ts";

const addresses = addressesIn("ar");
const { contact, frame, listing } = wordsIn("ar");
const { request, fields } = contact;

/** A product whose Arabic name holds no code: it is read in the page as it was written. */
const product = arabicCatalogue.products.find(({ name }) => !/[\dA-Za-z()]/.test(name));

describe.each(engines)("in $name", (engine) => {
  test("in Arabic a product is found by its name, listed, and asked for", async ({ skip }) => {
    const driver = await startEngine(engine, process.env);
    if (!driver || !product) {
      skip(`not installed: apt-get install ${engine.packages.join(" ")}`);
      return;
    }
    const visitor = visitorWith(driver, siteUrl());
    try {
      await driver.resize(desktop);
      await visitor.go(addresses.shop);
      await visitor.fill(frame.navigation.searchLabel, product.name);
      await visitor.press("button", frame.navigation.search);
      // The shop may show it already: what is pressed there would go with its page.
      await expect.poll(() => visitor.texts("main .search-chips li")).not.toEqual([]);
      await expect.poll(() => visitor.texts("main .card h3")).toContain(product.name);
      await visitor.press("button", listing.productAndList(product.name));
      await visitor.press("link", `${frame.navigation.enquiryList} 1`);
      await visitor.waitFor("link", product.name);
      const mark = `طلب ${engine.name} ${Date.now()}`;
      await visitor.fill(fields.name.label, "خالد الحربي");
      await visitor.fill(fields.email.label, goodEnquiry.email);
      await visitor.fill(fields.company.label, mark);
      await visitor.press("button", request.send);
      await expect.poll(() => visitor.texts(".request-receipt h2")).toEqual([request.success]);
      expect((await letterWith(mark)).text).toMatch(/^Language: Arabic/m);
      expect(await driver.complaints()).toEqual([]);
    } finally {
      await driver.end();
    }
  });
});
