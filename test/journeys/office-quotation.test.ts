import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Language } from "#domain/language.ts";
import { publishedCatalogue } from "#server/releases/current-catalogue.ts";
import { violations } from "#test/support/axe.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { arabicCatalogue, catalogue } from "#test/support/demonstration.ts";
import { priceByKeys, priceCell } from "#test/support/office-browser.ts";
import { enterEnquiry, requestLines } from "#test/support/office-enquiries.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office, OfficeClient } from "#test/support/office.ts";
import { sample } from "#test/support/samples.ts";
import { officeWordsIn } from "#words/office/words.ts";

const published = publishedCatalogue({ catalogues: [catalogue, arabicCatalogue] });
/** Keys for 40 lines of which 36 have a price, beyond the words of the other four. */
const mostKeys = 60;
const english = officeWordsIn("en");
let office: Office;

beforeAll(async () => {
  office = await startOffice({ served: true, catalogue: async () => published });
});
afterAll(() => office?.close());

/** Visits the office as a signed-in clerk. */
function visitAs(
  clerk: OfficeClient,
  options: PageOptions,
  journey: (visit: Visit) => Promise<void>,
): Promise<void> {
  const inOffice = { ...options, patient: false, context: { baseURL: office.url } };
  return visit(inOffice, async (tab) => {
    await tab.context.addCookies([
      {
        name: "__Host-session",
        value: clerk.cookies.get("__Host-session") ?? "",
        url: office.url.replace("http:", "https:"),
        secure: true,
        httpOnly: true,
        sameSite: "Strict",
      },
    ]);
    await journey(tab);
  });
}

/** Counts pressed keys and buttons from here on. */
async function countKeys(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset["keys"] = "0";
    const count = () => {
      const { dataset } = document.documentElement;
      dataset["keys"] = String(Number(dataset["keys"]) + 1);
    };
    addEventListener("keydown", count, true);
    addEventListener("pointerdown", count, true);
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset["keys"]));
}

const cases = [
  { language: "en", search: "full body harness" },
  { language: "ar", search: "حزام" },
] as const satisfies readonly { language: Language; search: string }[];

test.each(cases)(
  "40 lines, 36 of them with a price, are priced and sent with few keys ($language)",
  async ({ language, search }) => {
    const clerk = await office.signedInAs("sales", "Sara");
    await clerk.patch("/api/session", { language });
    const reference = await enterEnquiry(clerk, { language, lines: requestLines(36, 4) });
    const officeWords = officeWordsIn(language);
    const words = officeWords.quotation;
    await visitAs(clerk, {}, async ({ page }) => {
      await page.goto(`/enquiries/${reference}`);
      const begin = page.getByRole("button", { name: words.begin });
      await begin.waitFor();
      const countedKeys = await countKeys(page);
      await begin.click();

      await priceByKeys(page, officeWords, {
        search,
        look: async () => expect(await violations(page)).toEqual([]),
      });
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByText("huda@najd.example").waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press("Enter");
      await page.getByText(words.states.sent, { exact: true }).waitFor();
      const keys = (await countedKeys()) - search.length;
      console.log(`40 lines (${language}): ${keys} keys and presses`);
      expect(keys).toBeLessThanOrEqual(mostKeys);
      expect(await violations(page)).toEqual([]);
    });
    const { quotations } = (await clerk.get(`/api/enquiries/${reference}/quotations`)).json();
    expect(quotations).toMatchObject([{ state: "sent", revision: 1, lines: 40 }]);
    const { content } = (await clerk.get(`/api/quotations/${quotations[0].id}`)).json();
    expect(content.lines.every(({ unitPrice = 0 }) => unitPrice > 0)).toBe(true);
  },
);

test("a pasted column fills the prices below the focus, and one undo takes all of it back", async () => {
  const clerk = await office.signedInAs("sales", "Sara");
  const reference = await enterEnquiry(clerk, { lines: requestLines(0, 4) });
  const words = english.quotation;
  await visitAs(clerk, {}, async ({ page }) => {
    await page.goto(`/enquiries/${reference}`);
    await page.getByRole("button", { name: words.begin }).click();
    const price = (position: number) => priceCell(page, english, position);
    await price(2).focus();
    await price(2).evaluate((input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "10.00\r\n1,250.5\r\nabc\r\n7\r\n");
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    });
    await expect.poll(() => price(3).inputValue()).toBe("1,250.50");
    expect(await price(2).inputValue()).toBe("10.00");
    expect(await price(4).inputValue()).toBe("");
    await page.getByRole("button", { name: words.undo, exact: true }).click();
    await expect.poll(() => price(3).inputValue()).toBe("");
    expect(await price(2).inputValue()).toBe("");
  });
});

