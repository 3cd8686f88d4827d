import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { officeWordsIn } from "#words/office/words.ts";

const english = officeWordsIn("en");
const arabic = officeWordsIn("ar");
const cap = "bump-cap-baseball-style";
const capName = "Bump Cap, Baseball Style with ABS Insert";
const capInArabic = "قبعة واقية من الاصطدام على شكل قبعة بيسبول ببطانة ABS";

let started: Awaited<ReturnType<typeof startCatalogueOffice>>;
beforeAll(async () => {
  started = await startCatalogueOffice();
});
afterAll(() => started?.close());

const inOffice = (options: PageOptions, journey: (visit: Visit) => Promise<void>) =>
  visit({ ...options, context: { baseURL: started.office.url } }, journey);

const readFile = (slug: string) =>
  readFileSync(path.join(started.home.content, "products", slug, "product.yaml"), "utf8");

async function openGrid(page: Page, words = english): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: words === arabic ? "العربية" : "English" }).click();
  await page.getByRole("button", { name: words.signIn.demonstration }).click();
  await page.getByRole("heading", { name: words.today.title, level: 1 }).waitFor();
  await page.goto("/catalogue");
  await page.getByRole("table", { name: words.catalogue.title }).waitFor();
}

test("an editor finds a product, changes its price, sees it live, and undoes it", async () => {
  const { catalogue: words } = english;
  await inOffice({}, async ({ page }) => {
    await openGrid(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("searchbox", { name: words.search }).fill("bump cap");
    await expect.poll(() => page.getByRole("row").count()).toBe(2);

    const price = page.getByRole("textbox", { name: words.place(capName, "Price (SAR)") });
    await price.fill("26.50");
    await price.press("Enter");
    await page.getByText(/^Live since/).waitFor();
    expect(readFile(cap)).toContain("price: {amount: 26.5}");

    await page
      .getByRole("textbox", { name: words.place(capName, "Price before (SAR)") })
      .fill("20");
    await page.keyboard.press("Tab");
    await page.getByText("20 is not above the amount of 26.5").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: words.undo }).click();
    await expect.poll(() => page.getByText("20 is not above").count()).toBe(0);

    await page.getByRole("button", { name: words.soldOut }).click();
    await page.getByRole("button", { name: words.backInStock }).waitFor();
    await page.getByText(/^Live since/).waitFor();
    expect(readFile(cap)).toContain("availability: {state: out}");
    await page.getByRole("button", { name: words.undo }).click();
    await expect.poll(() => readFile(cap)).toContain("availability: {state: in-stock}");
    await page.getByText(/^Live since/).waitFor();
  });
});

test("an editor pastes a column, and sets one value for many, in Arabic on a phone", async () => {
  const { catalogue: words } = arabic;
  await inOffice({ viewport: phone }, async ({ page }) => {
    await openGrid(page, arabic);
    expect(await violations(page)).toEqual([]);
    const stock = page.getByRole("textbox", { name: /، المخزون$/ });
    await stock.first().focus();
    await stock.first().evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "١٬٢٠٠\r\n\r\nmany\r\n7\r\n");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await page.getByText(words.beyond(1)).waitFor();
    await page.getByRole("heading", { name: words.problems }).waitFor();
    await expect.poll(() => stock.first().inputValue()).toBe("1200");

    await page.getByRole("checkbox", { name: words.selectAll }).click();
    await page.getByLabel(words.setColumn).selectOption("minimum");
    await page.getByLabel(words.setTo, { exact: true }).fill("40");
    await page.getByRole("button", { name: words.set, exact: true }).click();
    const minimum = page.getByRole("textbox", {
      name: words.place(capInArabic, "الحد الأدنى للطلب"),
    });
    await expect.poll(() => minimum.inputValue()).toBe("40");
    await page.getByText(words.state.drafts(5)).waitFor();
    expect(readFile(cap)).toContain("minimum: 20");
  });
});

test("an editor publishes drafts, reads what changed, and goes back to an earlier release", async () => {
  const { catalogue: grid, changes: words } = english;
  await inOffice({}, async ({ page }) => {
    await openGrid(page);
    const pack = page.getByRole("textbox", { name: grid.place(capName, "Pack") });
    await pack.fill("7");
    await pack.press("Enter");
    await page.getByRole("link", { name: grid.state.toChanges, exact: true }).click();
    await page.getByRole("table", { name: words.unpublished }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: /^Publish \d/ }).click();
    await page.getByText(words.refused).waitFor();
    await page
      .getByText(/is no multiple of the pack of 7/)
      .first()
      .waitFor();

    await page.getByRole("button", { name: words.discardOf("Pack", capName) }).click();
    await expect.poll(() => page.getByRole("cell", { name: "7", exact: true }).count()).toBe(0);
    await page.goto("/catalogue");
    await page.getByRole("textbox", { name: grid.place(capName, "Stock") }).fill("41");
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: grid.state.toChanges, exact: true }).click();
    await page.getByRole("textbox", { name: words.note }).fill("Stock count");
    await page.getByRole("button", { name: /^Publish \d/ }).click();
    await page.getByText(/^Published as release/).waitFor();
    expect(readFile(cap)).toContain("stock: 41");

    const newest = page.getByRole("listitem").filter({ hasText: "Stock count" }).first();
    await newest.getByRole("button", { name: words.whatChanged }).click();
    await newest.getByText("41").waitFor();
    expect(await violations(page)).toEqual([]);
    const first = page
      .getByRole("listitem")
      .filter({ hasText: words.release(1) })
      .last();
    await first.getByRole("button", { name: words.restore }).click();
    await first.getByRole("button", { name: words.yes }).click();
    await first.getByText(/restored and published/).waitFor();
    expect(readFile(cap)).toContain("stock: 3000");
  });
});
