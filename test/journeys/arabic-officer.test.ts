import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { letterWith } from "#test/support/contact-form.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { comparePainted } from "#test/support/painted.ts";
import { layOut } from "#test/support/paper.ts";
import { englishIn } from "#test/support/whole-arabic.ts";
import { copy } from "#words/ar-copy.ts";
import { wordsIn } from "#words/words.ts";

const addresses = addressesIn("ar");
const { contact, product: productWords } = wordsIn("ar");
const texts = contact.request;

/** Headings, a range, sizes with quantities, Arabic digits and own words, as Excel copies them. */
const own = "مرتبة للركبة 40-50 سم";
const block = [
  "الصنف\tالمقاس\tالكمية",
  "سترة عاكسة EN ISO 20471\tL\t٦٠",
  "FP005\t42x10 43x12\t",
  "حبل أمان 1.5-2 م بممتص صدمات\t\t12",
  `${own}\t\t8`,
].join("\r\n");

/** Products that are requested by code. */
const asked = new Set(["HP002", "FP005"]);

/**
 * Checks that the page is entirely in Arabic, with codes, figures and ranges in the right order.
 */
async function look(page: Page, where: string): Promise<void> {
  const { texts: walked, wrong } = await comparePainted(page);
  expect({ where, wrong }).toEqual({ where, wrong: [] });
  expect(walked).toBeGreaterThan(5);
  const shown = await page.evaluate(() => {
    // A signature is no text, and the print sheet repeats everything in English.
    for (const other of document.querySelectorAll("pre, body [lang=en]")) {
      other.remove();
    }
    return document.body.innerText;
  });
  expect({ where, english: englishIn(shown) }).toEqual({ where, english: [] });
}

test.each([
  { name: "desktop", viewport: desktop },
  { name: "phone", viewport: phone },
])(
  "an officer who reads no English searches, pastes, sends and prints on a $name",
  async ({ viewport }) => {
    await visit({ viewport, context: { locale: "ar-SA" } }, async ({ page }) => {
      await page.goto(addresses.home);
      if (viewport === desktop) {
        const field = page.getByRole("banner").locator("input[name=q]:visible");
        await field.fill("خوذة كهرباء");
        await field.press("Enter");
        await page.waitForURL(/\/ar\/shop\?q=/);
      } else {
        await page.goto(addresses.shopSearch("خوذة كهرباء"));
      }
      const [helmet] = arabicCatalogue.products.filter(({ code }) => code === "HP002");
      if (!helmet) {
        throw new Error("There is no HP002");
      }
      await page.goto(addresses.product(helmet.slug));
      await look(page, "product");
      await page.getByRole("link", { name: productWords.quote }).click();
      await page.waitForURL(`**${addresses.request}`);

      await page.getByLabel(texts.own, { exact: true }).fill(block);
      // Opens a file by the page's label, since the browser's own button is in another language.
      const file = page.getByLabel(texts.pasted.openFile);
      expect(await file.evaluate((input) => getComputedStyle(input).opacity)).toBe("0");
      await page.getByRole("button", { name: texts.pasted.read }).click();
      const review = page.getByRole("region", { name: texts.pasted.heading(4) });
      await review.waitFor();
      await look(page, "review");
      const open = review.locator("[data-open]");
      for (let left = await open.count(); left > 0; left -= 1) {
        await page.keyboard.press("1");
        await expect.poll(() => open.count()).toBe(left - 1);
      }
      await review.getByRole("button", { name: /^أضف الصفوف/ }).click();
      const lines = page.getByRole("group", { name: texts.heading }).getByRole("listitem");
      await expect.poll(() => lines.count()).toBe(5);
      await look(page, "lines");

      const mark = `شركة البحر ${viewport.width} ${Date.now()}`;
      await page.getByLabel(texts.city).fill("ينبع");
      await page.getByLabel(contact.fields.name.label, { exact: true }).fill("خالد الحربي");
      await page
        .getByLabel(contact.fields.email.label, { exact: true })
        .fill("khalid@buyer.example");
      await page.getByLabel(contact.fields.company.label, { exact: true }).fill(mark);
      await page.getByRole("button", { name: texts.send }).click();
      await page.getByRole("heading", { name: texts.success }).waitFor();
      await look(page, "sent");

      await page.getByText(texts.keep).first().click();
      const sheet = page.getByRole("link", { name: copy.sheet(undefined) });
      const printed = (await sheet.getAttribute("href")) ?? "";
      const receipt = await page.getByRole("link", { name: texts.receipt }).getAttribute("href");
      await page.goto(receipt ?? "");
      await look(page, "receipt");
      await page.goto(printed);
      await layOut(page);
      await look(page, "printed list");
      const note = page.locator("main em").first();
      expect(await note.evaluate((words) => getComputedStyle(words).fontStyle)).toBe("normal");

      const letter = await letterWith(mark);
      expect(letter.text).toMatch(/^Language: Arabic \(العربية\)$/m);
      for (const told of ["42x10 43x12", own, "ينبع", "خالد الحربي"]) {
        expect(letter.html).toContain(told);
      }
      // The staff reads English: each product has its English name and the name that the buyer saw.
      for (const { slug, name } of arabicCatalogue.products.filter(({ code }) => asked.has(code))) {
        expect(letter.html).toContain(catalogue.product(slug)?.name.replaceAll('"', "&quot;"));
        expect(letter.html).toContain(`<bdi dir="auto">${name}</bdi>`);
      }
    });
  },
);
