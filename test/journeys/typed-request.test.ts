import fc from "fast-check";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { storageKeys } from "#site/islands/device-storage.ts";
import { holdBack, visit } from "#test/support/browser.ts";
import { sayWho } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { sample } from "#test/support/samples.ts";

const texts = words.contact.request;
const helmet = sample(({ category, order }) => category.id === "head" && order.minimum > 7);
const boots = sample(({ category }) => category.id === "foot");
const group = (page: Page) => page.getByRole("group", { name: texts.heading });
const lines = (page: Page) => group(page).getByRole("listitem");
const quantities = (page: Page, { name }: typeof helmet) =>
  page.getByLabel(texts.quantityOf(name), { exact: true });
const rowsField = (page: Page) => page.getByLabel(texts.own, { exact: true });
const message = (page: Page) => page.getByLabel(texts.message, { exact: true });

async function openWith(page: Page, ...products: readonly (typeof helmet)[]): Promise<void> {
  const list = products.map(({ slug }) => ({ product: slug, text: "", sizes: [], quantity: 50 }));
  await page.goto(addresses.requestWith(formatListAddress(list)));
  await expect.poll(() => lines(page).count()).toBe(products.length);
  await listIsKept(page);
}

/** The lines are in the page before the island puts them on the device. */
async function listIsKept(page: Page): Promise<void> {
  const kept = () => page.evaluate((name) => localStorage.getItem(name), storageKeys.list);
  await expect.poll(kept).not.toBeNull();
}

test("rows outlive a reload, and so do choices, which then need no network", async () => {
  const allow = [/ERR_INTERNET_DISCONNECTED/];
  await visit({ allow }, async ({ page, context }) => {
    await page.goto(addresses.request);
    await rowsField(page).fill("Gloves\t60\nWalkie talkie Motorola\t2");
    await page.reload();
    await expect.poll(() => rowsField(page).inputValue()).toContain("Walkie talkie");
    await page.getByRole("button", { name: texts.pasted.read }).click();
    const review = page.getByRole("region", { name: texts.pasted.heading(2) });
    await review.locator("[data-row]:focus").waitFor();
    await page.keyboard.press("2");
    const chosen = await review.getByRole("button", { pressed: true }).first().innerText();
    await page.reload();
    await review.waitFor();
    expect(await review.getByRole("button", { pressed: true }).first().innerText()).toBe(chosen);
    await context.setOffline(true);
    await review.getByRole("button", { name: texts.pasted.put(2) }).click();
    await expect.poll(() => lines(page).count()).toBe(2);
    expect(await lines(page).last().innerText()).toContain("Walkie talkie Motorola");
    expect(await rowsField(page).inputValue()).toBe("");
    await page.evaluate(() => fetch("/").catch(() => undefined));
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => lines(page).count()).toBe(2);
    expect(await rowsField(page).inputValue()).toBe("");
    expect(await review.count()).toBe(0);
  });
});

test("what is typed while a request is under way stays, and the receipt tells what was sent", async () => {
  await visit({}, async ({ page }) => {
    await openWith(page, helmet, boots);
    await sayWho(page);
    await message(page).fill("For the night shift");
    const release = await holdBack(page, "**/functions/v1/send-quotation-request");
    await page.getByRole("button", { name: texts.send }).click();
    await page.getByRole("button", { name: words.contact.sending }).waitFor();
    await quantities(page, helmet).fill("75");
    await message(page).fill("For the day shift");
    await rowsField(page).fill("Kneeling mats, 40 pieces");
    release();
    const receipt = page.locator(".request-receipt");
    await receipt.waitFor();
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await quantities(page, helmet).inputValue()).toBe("75");
    expect(await message(page).inputValue()).toBe("For the day shift");
    expect(await rowsField(page).inputValue()).toBe("Kneeling mats, 40 pieces");
    expect(await receipt.innerText()).toContain("50");
    await page.reload();
    await expect.poll(() => message(page).inputValue()).toBe("For the day shift");
  });
});

