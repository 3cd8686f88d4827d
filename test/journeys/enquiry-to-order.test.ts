import { dirname } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { service as addresses } from "#addresses";
import type { Language } from "#domain/language.ts";
import { violations } from "#test/support/axe.ts";
import { phone, siteUrl, visit } from "#test/support/browser.ts";
import type { Visit } from "#test/support/browser.ts";
import {
  addAuthenticator,
  enterCode,
  inviteByCommand,
  priceByKeys,
  priceCell,
} from "#test/support/office-browser.ts";
import { requestLines } from "#test/support/office-enquiries.ts";
import { openedSite } from "#test/support/opened-site.ts";
import { startOfficeProcess } from "#test/support/process.ts";
import { eventually, postJson } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";
import { officeWordsIn } from "#words/office/words.ts";
import { serviceWordsIn } from "#words/service.ts";

let office: Awaited<ReturnType<typeof startOfficeProcess>>;
let data: string;

beforeAll(async () => {
  data = dirname(openedSite().mailbox);
  office = await startOfficeProcess(data, { SITE_URL: siteUrl() });
});
afterAll(async () => {
  office?.process.kill("SIGTERM");
  await office?.ended;
});

const cases = [
  { language: "en", search: "full body harness", company: "Najd Contracting" },
  { language: "ar", search: "حزام", company: "نجد للمقاولات" },
] as const satisfies readonly { language: Language; search: string; company: string }[];

test.each(cases)(
  "a request of 40 lines becomes an order, from the clerk's invitation on ($language)",
  async ({ language, search, company }) => {
    const words = officeWordsIn(language);
    const buyer = `buyer-${language}@najd.example`;
    const clerk = `clerk-${language}@supplier.example`;
    const { letters } = serviceWordsIn(language).offer;
    const { decisionSubject } = serviceWordsIn("en").offer.letters;
    await inviteByOwner(`owner-${language}@supplier.example`, clerk, language);
    const reference = await sendRequest({ email: buyer, company, language });

    await inOffice(async (tab) => {
      const { page } = tab;
      await signInTwice(tab, clerk, language);
      await page.getByRole("link", { name: words.shell.enquiries }).click();
      await page.getByRole("link", { name: company }).click();
      await page.getByRole("button", { name: words.enquiry.actions.taken }).click();
      await page.getByRole("button", { name: words.quotation.begin }).click();
      await priceByKeys(page, words, { search });
      await confirmSending(page, language);
      await look(page);

      const offer = await letterTo(buyer, reference);
      const [number = ""] = /Q-\d{4}-\d{4}/.exec(offer.text) ?? [];
      expect(offer.attachments).toMatchObject([{ mimeType: "application/pdf" }]);
      expect(offer.replyTo).toMatchObject([{ address: clerk }]);
      const link = pathIn(offer.text);
      await askForChange(link, language);
      const asked = await letterTo(clerk, decisionSubject["request-change"](number, company));
      expect(asked.text).toContain(remark[language]);
      await letterTo(buyer, letters.confirmationSubject["request-change"](number, reference));

      await page.reload();
      await page.getByText(remark[language]).waitFor();
      await page.getByRole("button", { name: words.quotation.sent.revise }).click();
      await priceCell(page, words, 10).fill("99.00");
      await page.getByRole("button", { name: words.quotation.send, exact: true }).click();
      await confirmSending(page, language);
      await page.getByRole("link", { name: words.quotation.sent.pdfOf(2) }).waitFor();

      const revised = await letterTo(buyer, letters.revised(number, 2));
      expect(pathIn(revised.text)).toBe(link);
      await acceptOnPhone(link, language);
      const accepted = await letterTo(clerk, decisionSubject.accept(number, company));
      expect(accepted.text).toContain("PO-17");
      await letterTo(buyer, letters.confirmationSubject.accept(number, reference));

      await page.reload();
      await page.getByText(words.quotation.orderNumber("PO-17")).waitFor();
      await look(page);
      await page.goto("/enquiries?tab=all");
      const row = page.getByRole("row").filter({ hasText: company });
      await row.getByText(words.enquiries.states.won, { exact: true }).waitFor();
      await look(page);
    });
  },
  // The whole way through both applications takes minutes on a busy machine.
  600_000,
);

const remark = { en: "In white, please", ar: "باللون الأبيض من فضلك" };

