import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { violations } from "#test/support/axe.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office } from "#test/support/office.ts";
import { officeWordsIn } from "#words/office/words.ts";

const english = officeWordsIn("en");
const arabic = officeWordsIn("ar");
let office: Office;

async function startDemonstration(): Promise<void> {
  const published = publishedCatalogue({ catalogues: [catalogue, arabicCatalogue] });
  office = await startOffice({
    served: true,
    demonstration: true,
    catalogue: async () => published,
  });
}

beforeAll(startDemonstration);
afterAll(() => office?.close());

const inOffice = (options: PageOptions, journey: (visit: Visit) => Promise<void>) =>
  visit({ ...options, context: { baseURL: office.url, ...options.context } }, journey);

async function signIn(page: Page, words = english): Promise<void> {
  await page.goto("/");
  // Everybody of the demonstration is the same person, who keeps the language chosen last.
  await page.getByRole("button", { name: words === arabic ? "العربية" : "English" }).click();
  await page.getByRole("button", { name: words.signIn.demonstration }).click();
  await page.getByRole("heading", { name: words.today.title, level: 1 }).waitFor();
}

/** Opens a screen of the navigation, which a phone keeps in a menu. */
async function openScreen(page: Page, { shell }: typeof english, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: shell.menu });
  if (await menu.isVisible()) {
    await menu.click();
  }
  await page.getByRole("link", { name, exact: true }).click();
}

describe.each([
  ["en", desktop],
  ["ar", phone],
] as const)("a clerk of the office (%s)", (language, viewport) => {
  const words = officeWordsIn(language);
  const { enquiries, enquiry, figures, shell, today } = words;

  beforeAll(async () => {
    await office.close();
    await startDemonstration();
  });

  test("takes an enquiry by keys, notes, undoes and finds it again", async () => {
    await inOffice({ viewport }, async ({ page }) => {
      await signIn(page, words);
      await page.getByRole("heading", { name: today.newEnquiries }).waitFor();
      expect(await violations(page)).toEqual([]);

      await openScreen(page, words, shell.enquiries);
      await page.getByRole("table", { name: enquiries.tabs.new }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Harbour Works Contracting Co." }).waitFor();
      const call = page.getByRole("link", { name: enquiry.call });
      expect(await call.getAttribute("href")).toBe("tel:+966550000101");
      const chat = page.getByRole("link", { name: enquiry.chat });
      expect(await chat.getAttribute("href")).toBe("https://wa.me/966550000101");

      await page.getByRole("button", { name: enquiry.actions.taken }).click();
      await page.getByText(enquiry.step(enquiries.states.new, enquiries.states.taken)).waitFor();
      await page.getByLabel(enquiry.newNote).fill("Asked for certificates");
      await page.keyboard.press("Control+Enter");
      await page.getByRole("listitem").filter({ hasText: "Asked for certificates" }).waitFor();
      expect(await violations(page)).toEqual([]);

      await page.getByRole("button", { name: enquiry.actions.lost }).click();
      await page.getByRole("menuitem", { name: enquiries.reasons.price }).click();
      await page.getByRole("button", { name: enquiry.reopen }).waitFor();
      await page.getByRole("button", { name: enquiry.undo }).click();
      await page.getByRole("button", { name: enquiry.actions.won }).waitFor();

      await page.getByRole("link", { name: enquiry.back }).click();
      await page.getByRole("link", { name: enquiries.tabs.taken }).click();
      await page.getByRole("searchbox", { name: enquiries.search }).fill("certificates");
      await expect.poll(() => page.url()).toContain("q=certificates");
      await expect.poll(() => page.getByRole("row").count()).toBe(2);
      await page.reload();
      await page.getByRole("link", { name: "Harbour Works Contracting Co." }).waitFor();
    });
  });

  test("held enquiries are delivered or discarded, and the figures are saved as a file", async () => {
    await inOffice({ viewport }, async ({ page }) => {
      await signIn(page, words);
      await page.goto("/enquiries?tab=held");
      await page.getByRole("link", { name: "Best Links Ltd" }).click();
      await page.getByRole("heading", { name: enquiry.held }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: enquiry.discard }).click();
      await page.getByText(enquiries.states.closed, { exact: true }).waitFor();

      await openScreen(page, words, shell.figures);
      await page.getByRole("table", { name: figures.tables.weeks }).waitFor();
      expect(await violations(page)).toEqual([]);
      const name = figures.exportTable(figures.tables.products, figures.excel);
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name }).click(),
      ]);
      expect(file.suggestedFilename()).toBe("products.xlsx");
    });
  });
});

test("a clerk enters what came by WhatsApp, in Arabic on a phone", async () => {
  const { newEnquiry, enquiries } = arabic;
  await inOffice({ viewport: phone, allow: [/status of 400/] }, async ({ page }) => {
    await signIn(page, arabic);
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await violations(page)).toEqual([]);
    await page.goto("/enquiries");
    await page.getByRole("link", { name: enquiries.enter }).click();
    await page
      .getByPlaceholder(newEnquiry.pasteHint)
      .fill("السلام عليكم\n١٠ خوذة سلامة\n5 pcs xylophones\nشكرا");
    await page.getByRole("button", { name: newEnquiry.read }).click();
    await page.getByRole("textbox", { name: `${newEnquiry.quantity}: 5 pcs xylophones` }).fill("6");
    await page.getByRole("button", { name: newEnquiry.save }).click();
    await page.getByText(arabic.problems.fields.missing).first().waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByLabel(newEnquiry.company).fill("شركة الأفق");
    await page.getByLabel(newEnquiry.phone).fill("0551234567");
    await page.getByRole("button", { name: newEnquiry.save }).click();
    await page.getByRole("heading", { name: "شركة الأفق" }).waitFor();
    await page
      .getByRole("row")
      .filter({ hasText: "xylophones" })
      .filter({ hasText: "6" })
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });
});
