import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import {
  contactForm,
  fillForm,
  hostBackend,
  letterWith,
  sayWho,
} from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { listed, openRequest, pressSend, sendBlank } from "#test/support/request-form.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample } from "#test/support/samples.ts";

const texts = words.contact.request;
const helmet = sample(({ category }) => category.id === "head");

/** Leaves a script without an answer, as a dead connection does. */
const stall = (page: Page, script: string) =>
  page.route(new RegExp(`/assets/${script}-[^/]*\\.js$`), () => new Promise<void>(() => undefined));

test.each(["hydrate", "contact"])(
  "where the script %s stalls the contact form is posted plainly [S253 S274]",
  async (script) => {
    await visit({ patient: false }, async ({ page }) => {
      await stall(page, script);
      await page.goto(addresses.contact);
      const mark = `stalled ${script} ${Date.now()}`;
      await fillForm(page, { ...goodEnquiry, message: mark });
      await contactForm(page).send.click();
      await page.waitForURL(/[?&]sent=/, { timeout: 20_000 });
      await letterWith(mark);
    });
  },
);

test.each([
  { script: "hydrate", allow: [] },
  { script: "request", allow: [] },
  { script: "own-lines", allow: [/timed out/] },
])(
  "where the script $script stalls a request is posted plainly with its list [S146 S274]",
  async ({ script, allow }) => {
    await visit({ patient: false, allow }, async ({ page }) => {
      await stall(page, script);
      await openRequest(page, helmet);
      const mark = `stalled ${script} ${Date.now()}`;
      await page.getByLabel(texts.rows).fill(mark);
      await sayWho(page);
      await pressSend(page);
      await page.waitForURL(/[?&]sent=/, { timeout: 20_000 });
      const { text } = await letterWith(mark);
      expect(text).toContain(helmet.code);
      expect(text).toContain("73");
    });
  },
);

test("where a script stalls rows are read on a page of their own, and not sent [S146 S274]", async () => {
  await visit({ patient: false }, async ({ page }) => {
    await stall(page, "hydrate");
    await openRequest(page, helmet);
    const mark = `Kneeling mats ${Date.now()}`;
    await page.getByLabel(texts.rows).fill(`${mark}\t12`);
    await page.getByRole("button", { name: texts.pasted.read }).click();
    await page.getByText(texts.pasted.ownWords).first().waitFor({ timeout: 20_000 });
    expect(new URL(page.url()).pathname).toBe(addresses.request);
    const told = await page.getByRole("group", { name: texts.heading }).innerText();
    expect(told).toContain(helmet.code);
    expect(told).toContain(mark);
  });
});

test("where the client of a hosted backend stalls both forms are sent by a plain request [S253 S266]", async () => {
  await visit({ patient: false }, async ({ page }) => {
    await hostBackend(page);
    await stall(page, "hosted-backend");
    await page.goto(addresses.contact);
    const mark = `stalled backend ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    await contactForm(page).send.click();
    await letterWith(mark);
    await openRequest(page, helmet);
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.getByLabel(texts.own).fill(`${mark} rows`);
    await sayWho(page);
    await sendBlank(page);
    await page.getByRole("heading", { name: texts.success }).waitFor();
    expect((await letterWith(`${mark} rows`)).text).toContain(helmet.code);
  });
});