async function look(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

function inOffice(journey: (tab: Visit) => Promise<void>): Promise<void> {
  return visit({ patient: false, context: { baseURL: office.url } }, journey);
}

async function openIn(page: Page, language: Language): Promise<void> {
  await page.goto("/");
  const name = language === "ar" ? "العربية" : "English";
  await page.getByRole("button", { name }).click();
  await page.getByRole("heading", { name: officeWordsIn(language).signIn.title }).waitFor();
}

/** Makes an owner by the command, who signs in with its code and invites a clerk. */
async function inviteByOwner(owner: string, clerk: string, language: Language): Promise<void> {
  const words = officeWordsIn(language);
  const place = { dataFolder: data, officeUrl: office.url, language };
  const findCode = async () => inviteByCommand(owner, place);
  await inOffice(async ({ page }) => {
    inviteByCommand(owner, place);
    await openIn(page, language);
    await look(page);
    await enterCode(page, words, { email: owner, findCode });
    await page.getByRole("link", { name: words.shell.people }).click();
    const form = page.getByRole("region", { name: words.people.inviteTitle });
    await form.getByLabel(words.people.name).fill("Sara");
    await form.getByLabel(words.people.email).fill(clerk);
    await form.getByRole("button", { name: words.people.invite }).click();
    await page.getByRole("cell", { name: clerk }).waitFor();
    await look(page);
  });
}

/** Sends a request of 36 known products and four lines in the buyer's words. */
async function sendRequest(sender: {
  email: string;
  company: string;
  language: Language;
}): Promise<string> {
  const { language, email, company } = sender;
  const request = { name: "Huda Salem", email, company, lines: requestLines(36, 4) };
  const headers = { "content-language": language };
  const answer = await postJson(`${siteUrl()}${addresses.sendRequest}`, request, headers);
  expect(answer.status).toBe(201);
  return (await answer.json()).reference;
}

/** Signs in by the code in the letter, adds a passkey, and signs in again by it. */
async function signInTwice(tab: Visit, email: string, language: Language): Promise<void> {
  const { page } = tab;
  const { account, signIn, today } = officeWordsIn(language);
  await addAuthenticator(tab);
  await openIn(page, language);
  const findCode = async () => /\d{6}/.exec((await letterTo(email)).text)?.[0] ?? "";
  await enterCode(page, officeWordsIn(language), { email, findCode });
  await page.goto("/account");
  await page.getByLabel(account.passkeyName).fill("Office PC");
  await page.getByRole("button", { name: account.addPasskey }).click();
  await page.getByRole("button", { name: account.removeOf("Office PC") }).waitFor();
  await look(page);
  await page.getByRole("button", { name: account.signOut }).click();
  await page.getByRole("button", { name: signIn.passkey }).click();
  await page.getByRole("banner").waitFor();
  await page.goto("/");
  await page.getByRole("heading", { name: today.title, level: 1 }).waitFor();
  await look(page);
}

async function confirmSending(page: Page, language: Language): Promise<void> {
  const { quotation } = officeWordsIn(language);
  if ((await page.getByRole("dialog").count()) === 0) {
    await page.keyboard.press("Enter");
  }
  const dialog = page.getByRole("dialog");
  await dialog.getByText("@najd.example").waitFor();
  await look(page);
  await page.keyboard.press("Enter");
  await page.getByText(quotation.states.sent, { exact: true }).waitFor();
}

/** Opens the buyer's page on a phone, and asks for a change with words on a line. */
async function askForChange(link: string, language: Language): Promise<void> {
  const { buyersPage } = serviceWordsIn(language);
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(link);
    await lookOnPhone(page);
    await page.getByText(buyersPage.change.heading, { exact: true }).click();
    await page.getByText(buyersPage.change.byLine, { exact: true }).click();
    await look(page);
    await page.getByLabel(/^10\. /).fill(remark[language]);
    await page.getByRole("button", { name: buyersPage.change.submit }).click();
    await page.getByText(buyersPage.done["request-change"]).waitFor();
    await look(page);
  });
}

/** Opens the revision on a phone and accepts it with an order number. */
async function acceptOnPhone(link: string, language: Language): Promise<void> {
  const { buyersPage } = serviceWordsIn(language);
  await visit({ viewport: phone }, async ({ page }) => {
    await page.goto(link);
    await lookOnPhone(page);
    await page.getByLabel(buyersPage.accept.name, { exact: true }).fill("Huda Salem");
    await page.getByLabel(buyersPage.accept.orderNumber).fill("PO-17");
    await page.getByRole("button", { name: buyersPage.accept.submit }).click();
    await page.getByText(buyersPage.done.accept).waitFor();
    await page.goto(link);
    await page.getByText(buyersPage.states.accepted ?? "", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: buyersPage.accept.submit }).count()).toBe(0);
    await look(page);
  });
}

async function lookOnPhone(page: Page): Promise<void> {
  await look(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
}

/** Waits for a letter to an address whose subject or text holds these words. */
async function letterTo(address: string, part = "") {
  const find = async () =>
    (await readLetters(openedSite().mailbox)).find(
      ({ to, subject = "", text = "" }) =>
        to?.[0]?.address === address && `${subject}\n${text}`.includes(part),
    );
  await eventually(async () => (await find()) !== undefined);
  const letter = await find();
  return { ...letter, text: letter?.text ?? "" };
}

/** Finds the buyer's page in a letter, as a path of the site. */
function pathIn(text: string): string {
  const [link = ""] = /https?:\S+\/receipt\/\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
