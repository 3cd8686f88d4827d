import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { webPage } from "#test/support/pdf-files.ts";
import { listOf } from "#test/support/published-site.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { officeWordsIn } from "#words/office/words.ts";

const english = officeWordsIn("en");
const arabic = officeWordsIn("ar");
const cap = "bump-cap-baseball-style";

let started: Awaited<ReturnType<typeof startCatalogueOffice>>;
beforeAll(async () => {
  started = await startCatalogueOffice();
});
afterAll(() => started?.close());

const inOffice = (options: PageOptions, journey: (visit: Visit) => Promise<void>) =>
  visit({ ...options, context: { baseURL: started.office.url } }, journey);

async function openProduct(page: Page, slug: string, words = english): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: words === arabic ? "العربية" : "English" }).click();
  await page.getByRole("button", { name: words.signIn.demonstration }).click();
  await page.getByRole("heading", { name: words.today.title, level: 1 }).waitFor();
  await page.goto(`/catalogue/${slug}`);
  await page.getByRole("heading", { name: words.product.media.pictures }).waitFor();
}

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Reads a product's page of the release that the site serves. */
async function readPage(slug: string): Promise<string> {
  const release = Number(started.home.current());
  const { pages } = await listOf(started.home, release);
  const entry = pages.find(({ address }) => address === `/products/${slug}`);
  return readFileSync(started.home.inRelease(release, "site", entry?.file ?? ""), "utf8");
}

async function publishAll(page: Page, count: number, words = english): Promise<void> {
  await page.goto("/changes");
  await page.getByRole("table", { name: words.changes.unpublished }).waitFor();
  await page.getByRole("button", { name: words.changes.publish(count) }).click();
  await page.getByText(words.changes.none).waitFor();
}

test("an editor adds a photograph, orders it, describes it, and sees it on the page", async () => {
  const { product: words } = english;
  await inOffice({}, async ({ page }) => {
    await openProduct(page, cap);
    expect(await violations(page)).toEqual([]);
    const chooser = page.getByLabel(words.media.addPictures, { exact: true });
    await chooser.setInputFiles([
      { name: "side.jpg", mimeType: "image/jpeg", buffer: await photograph("#884422") },
      { name: "front.jpg", mimeType: "image/jpeg", buffer: webPage },
    ]);
    await page.getByText("is no picture: JPEG, PNG, WebP and AVIF are read").waitFor();
    const alt = page.getByLabel(words.media.alt.en(2));
    await alt.fill("Bump cap from the side");
    await page.getByLabel(words.media.alt.ar(2)).fill("القبعة من الجانب");
    await page.getByRole("button", { name: words.media.earlierOf(2) }).click();
    await expect
      .poll(() => page.getByLabel(words.media.alt.en(1)).inputValue())
      .toBe("Bump cap from the side");
    expect(await violations(page)).toEqual([]);
    await publishAll(page, 1);
    expect(await readPage(cap)).toMatch(/with bump-cap-baseball-style-side-[0-9a-f]{8}\./);
    const file = readFileSync(
      path.join(started.home.content, "products", cap, "product.yaml"),
      "utf8",
    );
    expect(file).toContain("Bump cap from the side");
    expect(file).toContain("القبعة من الجانب");
  });
});

test("an editor copies a product in Arabic on a phone, and publishes it with a photograph", async () => {
  const { product: words } = arabic;
  await inOffice({ viewport: phone }, async ({ page }) => {
    await openProduct(page, cap, arabic);
    await page.getByRole("button", { name: words.create.duplicate }).click();
    const dialog = page.getByRole("dialog", { name: words.create.duplicate });
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel(words.create.name).fill("Bump Cap, Short Peak");
    await dialog.getByLabel(words.create.code).fill("HP077");
    await dialog.getByRole("button", { name: words.create.submit }).click();
    await page.getByRole("heading", { name: "Bump Cap, Short Peak", level: 1 }).waitFor();

    await page
      .locator("input[type=file][capture]")
      .setInputFiles([
        { name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: await photograph("#228844") },
      ]);
    await page.getByLabel(words.media.alt.en(1)).fill("Short peak");
    await page.getByLabel(words.media.alt.ar(1)).fill("قبعة بحافة قصيرة");
    await page.getByLabel("الحالة", { exact: true }).selectOption("live");
    await page.getByText(arabic.catalogue.marks.saved).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await publishAll(page, 2, arabic);
    expect(await readPage("bump-cap-short-peak")).toMatch(
      /with bump-cap-short-peak-img-1-[0-9a-f]{8}\./,
    );
  });
});
