import { readdir } from "node:fs/promises";
import type { Email } from "postal-mime";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { enquiryFields, type EnquiryField } from "#domain/enquiry/enquiry.ts";
import { waitForScript } from "#test/support/browser.ts";
import { openedSite } from "#test/support/opened-site.ts";
import { eventually, goodEnquiry } from "#test/support/requests.ts";
import { readLetters } from "#test/support/service.ts";

export const success = "Message sent successfully! We'll get back to you soon.";
export const failure = "Failed to send message. Please try again or contact us directly.";
export const endpoint = "**/functions/v1/send-contact-email";

/** Returns the fields by their labels, and the button. */
export function contactForm(page: Page) {
  const main = page.getByRole("main");
  return {
    name: main.getByLabel("Full Name", { exact: true }),
    email: main.getByLabel("Email", { exact: true }),
    company: main.getByLabel("Company Name", { exact: true }),
    message: main.getByLabel("Message", { exact: true }),
    send: main.getByRole("button", { name: /^(Send Message|Sending\.\.\.)$/ }),
  } satisfies Record<EnquiryField | "send", Locator>;
}

/** Fills every field as a buyer would. */
export async function fillForm(page: Page, enquiry = goodEnquiry): Promise<void> {
  const form = contactForm(page);
  for (const field of enquiryFields) {
    await form[field].fill(enquiry[field]);
  }
}

/** Fields that a request for quotation requires; its message is optional. */
export const senderFields = enquiryFields.filter((field) => field !== "message");

/** Sender of a request for quotation. */
export type RequestSender = Readonly<Record<(typeof senderFields)[number], string>>;

const requestSender: RequestSender = {
  name: "Sara Al Ghamdi",
  email: "sara@buyer.example",
  company: "Red Sea Works",
};

/** Fills the contact fields of a request for quotation. */
export async function sayWho(page: Page): Promise<void> {
  const form = contactForm(page);
  for (const field of senderFields) {
    await form[field].fill(requestSender[field]);
  }
}

/** Returns the values of the fields in order. */
export function valuesOf(page: Page): Promise<readonly string[]> {
  const form = contactForm(page);
  return Promise.all(enquiryFields.map((field) => form[field].inputValue()));
}

/** Waits until React has taken over the form. */
export async function formIsAlive(page: Page): Promise<void> {
  await waitForScript(page, "hydrate");
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".contact-form")].some((form) =>
      Object.keys(form).some((key) => key.startsWith("__reactProps")),
    ),
  );
}

/** Markup of the upload of files, which a form for a hosted backend lacks. */
const fileFields =
  /<div class="request-files">.*?<div id="request-files-problems" role="alert"><\/div><\/div>/s;

/** Gives the pages of both forms a hosted backend: the site's own service, by its full address. */
export async function hostBackend(page: Page): Promise<void> {
  await page.route(/\/(contact|request)(\?|$)/, async (route) => {
    if (route.request().resourceType() !== "document") {
      await route.fallback();
      return;
    }
    const answer = await route.fetch();
    const { origin } = new URL(answer.url());
    const url = (address: string) => `&quot;url&quot;:&quot;${address}&quot;`;
    const body = (await answer.text()).replaceAll(url(""), url(origin)).replace(fileFields, "");
    await route.fulfill({ response: answer, body });
  });
}

/** Waits until the browser has stored all typed text. */
export async function draftIsKept(page: Page, enquiry = goodEnquiry): Promise<void> {
  const stored = () => page.evaluate(() => localStorage.getItem("enquiry-draft"));
  await expect.poll(async () => JSON.parse((await stored()) ?? "{}").values).toEqual(enquiry);
}

export function toast(page: Page, text: string): Locator {
  return page.getByRole("region", { name: /^Notifications/ }).getByText(text, { exact: true });
}

/** Sends the form with the mark as its message; waits for the confirmation and the letter. */
export async function sendAndReceive(page: Page, mark: string): Promise<void> {
  await fillForm(page, { ...goodEnquiry, message: mark });
  await contactForm(page).send.click();
  await page
    .getByText(/Message sent successfully/)
    .first()
    .waitFor();
  await letterWith(mark);
}

/** Waits for the one letter with the text. */
export async function letterWith(text: string): Promise<Email> {
  const { mailbox } = openedSite();
  let foundLetter: Email | undefined;
  await eventually(async () => {
    if ((await readdir(mailbox).catch(() => [])).length === 0) {
      return false;
    }
    const letters = (await readLetters(mailbox)).filter((letter) => letter.text?.includes(text));
    if (letters.length > 1) {
      throw new Error(`${letters.length} letters contain "${text}"`);
    }
    foundLetter = letters[0];
    return foundLetter !== undefined;
  });
  if (foundLetter === undefined) {
    throw new Error(`No letter contains "${text}"`);
  }
  return foundLetter;
}
