import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { violations } from "#test/support/axe.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { publishedIn, signInToDemonstration } from "#test/support/office-sign-in.ts";
import { editableColumns } from "#publishing/drafts/product-cells.ts";
import { officeWordsIn } from "#words/office/words.ts";

const list = `Price list of Maxco
Ref. Code,Commodity,Dealer Price
HP005,Bump Cap,26.5
MX-1,Glove one,18
MX-2,Glove two,on request
`;

/** Texts of the published content in each language, and new ones. */
const texts = {
  en: {
    guide: "Hand Protection",
    heading: "Gloves for every task",
    company: "Harbour Safety",
    homePage: "index.html",
    cap: "Bump Cap, Baseball Style with ABS Insert",
  },
  ar: {
    guide: "حماية اليدين",
    heading: "قفازات لكل عمل",
    company: "شركة المرفأ للسلامة",
    homePage: "ar.html",
    cap: "قبعة واقية من الاصطدام على شكل قبعة بيسبول ببطانة ABS",
  },
} as const;

let started: Awaited<ReturnType<typeof startCatalogueOffice>>;
beforeAll(async () => {
  started = await startCatalogueOffice();
});
afterAll(() => started?.close());

describe.each([
  ["en", desktop],
  ["ar", phone],
] as const)("an editor of the office (%s)", (language: Language, viewport) => {
  const words = officeWordsIn(language);
  const { labels } = words.contentFields;
  const { guide, heading, company, homePage, cap } = texts[language];

  const inOffice = (journey: (page: Page) => Promise<void>) =>
    visit({ viewport, context: { baseURL: started.office.url } }, async ({ page }) => {
      await signInToDemonstration(page, language);
      await journey(page);
    });

  /** Opens a screen of the navigation, which a phone keeps in a menu. */
  async function openScreen(page: Page, name: string): Promise<void> {
    const menu = page.getByRole("button", { name: words.shell.menu });
    if (await menu.isVisible()) {
      await menu.click();
    }
    await page.getByRole("link", { name, exact: true }).click();
  }

  test("changes a guide and the company, and the site shows both after publishing", async () => {
    await inOffice(async (page) => {
      await openScreen(page, words.shell.content);
      await page.getByRole("link", { name: guide, exact: true }).click();
      const inputOf = (label: string) =>
        page.getByRole("textbox", { name: `${label} ${ownNames[language]}`, exact: true }).first();
      const input = inputOf(labels.heading);
      await input.fill(heading);
      await input.blur();
      await page.getByText(words.content.waiting(1)).waitFor();
      expect(await violations(page)).toEqual([]);

      await page.getByRole("link", { name: words.content.back }).click();
      await page.getByRole("searchbox").fill("company.yaml");
      await page
        .getByRole("link", { name: words.content.files["company.yaml"], exact: true })
        .click();
      const name = inputOf(labels.name);
      await name.fill(company);
      await name.blur();
      await page.getByRole("link", { name: words.content.toChanges }).first().click();
      await page.getByRole("button", { name: words.changes.publish(2) }).click();
      await page.getByText(publishedIn(words)).waitFor();
    });
    const { home } = started;
    const guideFile = join(home.content, "guides/hand-protection/guide.yaml");
    expect(readFileSync(guideFile, "utf8")).toContain(heading);
    expect(readFileSync(join(home.content, "company.yaml"), "utf8")).toContain(company);
    const html = readFileSync(home.inRelease(Number(home.current()), "site", homePage), "utf8");
    expect(html).toContain(heading);
    expect(html).toContain(`by ${company}`);
  });

  test("imports a price list with headings of its maker, and undoes it", async () => {
    const { import: importing, changes } = words;
    await inOffice(async (page) => {
      await openScreen(page, words.shell.import);
      const file = { name: "maxco.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
      await page.getByLabel(importing.file).setInputFiles(file);
      const means = (word: string) =>
        page.getByRole("combobox", { name: importing.meaningOf(word) });
      await means("Ref. Code").selectOption("code");
      await means("Commodity").selectOption("name-en");
      await means("Dealer Price").selectOption("price");
      const defaults = page.getByRole("group", { name: importing.defaults });
      await defaults.getByRole("combobox").first().selectOption("hand");
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: importing.show }).click();
      await page.getByText(importing.counts(3, 1, 1, 0, 1)).waitFor();
      await page.getByText(importing.causes["not-a-number"]).waitFor();
      const preview = page.getByRole("table", { name: importing.preview });
      await preview.getByRole("row").filter({ hasText: "26.5" }).waitFor();
      expect(await violations(page)).toEqual([]);

      await page.getByRole("button", { name: importing.apply(2) }).click();
      await page.getByRole("link", { name: importing.toChanges }).click();
      await page.getByRole("cell", { name: "26.5" }).waitFor();
      await openScreen(page, words.shell.import);
      await page
        .getByRole("button", { name: importing.undoOf("maxco.csv") })
        .first()
        .click();
      await page.getByText(importing.undone, { exact: true }).first().waitFor();
      await openScreen(page, words.shell.changes);
      await page.getByText(changes.none).waitFor();
    });
  });

  test("starts a product from a similar one", async () => {
    const { create } = words.product;
    await inOffice(async (page) => {
      // The content has one photograph of each product, and the small site draws no preview.
      await page.route(/\/files\/|preview/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
      );
      await page.goto("/catalogue/bump-cap-baseball-style");
      await page.getByRole("heading", { name: cap, level: 1 }).waitFor();
      await page.getByRole("button", { name: create.duplicate }).click();
      const name = `Bump Cap ${language}`;
      const dialog = page.getByRole("dialog", { name: create.duplicate });
      await dialog.getByRole("textbox", { name: create.name }).fill(name);
      await dialog.getByRole("textbox", { name: create.code }).fill(`BC-${language}`);
      await dialog.getByRole("button", { name: create.submit }).click();
      await page.waitForURL(`**/catalogue/bump-cap-${language}`);
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      const code = page.getByRole("textbox", { name: create.code, exact: true });
      expect(await code.inputValue()).toBe(`BC-${language}`);
    });
  });

  test("names the product that replaces another by choosing it, and takes it out again", async () => {
    const { linked } = words.product;
    const label = editableColumns.get("replaced-by")?.header[language] ?? "";
    await inOffice(async (page) => {
      await page.route(/\/files\/|preview/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
      );
      await page.goto(`/catalogue/abc-powder-extinguisher-6kg`);
      const input = page.getByRole("combobox", { name: label, exact: true });
      await input.focus();
      const choice = page.locator(`datalist option[value^="${cap}"]`).first();
      const name = (await choice.getAttribute("value")) ?? "";
      await input.fill(name);
      await page.getByRole("listitem").filter({ hasText: cap }).waitFor();
      const drafts = async () =>
        (await started.office.parts.editing.drafts.list()).map(({ field, value }) => [
          field,
          value,
        ]);
      await expect.poll(drafts).toEqual([["replaced-by", "bump-cap-baseball-style"]]);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: linked.remove(cap) }).click();
      await expect.poll(drafts).toEqual([]);
    });
  });

  test("changes the address of a product, removes the product and puts it back", async () => {
    const { address } = words.product;
    const slug = "bump-cap-baseball-style";
    const other = `bump-cap-${language}-baseball`;
    const redirects = () => readFileSync(join(started.home.content, "redirects.yaml"), "utf8");
    await inOffice(async (page) => {
      await page.route(/\/files\/|preview/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
      );
      const moveTo = async (next: string) => {
        await page.getByRole("button", { name: address.change }).click();
        const dialog = page.getByRole("dialog", { name: address.change });
        await dialog.getByRole("textbox", { name: address.next }).fill(next);
        expect(await violations(page)).toEqual([]);
        await dialog.getByRole("button", { name: address.changeNow }).click();
        await page.waitForURL(`**/catalogue/${next}`);
      };
      await page.goto(`/catalogue/${slug}`);
      await moveTo(other);
      expect(redirects()).toContain(`/products/${slug}: /products/${other}`);
      await moveTo(slug);
      expect(redirects()).toContain(`/products/${other}: /products/${slug}`);

      await page.getByRole("button", { name: address.remove }).click();
      const dialog = page.getByRole("dialog", { name: address.remove });
      await dialog.getByLabel(address.redirect).selectOption({ label: address.shop });
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole("button", { name: address.removeNow }).click();
      await page.getByText(address.states.leaving).waitFor();
      await page.getByRole("button", { name: address.keep }).click();
      await page.getByRole("button", { name: address.remove }).waitFor();
      expect(await started.office.parts.editing.drafts.list()).toEqual([]);
    });
  });
});
