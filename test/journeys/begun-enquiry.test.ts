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

test("a request for a quotation is added to the message that was begun [S146 S255]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    const { message, name } = contactForm(page);
    await message.fill("Our site opens in May.");
    await messageIsKept(page);
    for (const product of [one, other, one]) {
      await page.goto(addresses.quote(product.slug));
      await name.focus();
      await expect.poll(() => message.inputValue()).toContain("Our site opens in May.");
      await page.keyboard.type("S");
    }
    await page.goto(addresses.contact);
    await name.focus();
    await expect.poll(() => message.inputValue()).toContain(other.name);
    const value = await message.inputValue();
    expect(value.indexOf("Our site opens in May.")).toBe(0);
    expect(value.split(one.code)).toHaveLength(2);
    expect(value.split(other.code)).toHaveLength(2);
  });
});

test("a form with a begun message wakes once, however late the page is idle [S146]", async () => {
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

test("what was asked for and left as it stood makes room for the next request [S146 S147]", async () => {
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

test("two tabs show one quantity [S133]", async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto(addresses.contact);
    await page.evaluate((slug) => {
      localStorage.setItem("enquiry-list", JSON.stringify([{ slug, quantity: 20 }]));
    }, one.slug);
    await page.reload();
    const second = await context.newPage();
    await second.goto(addresses.contact);
    const here = page.getByLabel(`Quantity of ${one.name}`);
    const there = second.getByLabel(`Quantity of ${one.name}`);
    await there.fill("77");
    await expect.poll(() => here.inputValue()).toBe("77");
    await here.fill("88");
    await expect.poll(() => there.inputValue()).toBe("77");
    await second.getByLabel("Full Name", { exact: true }).focus();
    await expect.poll(() => there.inputValue()).toBe("88");
    await second.close();
  });
});

test("the minimum is said with the quantity [S131]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.contact);
    await page.evaluate((slug) => {
      localStorage.setItem("enquiry-list", JSON.stringify([{ slug, quantity: 1 }]));
    }, one.slug);
    await page.reload();
    const quantity = page.getByLabel(`Quantity of ${one.name}`);
    const described = (await quantity.getAttribute("aria-describedby")) ?? "none";
    expect(await page.locator(`[id="${described}"]`).innerText()).toContain("minimum");
  });
});
