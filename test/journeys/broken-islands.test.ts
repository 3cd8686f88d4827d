import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { holdBack, visit } from "#test/support/browser.ts";
import {
  contactForm,
  fillForm,
  formIsAlive,
  letterWith,
  sayWho,
} from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { listed, openRequest, pressSend, sendBlank } from "#test/support/request-form.ts";
import { goodEnquiry } from "#test/support/requests.ts";
import { sample } from "#test/support/samples.ts";

/**
 * Translates a page as browsers do: wraps each text node in `<font><font>`, including later ones.
 */
function translatePage(): void {
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const parent = currentNode.parentElement;
      if (
        currentNode instanceof Text &&
        currentNode.data.trim() !== "" &&
        parent &&
        !parent.closest("script,style,textarea,title,font")
      ) {
        texts.push(currentNode);
      }
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  translate(document.body);
  new MutationObserver(() => translate(document.body)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

const texts = words.contact.request;
const helmet = sample(({ category }) => category.id === "head");
const boots = sample(({ category }) => category.id === "foot");

/** Removes the elements of the request's lines. */
const removeAt = (page: Page) =>
  page.evaluate(() => void Reflect.deleteProperty(Array.prototype, "at"));

/** Makes every source of idempotency keys throw. */
const breakKeys = (page: Page) =>
  page.evaluate(() => {
    const fail = () => {
      throw new TypeError("no random numbers");
    };
    Object.assign(crypto, { randomUUID: fail, getRandomValues: fail });
  });

const isSent = (page: Page) => page.waitForURL(/[?&]sent=/);

test("a translated page sends its list and shows the receipt [S133 S146]", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, helmet, boots);
    await expect.poll(() => listed(page).count()).toBe(2);
    await page.evaluate(translatePage);
    await page.getByRole("button", { name: texts.removeOf(boots.name) }).click();
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.getByRole("button", { name: texts.undo }).click();
    await expect.poll(() => listed(page).count()).toBe(2);
    const mark = `translated ${Date.now()}`;
    await page.getByLabel(texts.own).fill(mark);
    await sayWho(page);
    await sendBlank(page);
    await page.getByRole("heading", { name: texts.success }).waitFor();
    expect((await letterWith(mark)).text).toContain(boots.name);
  });
});

test("an island that throws during hydration restores the form with its text [S146]", async () => {
  await visit({ allow: [/at is not a function/] }, async ({ page }) => {
    const release = await holdBack(page, /\/assets\/request-[^/]+\.js$/);
    await openRequest(page, helmet, boots);
    const mark = `broken at once ${Date.now()}`;
    await page.getByLabel(texts.rows).fill(mark);
    await page.getByLabel(texts.city).fill("Yanbu");
    await page.getByLabel(texts.equivalents).uncheck();
    await sayWho(page);
    await removeAt(page);
    release();
    await expect.poll(() => listed(page).count()).toBe(2);
    expect(await page.getByLabel(texts.equivalents).isChecked()).toBe(false);
    await pressSend(page);
    await isSent(page);
    const { text } = await letterWith(mark);
    for (const told of [helmet.code, boots.code, "73", "Yanbu", "Red Sea Works"]) {
      expect(text).toContain(told);
    }
  });
});

test("an island that throws later restores the form with its text [S146]", async () => {
  await visit({ allow: [/at is not a function/] }, async ({ page }) => {
    await openRequest(page, helmet, boots);
    await expect.poll(() => listed(page).count()).toBe(2);
    const mark = `broken later ${Date.now()}`;
    await page.getByLabel(texts.own).fill(mark);
    await sayWho(page);
    await removeAt(page);
    await page.getByRole("button", { name: texts.removeOf(boots.name) }).click();
    await page.getByLabel(texts.rows).waitFor();
    await pressSend(page);
    await isSent(page);
    const { text } = await letterWith(mark);
    expect(text).toContain(helmet.code);
    expect(text).not.toContain(boots.code);
  });
});

test("a request in progress is sent once, with its receipt, when its island throws [S266]", async () => {
  await visit({ allow: [/at is not a function/] }, async ({ page }) => {
    const release = await holdBack(page, "**/functions/v1/send-quotation-request");
    await openRequest(page, helmet, boots);
    await expect.poll(() => listed(page).count()).toBe(2);
    const mark = `broken under way ${Date.now()}`;
    await page.getByLabel(texts.note).first().fill(mark);
    await sayWho(page);
    await pressSend(page);
    await page.getByRole("button", { name: words.contact.sending }).waitFor();
    await removeAt(page);
    await page.getByRole("button", { name: texts.removeOf(boots.name) }).click();
    await expect.poll(() => page.getByRole("button", { name: texts.send }).isDisabled()).toBe(true);
    release();
    await page.waitForURL(/\/receipt\//);
    await letterWith(mark);
  });
});

test("a handler that throws posts its form plainly [S146 S253]", async () => {
  await visit({ allow: [/no random numbers/] }, async ({ page }) => {
    await page.goto(addresses.contact);
    const mark = `thrown ${Date.now()}`;
    await fillForm(page, { ...goodEnquiry, message: mark });
    await formIsAlive(page);
    await breakKeys(page);
    await contactForm(page).send.click();
    await isSent(page);
    await letterWith(mark);
    await openRequest(page, helmet);
    await expect.poll(() => listed(page).count()).toBe(1);
    await page.getByLabel(texts.own).fill(`${mark} rows`);
    await sayWho(page);
    await breakKeys(page);
    await sendBlank(page);
    await isSent(page);
    expect((await letterWith(`${mark} rows`)).text).toContain(helmet.code);
  });
});
