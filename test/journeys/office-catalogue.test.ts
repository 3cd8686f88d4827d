import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { desktop, holdBack, phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { publishedIn } from "#test/support/office-sign-in.ts";
import { editableColumns } from "#publishing/drafts/product-cells.ts";
import { translateRule } from "#words/office/translate-rule.ts";
import { officeWordsIn } from "#words/office/words.ts";

const english = officeWordsIn("en");
const arabic = officeWordsIn("ar");
const cap = "bump-cap-baseball-style";
const capNames = {
  en: "Bump Cap, Baseball Style with ABS Insert",
  ar: "قبعة واقية من الاصطدام على شكل قبعة بيسبول ببطانة ABS",
};
const bothLanguages = [
  ["en", desktop, "bump cap", 26.5],
  ["ar", phone, "قبعة", 27.5],
] as const;

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

describe.each(bothLanguages)("an editor of products (%s)", (language, viewport, search, amount) => {
  const officeWords = officeWordsIn(language);
  const { catalogue: words, changes } = officeWords;
  const capName = capNames[language];
  const headerOf = (field: string) => editableColumns.get(field)?.header[language] ?? field;
  const inputOf = (page: Page, field: string) =>
    page.getByRole("textbox", { name: words.place(capName, headerOf(field)) });
  const live = new RegExp(`^${words.state.live("")}`.replace(/\s*\.$/, ""));

  test("finds a product, changes its price, sees it live, and undoes it", async () => {
    const refusal = translateRule(`20 is not above the amount of ${amount}`, officeWords.product);
    await inOffice({ viewport }, async ({ page }) => {
      await openGrid(page, officeWords);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("searchbox", { name: words.search }).fill(search);
      await expect.poll(() => page.getByRole("row").count()).toBe(2);

      await inputOf(page, "price").fill(amount.toFixed(2));
      await page.keyboard.press("Enter");
      await page.getByText(live).waitFor();
      expect(readFile(cap)).toContain(`price: {amount: ${amount}}`);

      await inputOf(page, "was").fill("20");
      await page.keyboard.press("Tab");
      await page.getByText(refusal).first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: words.undo }).click();
      await expect.poll(() => page.getByText(refusal).count()).toBe(0);

      await page.getByRole("button", { name: words.soldOut }).click();
      await page.getByRole("button", { name: words.backInStock }).waitFor();
      await page.getByText(live).waitFor();
      expect(readFile(cap)).toContain("availability: {state: out}");
      await page.getByRole("button", { name: words.undo }).click();
      await expect.poll(() => readFile(cap)).toContain("availability: {state: in-stock}");
      await page.getByText(live).waitFor();
    });
  });

  test("publishes drafts, reads what changed, and goes back to an earlier release", async () => {
    const note = `Stock count ${language}`;
    const refusal = translateRule("20 is no multiple of the pack of 7", officeWords.product);
    const [verb = ""] = changes.publish(7).split("7");
    await inOffice({ viewport }, async ({ page }) => {
      await openGrid(page, officeWords);
      await inputOf(page, "pack").fill("7");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: words.state.toChanges, exact: true }).click();
      await page.getByRole("table", { name: changes.unpublished }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: new RegExp(`^${verb}`) }).click();
      await page.getByText(changes.refused).waitFor();
      await page.getByText(refusal).first().waitFor();

      await page
        .getByRole("button", { name: changes.discardOf(headerOf("pack"), capName) })
        .click();
      await expect.poll(() => page.getByRole("cell", { name: "7", exact: true }).count()).toBe(0);
      await page.goto("/catalogue");
      await inputOf(page, "stock").fill("41");
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: words.state.toChanges, exact: true }).click();
      const before = changes.release(Number(started.home.current()));
      await page.getByRole("textbox", { name: changes.note }).fill(note);
      await page.getByRole("button", { name: new RegExp(`^${verb}`) }).click();
      await page.getByText(publishedIn(officeWords)).waitFor();
      expect(readFile(cap)).toContain("stock: 41");

      const newest = page.getByRole("listitem").filter({ hasText: note }).first();
      await newest.getByRole("button", { name: changes.whatChanged }).click();
      await newest.getByText("41").waitFor();
      await newest.getByText(`Demo user: ${note}`).waitFor();
      expect(await violations(page)).toEqual([]);
      const earlier = page
        .getByRole("listitem")
        .filter({ has: page.getByText(before, { exact: true }) });
      // Nothing that changes the site stands where the button to publish was.
      expect(await page.getByRole("button", { name: changes.restore }).count()).toBe(0);
      await earlier.getByRole("button", { name: changes.whatChanged }).click();
      await earlier.getByRole("button", { name: changes.restore }).click();
      await earlier.getByRole("button", { name: changes.yes }).click();
      await earlier.getByText(changes.restored(1)).waitFor();
      expect(readFile(cap)).toContain("stock: 3000");
    });
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
      name: words.place(capNames.ar, "الحد الأدنى للطلب"),
    });
    await expect.poll(() => minimum.inputValue()).toBe("40");
    await page.getByText(words.state.drafts(5)).waitFor();
    expect(readFile(cap)).toContain("minimum: 20");
  });
});

