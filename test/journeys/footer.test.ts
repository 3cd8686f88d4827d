import { expect, test } from "vitest";
import { look } from "#test/support/browser.ts";
import { company } from "#test/support/demonstration.ts";

test("the footer's four pages, with Categories leading to PPE [S062 S063 S064 S065]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const pages = page.getByRole("navigation", { name: "Footer" });
    const href = (name: string) => pages.getByRole("link", { name }).getAttribute("href");
    expect(await href("Home")).toBe("/");
    expect(await href("Shop")).toBe("/shop");
    expect(await href("Categories")).toBe("/categories/ppe");
    expect(await href("Contact")).toBe("/contact");
  });
});

test("the footer's four category links [S066]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    const slugs = ["ppe", "safety-shoes", "fall-protection", "fire-safety"];
    const lists = footer.getByRole("list");
    const categories = lists.filter({ has: page.locator('a[href="/categories/fire-safety"]') });
    const shown = await categories
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(shown).toEqual(slugs.map((slug) => `/categories/${slug}`));
  });
});

test("the footer's phone, chat, e-mail and base in Jeddah [S067 S068 S069 S070 S271 S296]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/contact");
    const footer = page.getByRole("contentinfo");
    const phone = footer.getByRole("link", { name: company.phoneDisplay });
    expect(await phone.getAttribute("href")).toBe(`tel:${company.phone}`);
    const mail = footer.getByRole("link", { name: company.email });
    expect(await mail.getAttribute("href")).toBe(`mailto:${company.email}`);
    const chat = footer.getByRole("link", { name: "WhatsApp chat" });
    expect(await chat.getAttribute("href")).toContain(`https://wa.me/${company.chat}`);
    expect(await chat.getAttribute("target")).toBe("_blank");
    expect(await footer.innerText()).toContain("Jeddah");
    const phones = await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(new Set(phones)).toEqual(new Set([`tel:${company.phone}`]));
  });
});
