import { dirname } from "node:path";
import { expect, test } from "vitest";
import { desktop, visit } from "#test/support/browser.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { startOffice } from "#test/support/office.ts";
import { signInToDemonstration } from "#test/support/office-sign-in.ts";
import { openedSite } from "#test/support/opened-site.ts";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { officeWordsIn } from "#words/office/words.ts";

const words = officeWordsIn("en");
const slug = "abc-powder-extinguisher-6kg";

test("the preview of a product has the fonts, photographs and drawings of its page", async () => {
  const published = publishedCatalogue({ catalogues: [catalogue, arabicCatalogue] });
  const office = await startOffice({
    served: true,
    demonstration: true,
    catalogue: async () => published,
    content: "content",
    data: dirname(openedSite().mailbox),
  });
  try {
    // A console error fails the journey.
    await visit({ viewport: desktop, context: { baseURL: office.url } }, async ({ page }) => {
      await signInToDemonstration(page, "en");
      await page.goto(`/catalogue/${slug}`);
      await page.getByText(words.product.preview.note).waitFor();
      const preview = page.frameLocator("iframe");
      await preview.getByRole("heading", { level: 1 }).waitFor();
      const picture = preview.locator("main img").first();
      const widthOf = () =>
        picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
      await expect.poll(widthOf).toBeGreaterThan(0);
      const fonts = () =>
        preview.locator("body").evaluate(() => [...document.fonts].map(({ status }) => status));
      await expect.poll(fonts).toContain("loaded");
      const outline = preview.locator(".to-scale use").first();
      await outline.scrollIntoViewIfNeeded();
      expect((await outline.boundingBox())?.height).toBeGreaterThan(20);
      // Pictures further down are read when they come into view.
      await preview.locator("body").press("End");
    });
  } finally {
    await office.close();
  }
});
