import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { letterWith, sayWho } from "#test/support/contact-form.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { sample } from "#test/support/samples.ts";

const texts = words.contact.request;
const helmet = sample(({ category, order }) => category.id === "head" && order.minimum > 7);
const boots = sample(({ category }) => category.id === "foot");
const group = (page: Page) => page.getByRole("group", { name: texts.heading });
const lines = (page: Page) => group(page).getByRole("listitem");
const quantityOf = (page: Page, { name }: typeof helmet) =>
  page.getByLabel(texts.quantityOf(name), { exact: true });
const sizeOf = (page: Page, size: string, { name }: typeof helmet) =>
  page.getByLabel(texts.sizeOf(size, name), { exact: true });

async function putOnList(page: Page, ...products: readonly (typeof helmet)[]): Promise<void> {
  for (const [at, { slug }] of products.entries()) {
    await page.goto(addresses.product(slug));
    await page.getByRole("link", { name: words.product.quote }).click();
    await page.waitForURL(`**${addresses.request}`);
    await expect.poll(() => lines(page).count()).toBe(at + 1);
  }
}

describe.each([
  { name: "desktop", viewport: desktop },
  { name: "phone", viewport: phone },
])("on a $name", ({ viewport }) => {
  test("a list with sizes, a line of one's own and a city is sent, and its receipt is shown [S133 S146 S266]", async () => {
    await visit({ viewport }, async ({ page }) => {
      await putOnList(page, helmet, boots);
      expect(await quantityOf(page, helmet).inputValue()).toBe(String(helmet.order.minimum));
      await quantityOf(page, helmet).fill("٥٠");
      await quantityOf(page, boots).fill("");
      await sizeOf(page, "42", boots).fill("10");
      await sizeOf(page, "43", boots).fill("١٢");
      const mark = `Kneeling mats ${Date.now()}`;
      await page.getByLabel(texts.own).fill(mark);
      await page.getByLabel(texts.city).fill("Yanbu");
      await sayWho(page);
      const asked = page.waitForRequest("**/functions/v1/send-quotation-request");
      await page.getByRole("button", { name: texts.send }).click();
      await page.getByRole("alert").getByText(texts.blank(1)).waitFor();
      await page.getByRole("button", { name: texts.sendBlank }).click();
      const body = (await asked).postDataJSON();
      expect(body).toMatchObject({ city: "Yanbu", equivalents: true, message: "" });
      expect(body.lines).toEqual([
        expect.objectContaining({ product: helmet.slug, quantity: 50, unit: helmet.order.unit }),
        expect.objectContaining({
          product: boots.slug,
          sizes: [
            { size: "42", quantity: 10 },
            { size: "43", quantity: 12 },
          ],
        }),
        { text: mark, sizes: [] },
      ]);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toBe(texts.success);
      const receipt = page.getByRole("link", { name: texts.receipt });
      expect(await receipt.getAttribute("href")).toMatch(/^\/receipt\/[\dA-Z]{5}-[\dA-Z]{5}\?key=/);
      const letter = await letterWith(mark);
      expect(letter.subject).toMatch(/^Request for quotation/);
      expect(letter.html).toContain("42x10 43x12");
      await expect.poll(() => lines(page).count()).toBe(0);
      await page.reload();
      await page.getByText(texts.before(1)).click();
      await page.getByRole("button", { name: texts.again }).click();
      await expect.poll(() => lines(page).count()).toBe(3);
      await expect.poll(() => sizeOf(page, "42", boots).inputValue()).toBe("10");
      expect(await sizeOf(page, "43", boots).inputValue()).toBe("12");
    });
  });
});

test("a wheel changes no quantity, and what was typed stays as it was typed", async () => {
  await visit({}, async ({ page }) => {
    await putOnList(page, helmet);
    const quantity = quantityOf(page, helmet);
    await quantity.fill("40");
    await quantity.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await quantity.inputValue()).toBe("40");
    for (const [typed, problem] of [
      ["ten", texts.problems["not-a-number"]],
      ["1.5", texts.problems["not-whole"]],
      ["0", texts.problems["too-small"]],
      ["10-20", texts.problems.range],
    ] as const) {
      await quantity.fill(typed);
      await quantity.press("Enter");
      await group(page).getByText(problem).waitFor();
    }
    await page.reload();
    await expect.poll(() => quantity.inputValue()).toBe("10-20");
    await sayWho(page);
    await page.getByRole("button", { name: texts.send }).click();
    await expect.poll(() => hasFocus(quantity)).toBe(true);
    await quantity.fill("7");
    await quantity.press("Enter");
    await group(page).getByText(texts.below(helmet.order.minimum, helmet.order.unit)).waitFor();
  });
});

