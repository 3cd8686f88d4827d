import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { service } from "#addresses";
import { phone, visit } from "#test/support/browser.ts";
import { letterWith, sayWho } from "#test/support/contact-form.ts";
import { addresses, company, words } from "#test/support/demonstration.ts";
import { hasFocus } from "#test/support/focus.ts";
import { lines as storedLines } from "#test/support/listed-lines.ts";
import { countSheets } from "#test/support/paper.ts";
import { listed, openRequest, pressSend } from "#test/support/request-form.ts";
import { sample } from "#test/support/samples.ts";
import { copy } from "#words/en-copy.ts";

const texts = words.contact.request;
const boots = sample(({ specifications }) => specifications.chosenSizes.includes("42"));
const plugs = sample(
  ({ specifications }) =>
    specifications.chosenSizes.length === 0 && specifications.colours.length < 2,
);
const coloured = sample(
  ({ specifications }) =>
    specifications.chosenSizes.length === 0 && specifications.colours.length > 1,
);
const [firstColour = ""] = coloured.specifications.colours.map(({ name }) => name);

const sizesOf = (page: Page, { name }: typeof boots) =>
  page.getByLabel(texts.sizesOf(name), { exact: true });
const sizeOf = (page: Page, size: string) =>
  page.getByLabel(texts.sizeOf(size, boots.name), { exact: true });

test("a line has the sizes and colours of its product, and no others", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, boots, plugs, coloured);
    await sizeOf(page, "42").fill("10");
    await sizeOf(page, "43").fill("12");
    await sizeOf(page, "43").press("Tab");
    await listed(page).first().getByText(texts.total(22, boots.order.unit)).waitFor();
    expect(await sizesOf(page, plugs).count()).toBe(0);
    expect(await page.getByLabel(texts.colourOf(plugs.name)).count()).toBe(0);
    await page.getByLabel(texts.colourOf(coloured.name)).selectOption(firstColour);
    await page.reload();
    await expect.poll(() => sizeOf(page, "42").inputValue()).toBe("10");
    await expect
      .poll(() => page.getByLabel(texts.colourOf(coloured.name)).inputValue())
      .toBe(firstColour);
    const mark = `Colours ${Date.now()}`;
    await sayWho(page);
    await page.getByLabel(texts.phone).fill("+966 50 123 4567");
    await page.getByLabel(texts.message, { exact: true }).fill(mark);
    const request = page.waitForRequest("**/functions/v1/send-quotation-request");
    await pressSend(page);
    expect((await request).postDataJSON()).toMatchObject({
      phone: "+966 50 123 4567",
      lines: [{ product: boots.slug }, { product: plugs.slug }, { colour: firstColour }],
    });
    const letter = await letterWith(mark);
    expect(letter.html).toContain("42x10 43x12");
    expect(letter.html).toContain("+966 50 123 4567");
  });
});

test("a size that the product does not come in, and sizes in own words, stay as they were typed", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, boots);
    const change = async (sizes: string) => {
      await page.evaluate((typed) => {
        const list = JSON.parse(localStorage.getItem("enquiry-list") ?? "[]");
        localStorage.setItem("enquiry-list", JSON.stringify([{ ...list[0], sizes: typed }]));
      }, sizes);
      await page.reload();
    };
    await change("52x3");
    await expect.poll(() => sizeOf(page, "52").inputValue()).toBe("3");
    await listed(page).getByText(texts.notInSizes("52")).waitFor();
    await change("mostly 42");
    await expect.poll(() => sizesOf(page, boots).inputValue()).toBe("mostly 42");
  });
});

test("lines without a quantity are marked, and asked for once before they are sent", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, plugs, coloured);
    const quantity = page.getByLabel(texts.quantityOf(coloured.name), { exact: true });
    await quantity.fill("");
    await quantity.press("Tab");
    await listed(page).last().getByText(texts.noQuantity).waitFor();
    expect(await listed(page).first().getByText(texts.noQuantity).count()).toBe(0);
    await sayWho(page);
    const question = page.getByRole("alert").getByText(texts.blank(1));
    await pressSend(page);
    await question.waitFor();
    await page.getByRole("button", { name: texts.toBlank }).click();
    await expect.poll(() => hasFocus(quantity)).toBe(true);
    expect(await question.count()).toBe(0);
    await pressSend(page);
    await question.waitFor();
    await page.getByRole("button", { name: texts.sendBlank }).click();
    await page.getByRole("heading", { name: texts.success }).waitFor();
  });
});