test("a code of two products in a price file asks which one, and prices that one alone", async () => {
  const clerk = await office.signedInAs("sales", "Sara");
  const { products } = catalogue;
  const product = sample(({ code, slug }) =>
    products.some((other) => other.code === code && other.slug !== slug),
  );
  const other = sample(({ code, slug }) => code === product.code && slug !== product.slug);
  const { code, name } = product;
  const lines = [product, other].map(({ slug, name: text }) => ({
    product: slug,
    text,
    sizes: [],
    quantity: 5,
  }));
  const reference = await enterEnquiry(clerk, { lines });
  const words = english.quotation;
  await visitAs(clerk, {}, async ({ page }) => {
    await page.goto(`/enquiries/${reference}`);
    await page.getByRole("button", { name: words.begin }).click();
    const price = (position: number) => priceCell(page, english, position).inputValue();
    await priceCell(page, english, 2).waitFor();
    const otherPrice = await price(2);
    await page.getByLabel(words.file.choose).setInputFiles({
      name: "prices.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(`Code;Unit price\n${code};24,5\n`),
    });
    const dialog = page.getByRole("dialog", { name: words.file.ask(code) });
    await dialog.getByText(words.file.askNote("24.50")).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => price(1)).toBe("24.50");
    expect(await price(2)).toBe(otherPrice);
  });
});

test("long words of a line are shown whole, and stay one line of text", async () => {
  const clerk = await office.signedInAs("sales", "Sara");
  const reference = await enterEnquiry(clerk, { lines: requestLines(0, 1) });
  const words = english.quotation;
  const text =
    "Rope grab for 16 mm kernmantle rope, stainless steel, with an automatic lock and a swivel eye";
  for (const viewport of [desktop, phone]) {
    await visitAs(clerk, { viewport }, async ({ page }) => {
      await page.goto(`/enquiries/${reference}`);
      const begin = page.getByRole("button", { name: words.begin });
      const cell = page.getByRole("textbox", { name: words.cell(words.freeText, 1) });
      await begin.or(cell).first().waitFor();
      if (await begin.isVisible()) {
        await begin.click();
      }
      await cell.fill(text.replace(", stainless", "\nstainless"));
      expect(await cell.inputValue()).toBe(text.replace(", stainless", " stainless"));
      await cell.fill(text);
      const hidden = () =>
        cell.evaluate(
          (element) =>
            element.scrollHeight - element.clientHeight + element.scrollWidth - element.clientWidth,
        );
      await expect.poll(hidden).toBe(0);
      await cell.press("Enter");
      expect(await cell.inputValue()).toBe(text);
    });
  }
});

test("two clerks on one quotation lose nothing: different fields merge, the same one shows both", async () => {
  const [sara, omar] = [
    await office.signedInAs("sales", "Sara"),
    await office.signedInAs("sales", "Omar"),
  ];
  const reference = await enterEnquiry(sara, { lines: requestLines(2, 0) });
  const words = english.quotation;
  const view = (await sara.post(`/api/enquiries/${reference}/quotations`, {})).json();
  const [first, second] = view.content.lines;
  const stored = async () => (await sara.get(`/api/quotations/${view.id}`)).json().content.lines;
  const allow = [/ERR_INTERNET_DISCONNECTED/, /status of 409/];
  await visitAs(omar, { allow }, async ({ page, context }) => {
    const price = (position: number) => priceCell(page, english, position);
    await page.goto(`/enquiries/${reference}`);
    await price(1).waitFor();
    await context.setOffline(true);
    await price(1).fill("31.00");
    await price(2).fill("32.00");
    await page.getByText(words.offline).waitFor();
    const edits = [{ path: `lines.${first.id}.unitPrice`, value: 2900 }];
    await sara.patch(`/api/quotations/${view.id}/lines`, { version: view.version, edits });
    await context.setOffline(false);

    const dispute = page.getByRole("alert").filter({ hasText: words.conflict.title });
    await dispute.getByText("31.00").waitFor();
    await dispute.getByText("29.00").waitFor();
    expect(await violations(page)).toEqual([]);
    await expect.poll(stored).toMatchObject([{ unitPrice: 2900 }, { unitPrice: 3200 }]);
    await dispute.getByRole("button", { name: words.conflict.keepOwn }).click();
    await expect.poll(stored).toMatchObject([{ unitPrice: 3100 }, { id: second.id }]);
  });
});
