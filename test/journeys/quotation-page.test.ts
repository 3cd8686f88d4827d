import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import { languages } from "#domain/language.ts";
import type { Quotation } from "#server/quotations/quotation-rows.ts";
import { violations } from "#test/support/axe.ts";
import { phone, visit } from "#test/support/browser.ts";
import type { PageOptions } from "#test/support/browser.ts";
import { samples } from "#test/support/files.ts";
import { countSheets, faultsOfWords } from "#test/support/paper.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { goodEnquiry, postJson } from "#test/support/requests.ts";
import { startService, unmetered } from "#test/support/service.ts";
import type { Service } from "#test/support/service.ts";
import { serviceWordsIn } from "#words/service.ts";

const day = 24 * 60 * 60_000;
const noon = Date.UTC(2026, 10, 29, 9);
const clerk = { name: "Sara", email: "sara@supplier.example" };
let now = noon;
let site: Service;

const openForm = (page: Page, heading: string) =>
  page.locator("summary").getByText(heading, { exact: true }).click();

describe.each(languages)("the buyer's page of a quotation (%s)", (language) => {
  const { buyersPage, receipt } = serviceWordsIn(language);
  let link: string;
  let reference: string;

  beforeEach(async () => {
    now = noon;
    site = await startService({ clock: { now: () => now }, allowance: unmetered });
    const { message: _, ...buyer } = goodEnquiry;
    const answer = await postJson(
      `${site.url}${addresses.sendRequest}`,
      { ...buyer, lines: [{ text: "Safety helmets", quantity: 10 }] },
      { "content-language": language },
    );
    const sent = await answer.json();
    ({ reference } = sent);
    link = sent.receiptPage.replace("http://localhost:3000", "");
  });
  afterEach(() => site.close());

  async function quote(lines = [quotationLine(), quotationLine({ id: "k2" })]): Promise<Quotation> {
    const content = quotationContent({ language, lines });
    return freeze(await site.quotations.drafts.create({ reference, content, person: null }));
  }

  async function freeze({ id, version }: Quotation): Promise<Quotation> {
    const result = await site.quotations.revisions.freeze({ id, version, clerk, person: null });
    if (result.outcome !== "sent") {
      throw new Error(result.outcome);
    }
    return result.quotation;
  }

  const stateOf = async ({ id }: Quotation) => (await site.quotations.drafts.find(id))?.state;
  const decisionsOn = ({ id }: Quotation) => site.quotations.acts.list(id);

  /** Opens the page on a phone, without script unless the options say otherwise. */
  function open(journey: (page: Page) => Promise<void>, options: PageOptions = {}): Promise<void> {
    const context = { baseURL: site.url };
    return visit({ viewport: phone, script: false, context, ...options }, async ({ page }) => {
      await page.goto(link);
      await journey(page);
    });
  }

  const acceptForm = (page: Page) => ({
    name: page.getByLabel(buyersPage.accept.name, { exact: true }),
    orderNumber: page.getByLabel(buyersPage.accept.orderNumber),
    file: page.getByLabel(buyersPage.accept.file),
    submit: page.getByRole("button", { name: buyersPage.accept.submit }),
  });

  test("changes nothing when it is opened, and notes a view when a person moves", async () => {
    const quotation = await quote();
    await open(
      async (page) => {
        await page.reload();
        expect(await violations(page)).toEqual([]);
        expect(await stateOf(quotation)).toBe("sent");
        await page.touchscreen.tap(100, 300);
        await expect.poll(() => stateOf(quotation)).toBe("viewed");
      },
      { script: true },
    );
    expect(await decisionsOn(quotation)).toEqual([]);
  });

  test("takes an acceptance with an order, without script", async () => {
    const quotation = await quote();
    await open(async (page) => {
      const { name, orderNumber, file, submit } = acceptForm(page);
      await name.fill("Huda Salem");
      await orderNumber.fill("PO-17");
      await file.setInputFiles({
        name: "order.pdf",
        mimeType: "application/pdf",
        buffer: samples.pdf,
      });
      await submit.click();
      await page.getByRole("status").getByText(buyersPage.done.accept).waitFor();
      await page.goto(link);
      await page.getByText(buyersPage.states.accepted ?? "").waitFor();
      expect(await page.getByRole("button").count()).toBe(0);
    });
    expect(await stateOf(quotation)).toBe("accepted");
    expect(await decisionsOn(quotation)).toMatchObject([
      { action: "accept", name: "Huda Salem", orderNumber: "PO-17" },
    ]);
    expect((await site.desk.find(reference))?.files).toMatchObject([
      { name: "order.pdf", purpose: "order" },
    ]);
  });

  test("keeps what was typed when a field is wrong, and says what is", async () => {
    const quotation = await quote();
    await open(
      async (page) => {
        const { name, orderNumber, file, submit } = acceptForm(page);
        await name.fill(" ");
        await orderNumber.fill("PO-17");
        await file.setInputFiles({ name: "first.pdf", mimeType: "x/y", buffer: samples.pdf });
        await submit.click();
        await page.getByRole("alert").getByText(buyersPage.check).waitFor();
        await page.getByText(buyersPage.problems.missing("name")).waitFor();
        expect(await orderNumber.inputValue()).toBe("PO-17");

        await name.fill("Huda Salem");
        await page.getByRole("checkbox", { name: "first.pdf" }).setChecked(false);
        await file.setInputFiles({ name: "order.pdf", mimeType: "x/y", buffer: samples.html });
        await submit.click();
        await page.getByText(buyersPage.problems.malformed("file")).waitFor();
        expect([await name.inputValue(), await orderNumber.inputValue()]).toEqual([
          "Huda Salem",
          "PO-17",
        ]);

        await openForm(page, buyersPage.change.heading);
        await page.getByRole("button", { name: buyersPage.change.submit }).click();
        await page.getByText(buyersPage.problems.missing("words")).waitFor();
      },
      { allow: [/status of 422/] },
    );
    expect(await stateOf(quotation)).toBe("sent");
  });

  test("takes a request for a change, and keeps it when a newer revision came meanwhile", async () => {
    const first = await quote();
    await open(
      async (page) => {
        const change = page.getByLabel(buyersPage.change.words);
        const submit = page.getByRole("button", { name: buyersPage.change.submit });
        await openForm(page, buyersPage.change.heading);
        await openForm(page, buyersPage.change.byLine);
        await change.fill("Delivery to gate 4");
        await page.getByLabel(/^2\. /).fill("In white");
        const second = await freeze(first);
        await submit.click();
        await page.getByRole("alert").getByText(buyersPage.stale).waitFor();
        expect(await change.inputValue()).toBe("Delivery to gate 4");
        expect(await page.getByLabel(/^2\. /).inputValue()).toBe("In white");
        expect(await decisionsOn(first)).toEqual([]);

        await submit.click();
        await page.getByText(buyersPage.done["request-change"]).waitFor();
        await page.getByText(buyersPage.states["change-requested"] ?? "").waitFor();
        expect(await decisionsOn(second)).toMatchObject([
          { revision: 2, words: "Delivery to gate 4", lineWords: { k2: "In white" } },
        ]);
        await acceptForm(page).submit.waitFor();
      },
      { allow: [/status of 409/] },
    );
  });

  test("takes a refusal without a reason", async () => {
    const quotation = await quote();
    await open(async (page) => {
      await openForm(page, buyersPage.decline.heading);
      await page.getByRole("button", { name: buyersPage.decline.submit }).click();
      await page.getByText(buyersPage.done.decline).waitFor();
      await page.getByText(buyersPage.states.declined ?? "").waitFor();
      expect(await page.getByRole("button").count()).toBe(0);
    });
    expect(await stateOf(quotation)).toBe("declined");
  });

  test("says that an expired quotation has expired, and takes no acceptance", async () => {
    const quotation = await quote();
    await open(
      async (page) => {
        const { name, submit } = acceptForm(page);
        await name.fill("Huda Salem");
        now += 31 * day;
        await submit.click();
        await page.getByRole("alert").getByText(buyersPage.refused).waitFor();
        await page.goto(link);
        await page.getByText(buyersPage.states.expired ?? "").waitFor();
        expect(await page.getByRole("button").count()).toBe(0);
      },
      { allow: [/status of 409/] },
    );
    expect(await decisionsOn(quotation)).toEqual([]);
  });

  test("is not found with a guessed secret or with the secret of another request", async () => {
    await quote();
    const other = await postJson(`${site.url}${addresses.sendRequest}`, {
      ...goodEnquiry,
      message: undefined,
      name: "Somebody Else",
      lines: [{ text: "Gloves", quantity: 1 }],
    });
    const foreign = new URL((await other.json()).receiptPage).searchParams.get("key") ?? "";
    await open(
      async (page) => {
        for (const key of ["A".repeat(22), foreign, ""]) {
          const answer = await page.goto(link.replace(/key=.*/, `key=${key}`));
          expect(answer?.status()).toBe(404);
          await page.getByRole("heading", { name: receipt.absent }).waitFor();
          expect(await page.getByText("Q-2026-0001").count()).toBe(0);
        }
      },
      { allow: [/status of 404/], context: { baseURL: site.url, locale: language } },
    );
  });

  test("prints the lines and sums without the forms, black on white", async () => {
    const lines = Array.from({ length: 40 }, (_, index) =>
      quotationLine({ id: `k${index}`, leadTime: 5, discount: { kind: "amount", amount: 500 } }),
    );
    await quote(lines);
    await open(
      async (page) => {
        expect(await faultsOfWords(page)).toEqual([]);
        await expect.poll(() => page.locator(".forms, .actions").first().isVisible()).toBe(false);
        await page.getByText(buyersPage.title("Q-2026-0001")).waitFor();
        expect(await countSheets(page)).toBeLessThanOrEqual(2);
      },
      { script: true },
    );
  });
});