test("the list goes to the supplier's own number, and to a colleague without one", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, plugs);
    await page.getByText(texts.keep).click();
    const href = async (name: string) =>
      decodeURIComponent(
        (await page.getByRole("link", { name, exact: true }).getAttribute("href")) ?? "",
      );
    const chat = await href(copy.supplierChat(company.name, 1, 1));
    expect(chat).toMatch(new RegExp(`^https://wa\\.me/${company.chat}\\?text=`));
    expect(chat).toContain(plugs.code);
    expect(await href(copy.supplierMail(company.name))).toContain(`mailto:${company.email}?`);
    const group = page.getByRole("group", { name: copy.colleague });
    const links = group.getByRole("link");
    const addressesOfLinks = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href") ?? ""),
    );
    expect(addressesOfLinks).toEqual([
      expect.stringMatching(/^https:\/\/wa\.me\/\?text=/),
      expect.stringMatching(/^mailto:\?/),
    ]);
  });
});

test("a receipt of 25 lines prints on one sheet", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.home);
    const line = {
      code: boots.code,
      text: boots.name,
      sizes: ["40", "41", "42", "43", "44"].map((size) => ({ size, quantity: 100 })),
      unit: boots.order.unit,
      note: "wide fit, with the logo",
    };
    const body = { name: "Sara", email: "sara@buyer.example", company: "Red Sea Works" };
    const lines = Array.from({ length: 25 }, () => line);
    const answer = await page.request.post(service.sendRequest, { data: { ...body, lines } });
    const { receiptPage } = await answer.json();
    const { pathname, search } = new URL(receiptPage);
    await page.goto(pathname + search);
    expect(await countSheets(page)).toBe(1);
  });
});

test("without script the request has a phone field, and accepts a line without a quantity", async () => {
  await visit({ script: false }, async ({ page }) => {
    const mark = `Plain ${Date.now()}`;
    await page.goto(addresses.request);
    await page.getByLabel(texts.rows).fill(mark);
    await page.getByLabel(texts.phone).fill("0501234567");
    await sayWho(page);
    await pressSend(page);
    await page.waitForURL(/sent=/);
    const letter = await letterWith(mark);
    expect(letter.html).toContain("0501234567");
    expect(letter.html).toContain("no quantity");
  });
});

test("the product's page takes sizes and a quantity to the list", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.product(boots.slug));
    await sizeOf(page, "42").fill("10");
    await sizeOf(page, "44").fill("5");
    await page.getByRole("button", { name: words.listing.addToList }).click();
    await page.getByRole("button", { name: words.listing.onList, pressed: true }).waitFor();
    await page.goto(addresses.product(plugs.slug));
    await page.getByLabel(texts.quantityOf(plugs.name), { exact: true }).fill("777");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: words.listing.onList, pressed: true }).waitFor();
    expect(await storedLines(page)).toEqual([
      [boots.slug, "", "42x10 44x5"],
      [plugs.slug, "777", ""],
    ]);
  });
});

test("the product's page takes sizes to the request without script", async () => {
  await visit({ script: false }, async ({ page }) => {
    await page.goto(addresses.product(boots.slug));
    await sizeOf(page, "42").fill("10");
    await page.getByRole("button", { name: words.listing.addToList }).click();
    await page.waitForURL(`**${addresses.request}`);
    await listed(page).getByRole("radio", { name: boots.name }).waitFor();
    expect(await listed(page).getByLabel(texts.sizes).inputValue()).toBe("42x10");
  });
});

test("a removed line leaves its undo in its own place, and added lines are said and in view", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await openRequest(page, boots, plugs, coloured);
    await page.getByRole("button", { name: texts.removeOf(boots.name) }).click();
    const undo = listed(page).first().getByRole("button", { name: texts.undo });
    await expect.poll(() => hasFocus(undo)).toBe(true);
    await undo.click();
    await expect.poll(() => listed(page).count()).toBe(3);
    await page.getByLabel(texts.own, { exact: true }).fill("Kneeling mats\t12\nBamboo poles\t3");
    await page.getByRole("button", { name: texts.pasted.read }).click();
    await page.getByRole("button", { name: texts.pasted.put(2) }).click();
    const news = listed(page).nth(3).getByText(texts.merged(2, 0));
    await news.waitFor();
    await expect.poll(async () => (await news.boundingBox())?.y ?? 0).toBeGreaterThan(0);
    expect((await news.boundingBox())?.y).toBeLessThan(phone.height);
    await page.getByRole("button", { name: texts.removeOf("Bamboo poles") }).click();
    await expect.poll(() => news.count()).toBe(0);
  });
});

test("a sent request stands alone, with its lines and what happens next", async () => {
  await visit({}, async ({ page }) => {
    await openRequest(page, plugs);
    await sayWho(page);
    await pressSend(page);
    await page.getByRole("heading", { level: 1, name: texts.success }).waitFor();
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).count()).toBe(1);
    await main.getByText(texts.next).waitFor();
    expect(await main.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringContaining(plugs.name),
    ]);
    expect(await main.getByRole("textbox").count()).toBe(0);
    await main.getByRole("button", { name: texts.again }).click();
    await expect.poll(() => listed(page).count()).toBe(1);
  });
});
