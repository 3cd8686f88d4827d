import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyFormats } from "#domain/company-reading.ts";
import { ownNames } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import { violations } from "#test/support/axe.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { startCatalogueOffice } from "#test/support/office-catalogue.ts";
import { publishedIn, signInToDemonstration } from "#test/support/office-sign-in.ts";
import { plainPdf } from "#test/support/pdf-files.ts";
import { translateRule } from "#words/office/translate-rule.ts";
import { officeWordsIn } from "#words/office/words.ts";

const cap = "bump-cap-baseball-style";

/** Texts of the published content in each language, and new ones. */
const texts = {
  en: {
    folder: "",
    home: "index.html",
    cap: "Bump Cap, Baseball Style with ABS Insert",
    headline: "Everything for a Safe Site",
    card: "1. Head Protection",
    count: "90+ products",
    city: "Rabigh",
  },
  ar: {
    folder: "ar/",
    home: "ar.html",
    cap: "قبعة واقية من الاصطدام على شكل قبعة بيسبول ببطانة ABS",
    headline: "كل ما يلزم لموقع آمن",
    card: "1. حماية الرأس",
    count: "أكثر من 90 منتجًا",
    city: "القنفذة",
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
] as const)("everyday tasks of an editor (%s)", (language: Language, viewport) => {
  const words = officeWordsIn(language);
  const { catalogue, content, media } = { ...words, ...words.product };
  const { folder, home, ...own } = texts[language];

  const inOffice = (journey: (page: Page) => Promise<void>, allow: readonly RegExp[] = []) =>
    visit({ viewport, context: { baseURL: started.office.url }, allow }, async ({ page }) => {
      await signInToDemonstration(page, language);
      // The content has one photograph of each product, and the small site draws no preview.
      await page.route(/preview|\/files\/contents\.webp/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>Preview</title>" }),
      );
      await journey(page);
    });

  const publicPage = (file: string) =>
    readFileSync(started.home.inRelease(Number(started.home.current()), "site", file), "utf8");

  /** Publishes the changes that wait, as a person does. */
  async function publish(page: Page): Promise<void> {
    await page.goto("/changes");
    const [verb = ""] = words.changes.publish(7).split("7");
    await page.getByRole("button", { name: new RegExp(`^${verb}`) }).click();
    await page.getByText(publishedIn(words)).waitFor();
  }

  test("marks a product as sold out by one press, and it is live by itself", async () => {
    await inOffice(async (page) => {
      await page.goto("/catalogue");
      const row = page.getByRole("row").filter({ hasText: own.cap });
      await row.getByRole("button", { name: catalogue.soldOut }).click();
      await expect.poll(() => publicPage(`${folder}products/${cap}.html`)).toContain("<p>out,");
      await row.getByRole("button", { name: catalogue.backInStock }).click();
      await expect
        .poll(() => publicPage(`${folder}products/${cap}.html`))
        .toContain("<p>in-stock,");
    });
  });

  test("changes the headline and a count of the home page", async () => {
    await inOffice(async (page) => {
      await page.goto("/content");
      await page.getByRole("link", { name: content.files["pages/home.yaml"], exact: true }).click();
      const inputOf = (label: string) =>
        page.getByRole("textbox", { name: `${label} ${ownNames[language]}`, exact: true });
      const { labels } = words.contentFields;
      await inputOf(labels.headline).fill(own.headline);
      await inputOf(labels.headline).blur();
      await page.getByText(content.waiting(1)).waitFor();
      const card = page.getByRole("listitem").filter({ hasText: own.card });
      await card.getByText(own.card, { exact: true }).click();
      const count = card.getByRole("textbox", {
        name: `${labels.text} ${ownNames[language]}`,
        exact: true,
      });
      await count.fill(own.count);
      await count.blur();
      await page.getByText(content.waiting(2)).waitFor();
      expect(await violations(page)).toEqual([]);
      await publish(page);
    });
    expect(publicPage(home)).toContain(`<p>${own.headline}, ${own.count},`);
  });

  test("adds a photograph and a certificate to a product", async () => {
    const create = { width: 1600, height: 1200, channels: 3, background: "#b0b8c0" } as const;
    const buffer = await sharp({ create }).jpeg().toBuffer();
    await inOffice(async (page) => {
      await page.goto(`/catalogue/${cap}`);
      const described = new RegExp(media.alt[language](0).replace("0", "[0-9]+"));
      await page.getByRole("textbox", { name: described }).first().waitFor();
      const count = await page.getByRole("textbox", { name: described }).count();
      await page
        .getByLabel(media.addPictures, { exact: true })
        .setInputFiles({ name: `front-${language}.jpg`, mimeType: "image/jpeg", buffer });
      const alt = page.getByRole("textbox", { name: media.alt[language](count + 1) });
      await alt.fill(own.headline);
      await alt.blur();

      await page.getByLabel(media.addDocuments, { exact: true }).setInputFiles({
        name: `en812-${language}.pdf`,
        mimeType: "application/pdf",
        buffer: plainPdf,
      });
      const document = page.getByRole("group", { name: new RegExp(`en812-${language}`) });
      const number = document.getByRole("textbox", { name: media.facts.number });
      await number.fill("2841-07");
      await number.blur();
      await document.getByRole("checkbox", { name: media.shown }).check();
      expect(await violations(page)).toEqual([]);
      const saved = async () => JSON.stringify(await started.office.parts.editing.drafts.list());
      await expect.poll(saved).toContain(own.headline);
      await expect.poll(saved).toContain("2841-07");
      if (language === "ar") {
        // A photograph is described in English at least.
        const inEnglish = page.getByRole("textbox", { name: media.alt.en(count + 1) });
        await inEnglish.fill("A cap from the front");
        await inEnglish.blur();
        await expect.poll(saved).toContain("from the front");
      }
      await publish(page);
    });
    expect(publicPage(`${folder}products/${cap}.html`)).toContain(`front-${language}-`);
  });

  test("replaces the logo by a drawing, after a file that is none", async () => {
    const files = {
      mimeType: "image/svg+xml",
      none: Buffer.from("no drawing"),
      logo: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64" height="32"><g inkscape:label="Layer 1"><path d="M0 0h64v32H0z"/></g></svg>',
      ),
    };
    await inOffice(
      async (page) => {
        await page.goto("/content");
        await page
          .getByRole("link", { name: content.files["brand/mark.svg"], exact: true })
          .click();
        const chooser = page.getByLabel(content.drawing.choose, { exact: true });
        const { mimeType, none, logo } = files;
        await chooser.setInputFiles({ name: "logo.svg", mimeType, buffer: none });
        await page.getByText(translateRule("is no SVG drawing", words.product)).waitFor();
        await chooser.setInputFiles({ name: "logo.svg", mimeType, buffer: logo });
        await page.getByText(content.waiting(1)).waitFor();
        await expect.poll(() => page.getByRole("alert").count()).toBe(0);
        expect(await violations(page)).toEqual([]);
        await publish(page);
      },
      [/status of 400/],
    );
    expect(publicPage(home)).toContain('viewBox="0 0 64 32"><g><path d="M0 0h64v32H0z"/>');
    await started.home.edit(
      "brand/mark.svg",
      /^[^]*$/,
      readFileSync("content/brand/mark.svg", "utf8"),
    );
  });

  test("writes a telephone number as a person types it, and is led to one that is none", async () => {
    const { labels } = words.contentFields;
    await inOffice(async (page) => {
      await page.goto("/content");
      await page.getByRole("link", { name: content.files["company.yaml"], exact: true }).click();
      const telephone = page.getByRole("textbox", { name: labels.phone, exact: true });
      await telephone.fill("012 654 3210");
      await telephone.blur();
      await expect.poll(() => telephone.inputValue()).toBe("+966126543210");
      await telephone.fill("later");
      await telephone.blur();
      const rule = translateRule(companyFormats.phone[1], words.product);
      await page.getByText(rule).waitFor();
      await page.goto("/changes");
      const [verb = ""] = words.changes.publish(7).split("7");
      await page.getByRole("button", { name: new RegExp(`^${verb}`) }).click();
      const refusal = page.getByRole("alert");
      await refusal.getByText(rule).waitFor();
      expect(await refusal.innerText()).not.toMatch(/yaml|\bphone\b|E\.164/);
      await refusal
        .getByRole("link", { name: `${content.files["company.yaml"]} / ${labels.phone}` })
        .click();
      await expect
        .poll(() => telephone.evaluate((input) => input === document.activeElement))
        .toBe(true);
      await page.goBack();
      await page
        .getByRole("button", {
          name: words.changes.discardOf(labels.phone, content.files["company.yaml"]),
        })
        .click();
      await page.getByText(words.changes.none).waitFor();
    });
  });

  test("takes back a removed entry, and shows a moved one as moved", async () => {
    const { labels } = words.contentFields;
    const { changes } = words;
    await inOffice(async (page) => {
      await page.goto("/content/file?path=guides/hand-protection/guide.yaml");
      const list = page.getByRole("group", { name: labels.mistakes });
      const entries = list.getByRole("listitem");
      await entries.first().waitFor();
      const before = await entries.allInnerTexts();
      await list.getByRole("button", { name: content.remove(labels.mistakes, 1) }).click();
      await list.getByRole("button", { name: catalogue.undo }).click();
      await expect.poll(() => entries.allInnerTexts()).toEqual(before);
      await list.getByRole("button", { name: content.down(labels.mistakes, 1) }).click();
      await page.getByText(content.waiting(1)).waitFor();
      await page.goto("/changes");
      const row = page.getByRole("row").filter({ hasText: labels.mistakes });
      await row.getByText(changes.moved(1, 2)).waitFor();
      expect(await row.innerText()).not.toMatch(/\ben:|\bar:|mistake /);
      await row.getByRole("button").click();
      await page.getByText(changes.none).waitFor();
    });
  });

  test("starts the page of a city, and publishes it", async () => {
    await inOffice(async (page) => {
      await page.goto("/content");
      await page.getByRole("button", { name: content.newOf.city }).click();
      await page.getByRole("textbox", { name: content.nameEn }).fill(`Town ${language}`);
      await page.getByRole("textbox", { name: content.nameAr }).fill(texts.ar.city);
      if (language === "en") {
        await page.getByRole("textbox", { name: content.nameEn }).fill(own.city);
      }
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: content.create }).click();
      await page.getByText(`${content.isNew} ${content.isComplete}`).waitFor();
      await page.getByRole("heading", { name: own.city, level: 1 }).waitFor();
      await publish(page);
    });
    expect(publicPage(home)).toContain(own.city);
  });
});