test("two tabs show one list, and a line that was removed can be had back", async () => {
  await visit({}, async ({ page, context }) => {
    await putOnList(page, helmet, boots);
    const other = await context.newPage();
    await other.goto(addresses.request);
    await quantityOf(other, helmet).fill("77");
    await quantityOf(other, helmet).press("Tab");
    await expect.poll(() => quantityOf(page, helmet).inputValue()).toBe("77");
    await page.getByRole("button", { name: texts.removeOf(helmet.name) }).click();
    await expect.poll(() => lines(other).count()).toBe(1);
    await page.getByRole("button", { name: texts.undo }).click();
    await expect.poll(() => quantityOf(other, helmet).inputValue()).toBe("77");
    expect(await lines(page).first().innerText()).toContain(helmet.name);
    await other.close();
  });
});

test("a shared link offers its list, and takes nothing away unasked", async () => {
  await visit({}, async ({ page }) => {
    await putOnList(page, helmet);
    const shared = formatListAddress([
      { product: boots.slug, text: "", sizes: [], quantity: 60 },
      { product: "HP999", text: "", sizes: [], quantity: 5 },
    ]);
    await page.goto("about:blank");
    await page.goto(`${addresses.request}#${shared}`);
    await page.getByText(texts.offered(2)).waitFor();
    expect(await lines(page).count()).toBe(1);
    await page.getByRole("button", { name: texts.merge }).click();
    await expect.poll(() => lines(page).count()).toBe(3);
    expect(await quantityOf(page, boots).inputValue()).toBe("60");
    expect(await group(page).innerText()).toContain("HP999");
    await page.goto(addresses.requestWith(shared));
    await page.getByText(texts.offered(2)).waitFor();
    await page.getByRole("button", { name: texts.leave }).click();
    await page.goto("about:blank");
    await page.goto(`${addresses.request}#${shared.slice(0, -3)}`);
    await page.getByText(texts.lost(1)).waitFor();
    await page.getByRole("button", { name: texts.leave }).click();
    expect(await lines(page).count()).toBe(3);
  });
});

test("a product that left the catalogue stays on the list under its old name", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.request);
    await page.evaluate(() => {
      const line = { key: "gone", product: "gone", code: "XX001", text: "Old helmet" };
      const list = [{ ...line, quantity: "5", sizes: "", note: "" }];
      localStorage.setItem("enquiry-list", JSON.stringify(list));
    });
    await page.reload();
    await group(page).getByText(texts.gone).waitFor();
    expect(await lines(page).innerText()).toContain("XX001 Old helmet");
  });
});

test("without script rows are looked through and sent, and a refusal gives them back", async () => {
  await visit({ script: false, allow: [/status of 422/] }, async ({ page }) => {
    const mark = `Kneeling mats ${Date.now()}`;
    const lookThrough = async () => {
      await page.goto(addresses.product(helmet.slug));
      await page.getByRole("link", { name: words.product.quote }).click();
      await group(page).getByRole("radio", { name: helmet.name }).waitFor();
      await page.getByLabel(texts.city).fill("Yanbu");
      await page.getByLabel(texts.rows).fill(`Ear plugs: 200\n${mark}`);
      await page.getByRole("button", { name: texts.pasted.read }).click();
      await expect.poll(() => lines(page).count()).toBe(3);
      expect(await page.getByLabel(texts.city).inputValue()).toBe("Yanbu");
      await lines(page).nth(1).getByRole("radio").first().check();
      await sayWho(page);
    };
    await lookThrough();
    await page.getByLabel("Company Name", { exact: true }).fill("c".repeat(201));
    await page.getByRole("button", { name: texts.send }).click();
    const message = page.getByLabel("Message", { exact: true });
    await expect.poll(() => message.inputValue()).toContain(mark);
    expect(await message.inputValue()).toContain(helmet.name);
    await lookThrough();
    await page.getByRole("button", { name: texts.send }).click();
    await page.waitForURL(/sent=/);
    const letter = await letterWith(mark);
    expect(letter.subject).toMatch(/^Request for quotation/);
    expect(letter.html).toContain(helmet.code);
    expect(letter.html).toContain("200");
  });
});

test("what a product cannot be used without is offered beside its line, and put behind it", async () => {
  const mask = sample(({ needs }) => needs.length > 0);
  const [needed] = catalogue.products.filter(({ slug }) => mask.needs.includes(slug));
  if (!needed) {
    throw new Error(`${mask.slug} needs nothing that there is`);
  }
  await visit({}, async ({ page }) => {
    await putOnList(page, mask);
    await group(page)
      .getByRole("button", { name: texts.addOf(needed.name) })
      .click();
    await expect.poll(() => lines(page).count()).toBe(2);
    expect(await quantityOf(page, needed).inputValue()).toBe(String(needed.order.minimum));
    expect(await lines(page).last().innerText()).toContain(needed.code);
    const offer = group(page).getByRole("button", { name: texts.addOf(needed.name) });
    await expect.poll(() => offer.count()).toBe(0);
  });
});