test("a link's list that takes the place of one's own can be taken back, and one that joins it changes no line", async () => {
  await visit({}, async ({ page }) => {
    await openWith(page, helmet);
    const shared = formatListAddress([
      { product: helmet.slug, text: "", sizes: [], quantity: 80 },
      { product: boots.slug, text: "", sizes: [], quantity: 60 },
    ]);
    const offer = async () => {
      await page.goto("about:blank");
      await page.goto(`${addresses.request}#${shared}`);
      await page.getByText(texts.offered(2)).waitFor();
    };
    await offer();
    await page.getByRole("button", { name: texts.replace }).click();
    await page.getByText(texts.replaced).waitFor();
    expect(await quantities(page, helmet).inputValue()).toBe("80");
    await page.getByRole("button", { name: texts.undo }).click();
    await expect.poll(() => lines(page).count()).toBe(1);
    expect(await quantities(page, helmet).inputValue()).toBe("50");
    await offer();
    await page.getByRole("button", { name: texts.merge }).click();
    await page.getByText(texts.merged(2, 0)).waitFor();
    await expect.poll(() => lines(page).count()).toBe(3);
    expect(await quantities(page, helmet).first().inputValue()).toBe("50");
    expect(await quantities(page, helmet).last().inputValue()).toBe("80");
    await offer();
    await page.getByRole("button", { name: texts.merge }).click();
    await page.getByText(texts.merged(0, 2)).waitFor();
    expect(await lines(page).count()).toBe(3);
  });
});

test("a field that holds too much is not cut: sending stops at it", async () => {
  await visit({}, async ({ page }) => {
    await openWith(page, helmet);
    await sayWho(page);
    const note = page.getByLabel(texts.noteOf(helmet.name), { exact: true });
    const long = "With the logo of the client on the front. ".repeat(10).trim();
    await note.fill(long);
    await page.getByRole("button", { name: texts.send }).click();
    await expect.poll(() => hasFocus(note)).toBe(true);
    expect(await note.getAttribute("title")).toBe(texts.atMost(290));
    expect(await note.inputValue()).toBe(long);
    await page.reload();
    await expect.poll(() => note.inputValue()).toBe(long);
  });
});

const step = fc.oneof(
  fc.record({ kind: fc.constant("type" as const), text: fc.constantFrom("40", "٥٠", "ten", "7") }),
  fc.constantFrom(
    ...(["wheel", "arrow", "leave", "reload", "back", "other tab"] as const).map((kind) => ({
      kind,
    })),
  ),
);

test("a hand that wanders through a real page changes nothing that was typed, and a refusal neither", async () => {
  const [steps = []] = fc.sample(fc.array(step, { minLength: 40, maxLength: 40 }), 1);
  await visit({ allow: [/status of 422/, /Error/] }, async ({ page, context }) => {
    await openWith(page, helmet);
    const other = await context.newPage();
    await other.goto(addresses.request);
    await lines(other).first().waitFor();
    let typed = "50";
    const quantity = quantities(page, helmet);
    const isShown = async (done: unknown) => {
      await expect.poll(() => quantity.inputValue(), { message: JSON.stringify(done) }).toBe(typed);
    };
    for (const [at, one] of steps.entries()) {
      if (one.kind === "type") {
        typed = one.text;
        await quantity.fill(one.text);
      } else if (one.kind === "wheel") {
        await quantity.hover();
        await page.mouse.wheel(0, at % 2 === 0 ? 300 : -300);
      } else if (one.kind === "arrow") {
        await quantity.press("ArrowUp");
      } else if (one.kind === "leave") {
        await quantity.press("Tab");
      } else if (one.kind === "reload") {
        await page.reload();
      } else if (one.kind === "back") {
        await page.goto(addresses.shop);
        await page.goBack();
      } else {
        typed = String(100 + at);
        await quantity.press("Tab");
        await quantities(other, helmet).fill(typed);
        await quantities(other, helmet).press("Tab");
      }
      await isShown(steps.slice(0, at + 1));
    }
    await other.close();
    typed = "77";
    await quantity.fill(typed);
    await sayWho(page);
    const functions = "**/functions/v1/send-quotation-request";
    await page.route(functions, (route) => route.fulfill({ status: 422, json: { errors: [] } }));
    await page.getByRole("button", { name: texts.send }).click();
    await page.getByText(words.contact.failure).waitFor();
    await isShown("refused");
    await page.unroute(functions);
    await page.getByRole("button", { name: texts.send }).click();
    const receipt = page.locator(".request-receipt");
    await receipt.waitFor();
    expect(await receipt.innerText()).toContain(typed);
    await expect.poll(() => lines(page).count()).toBe(0);
  });
});
