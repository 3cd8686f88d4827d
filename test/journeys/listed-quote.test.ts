import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, visit } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `own ${index}`,
    text: `Mat ${index}`,
    quantity: "4",
    sizes: "",
    note: "",
  }));

async function openWithLines(page: Page, count: number, address: string): Promise<void> {
  await page.goto(addresses.terms);
  await page.evaluate(
    (list) => localStorage.setItem("enquiry-list", list),
    JSON.stringify(linesOf(count)),
  );
  await page.goto(address);
}

test.each([
  { count: 7, name: "Your list has 7 lines: open it" },
  { count: 1, name: "Your list has 1 line: open it" },
])("Get Quote leads to the contact page, which begins with the list: $name", async (row) => {
  await visit({}, async ({ page }) => {
    await openWithLines(page, row.count, addresses.home);
    await page.getByRole("navigation").getByRole("link", { name: "Get Quote" }).click();
    await page.waitForURL(`**${addresses.contact}`);
    await page.getByRole("main").getByRole("link", { name: row.name }).click();
    await page.waitForURL(`**${addresses.request}`);
    await expect
      .poll(() => page.getByRole("group", { name: words.contact.request.heading }).innerText())
      .toContain("Mat 0");
  });
});

test("the contact page says nothing of an empty list", async () => {
  for (const script of [true, false]) {
    await visit({ script }, async ({ page }) => {
      await page.goto(addresses.contact);
      expect(await page.getByText("Your list has").count()).toBe(0);
      expect(await page.locator(`main a[href="${addresses.request}"]`).isVisible()).toBe(false);
    });
  }
});

test("the bar of a phone sends the list, and leads to the form's own button on its page", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    await openWithLines(page, 7, addresses.shop);
    const dock = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Send request (7 lines)" });
    await dock.click();
    await page.waitForURL(`**${addresses.request}`);
    await dock.click();
    const send = page.getByRole("button", { name: words.contact.request.send });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).toBe(addresses.request);
    await expect
      .poll(() =>
        send.evaluate((button) => {
          const { left, top } = button.getBoundingClientRect();
          return document.elementFromPoint(left + 4, top + 4) === button;
        }),
      )
      .toBe(true);
  });
});

test("the bar of a phone never leads away from the request, without lines or script", async () => {
  for (const script of [true, false]) {
    await visit({ script, viewport: phone }, async ({ page }) => {
      await page.goto(addresses.request);
      const dock = page.getByRole("contentinfo").getByRole("link", { name: "Send request" });
      expect(await dock.getAttribute("href")).toBe("#request-send");
      await page.goto(addresses.shop);
      const quote = page.getByRole("contentinfo").getByRole("link", { name: "Get Quote" });
      expect(await quote.getAttribute("href")).toBe(addresses.contact);
    });
  }
});
