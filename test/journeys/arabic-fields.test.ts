import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { addressesIn } from "#addresses";
import { desktop, visit } from "#test/support/browser.ts";
import { addresses as english } from "#test/support/demonstration.ts";
import { wordsIn } from "#words/words.ts";

const addresses = addressesIn("ar");
const { contact } = wordsIn("ar");
const { request, fields, problems } = contact;

/** Returns the message of a field, here from an English browser. */
const saidOf = (field: Locator) =>
  field.evaluate((control: HTMLInputElement) => control.validationMessage);

test("explains missing and malformed fields in the page's language, not the browser's", async () => {
  await visit({ viewport: desktop, context: { locale: "en-US" } }, async ({ page }) => {
    await page.goto(addresses.contact);
    const field = (name: keyof typeof fields) => page.locator(`#enquiry [name=${name}]`);
    const send = page.getByRole("button", { name: contact.send });
    await field("email").fill("خالد");
    await expect
      .poll(async () => {
        await send.click();
        return saidOf(field("name"));
      })
      .toBe(problems.name.missing);
    expect(await saidOf(field("email"))).toBe(problems.email.malformed);
    await field("name").fill("خالد الحربي");
    await field("email").fill("khalid@buyer.example");
    expect([await saidOf(field("name")), await saidOf(field("email"))]).toEqual(["", ""]);
  });
});

test("parses, stores and formats the wanted date in the page's language", async () => {
  await visit({ viewport: desktop, context: { locale: "en-US" } }, async ({ page }) => {
    await page.clock.setFixedTime("2026-11-22T09:00:00Z");
    await page.goto(addresses.request);
    expect(await page.locator("input[type=date]").count()).toBe(0);
    const wanted = page.getByLabel(request.wanted);
    const typed = async (text: string) => {
      await wanted.fill("");
      await wanted.fill(text);
      await wanted.blur();
      return wanted.inputValue();
    };
    await expect.poll(() => typed("٢٤/١٢/٢٠٢٦")).toBe("24 ديسمبر 2026");
    await page.reload();
    await expect.poll(() => wanted.inputValue()).toBe("24 ديسمبر 2026");
    await page.goto(english.request);
    const inEnglish = page.getByLabel(wordsIn("en").contact.request.wanted);
    await expect.poll(() => inEnglish.inputValue()).toBe("24 December 2026");
    await page.goto(addresses.request);
    await expect.poll(() => wanted.inputValue()).toBe("24 ديسمبر 2026");
    expect(await typed("قبل رمضان")).toBe("قبل رمضان");
    expect(await saidOf(wanted)).toBe(request.notADay);
    expect(await typed("1-2-2020")).toBe("1 فبراير 2020");
    expect(await saidOf(wanted)).toBe(request.dayOutOfRange);
    expect(await typed("1-2-2027")).toBe("1 فبراير 2027");
    expect(await saidOf(wanted)).toBe("");
  });
});
