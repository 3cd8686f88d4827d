import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { contactForm, formIsAlive } from "#test/support/contact-form.ts";
import { addresses } from "#test/support/demonstration.ts";
import { sample } from "#test/support/samples.ts";

const one = sample(({ category }) => category.id === "head");
const other = sample(({ category }) => category.id === "foot");

async function messageIsKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("enquiry-draft") ?? ""))
    .toContain("Our site opens in May.");
}

test("a request for a quotation keeps a begun message [S146 S255]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    const { message } = contactForm(page);
    await message.fill("Our site opens in May.");
    await messageIsKept(page);
    for (const product of [one, other, one]) {
      await page.goto(addresses.product(product.slug));
      await page.getByRole("link", { name: "Request Bulk Quote" }).click();
      await page.waitForURL(`**${addresses.request}`);
    }
    const lines = page.getByRole("group", { name: "Your enquiry list" }).getByRole("listitem");
    await expect.poll(() => lines.count()).toBe(2);
    await page.goto(addresses.contact);
    await contactForm(page).name.focus();
    await expect.poll(() => message.inputValue()).toBe("Our site opens in May.");
  });
});

test("a form with a begun message hydrates once, however late the page is idle [S146]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    const { message, name } = contactForm(page);
    await message.fill("Our site opens in May.");
    await messageIsKept(page);
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const becomeIdle = () => held.splice(0).forEach((task) => task());
      Object.assign(window, {
        requestIdleCallback: (task: () => void) => held.push(task),
        becomeIdle,
      });
    });
    await page.goto(addresses.contact);
    await name.focus();
    await formIsAlive(page);
    await expect.poll(() => message.inputValue()).toBe("Our site opens in May.");
    await page.evaluate(async () => {
      (window as unknown as { becomeIdle: () => void }).becomeIdle();
      for (let turn = 0; turn < 20; turn += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
    await name.fill("Sara");
    expect(await message.inputValue()).toBe("Our site opens in May.");
  });
});

test("an unchanged request is replaced by the next one [S146 S147]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.ask(one.slug));
    const { message, name } = contactForm(page);
    await name.focus();
    await formIsAlive(page);
    await page.goto(addresses.ask(other.slug));
    await name.focus();
    await expect.poll(() => message.inputValue()).toContain(other.name);
    expect(await message.inputValue()).not.toContain(one.name);
  });
});
