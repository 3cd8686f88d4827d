import sharp from "sharp";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { violations } from "#test/support/axe.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { signInToDemonstration } from "#test/support/office-sign-in.ts";
import { plainPdf } from "#test/support/pdf-files.ts";
import { officeWordsIn } from "#words/office/words.ts";

let started: Awaited<ReturnType<typeof startCatalogueOffice>>;
beforeAll(async () => {
  started = await startCatalogueOffice();
});
afterAll(() => started?.close());

describe.each([
  ["en", desktop],
  ["ar", phone],
] as const)("everyday tasks of an editor (%s)", (language: Language, viewport) => {
  const words = officeWordsIn(language);
  const { media } = words.product;

  const inOffice = (journey: (page: Page) => Promise<void>) =>
    visit({ viewport, context: { baseURL: started.office.url } }, async ({ page }) => {
      await signInToDemonstration(page, language);
      await page.route(/preview/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
      );
      await journey(page);
    });

  const draftsOf = async (field: string) => {
    const drafts = await started.office.parts.editing.drafts.list();
    return drafts.filter((draft) => draft.field === field).map(({ value }) => String(value));
  };

  test("adds a photograph and a certificate to a product", async () => {
    const create = { width: 1600, height: 1200, channels: 3, background: "#b0b8c0" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await inOffice(async (page) => {
      await page.goto("/catalogue/bump-cap-baseball-style");
      const described = new RegExp(media.alt[language](0).replace("0", "[0-9]+"));
      await page.getByRole("textbox", { name: described }).first().waitFor();
      const count = await page.getByRole("textbox", { name: described }).count();
      const photograph = `front-${language}.jpg`;
      await page
        .getByLabel(media.addPictures, { exact: true })
        .setInputFiles({ name: photograph, mimeType: "image/jpeg", buffer });
      const alt = page.getByRole("textbox", { name: media.alt[language](count + 1) });
      await alt.fill("A cap from the front");
      await alt.blur();
      await expect.poll(async () => (await draftsOf("pictures")).join()).toContain("from the front");

      await page
        .getByLabel(media.addDocuments, { exact: true })
        .setInputFiles({ name: `en812-${language}.pdf`, mimeType: "application/pdf", buffer: plainPdf });
      const document = page.getByRole("group", { name: new RegExp(`en812-${language}`) });
      const number = document.getByRole("textbox", { name: media.facts.number });
      await number.fill("2841-07");
      await number.blur();
      await document.getByRole("checkbox", { name: media.shown }).check();
      await expect.poll(async () => (await draftsOf("documents")).join()).toContain("2841-07");
      expect(await violations(page)).toEqual([]);
    });
  });

  test("starts the page of a city", async () => {
    const { content } = words;
    await inOffice(async (page) => {
      await page.goto("/content");
      await page.getByRole("button", { name: content.newOf.city }).click();
      await page.getByRole("textbox", { name: content.nameEn }).fill(`Rabigh ${language}`);
      await page.getByRole("textbox", { name: content.nameAr }).fill("رابغ");
      await page.getByRole("button", { name: content.create }).click();
      await page.getByText(content.isNew).waitFor();
      const name = language === "en" ? "Rabigh en" : "رابغ";
      await page.getByRole("heading", { name, level: 1 }).waitFor();
    });
  });
});