const prices = (page: Page) =>
  page.getByRole("textbox", {
    name: english.catalogue.place("", editableColumns.get("price")?.header.en ?? ""),
  });

/** The small site draws no preview, and its content has one photograph of each product. */
const withoutPreview = (page: Page) =>
  page.route(/preview|\/files\//, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
  );

test("the note of a changed cell lets a press through to the cell below", async () => {
  await inOffice({ viewport: desktop }, async ({ page }) => {
    await openGrid(page);
    const [first, second] = [prices(page).nth(0), prices(page).nth(1)];
    /** The end of a cell, where its number and the note of the cell above stand. */
    const endOf = async (cell: typeof first) => {
      const { x, y, width, height } = (await cell.boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return [x + width - 16, y + height / 2] as const;
    };
    await page.mouse.click(...(await endOf(first)));
    await page.keyboard.type("61");
    await page.keyboard.press("Tab");
    await first.locator("xpath=..").getByText(english.catalogue.marks.live).waitFor();
    await page.mouse.move(...(await endOf(second)), { steps: 12 });
    await page.mouse.click(...(await endOf(second)));
    await page.keyboard.type("62");
    await page.keyboard.press("Tab");
    expect(await second.inputValue()).toBe("62");
  });
});

test("a search changes the list once, and the way back from a product keeps it", async () => {
  await inOffice({ viewport: desktop }, async ({ page }) => {
    await withoutPreview(page);
    await openGrid(page);
    const rows = page.getByRole("row");
    const answer = await holdBack(page, /\/catalogue\/search/);
    const asked = page.waitForRequest(/\/catalogue\/search/);
    await page.getByRole("searchbox", { name: english.catalogue.search }).fill("bump cap");
    await asked;
    expect(await rows.count()).toBe(4);
    answer();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole("link", { name: capNames.en }).click();
    await page.getByRole("heading", { name: capNames.en, level: 1 }).waitFor();
    await page.getByRole("link", { name: english.product.back }).click();
    await expect.poll(() => rows.count()).toBe(2);
    const search = page.getByRole("searchbox", { name: english.catalogue.search });
    expect(await search.inputValue()).toBe("bump cap");
  });
});

test("a draft is found by its filter, and its form does not call it live", async () => {
  const { state, views, view } = english.catalogue;
  const file = `products/${cap}/product.yaml`;
  await started.home.edit(file, "status: live", "status: draft");
  await inOffice({ viewport: desktop }, async ({ page }) => {
    await withoutPreview(page);
    await openGrid(page);
    await page.getByRole("combobox", { name: view, exact: true }).selectOption(views.unshown);
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    await page.getByRole("link", { name: capNames.en }).click();
    await page.getByText(state.unshown.draft).waitFor();
    expect(await page.getByText(/^Live since/).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
  await started.home.edit(file, "status: draft", "status: live");
});
