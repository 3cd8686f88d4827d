import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { company } from "#test/support/demonstration.ts";

const encoded = "Hello!%20I'm%20interested%20in%20your%20safety%20products.";
test("opens the chat in a new tab with the encoded text [S009 S012 S013 S014]", async () => {
  await visit({}, async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>chat</title>" }),
    );
    await page.goto("/");
    const button = page.locator("a").and(page.getByLabel("Chat on WhatsApp", { exact: true }));
    const href = (await button.last().getAttribute("href")) ?? "";
    expect(href).toMatch(new RegExp(`^https://wa\\.me/${company.chat}\\?text=[^ '!]*`));
    expect(href.replace("%21", "!").replace("%27", "'")).toBe(
      `https://wa.me/${company.chat}?text=${encoded}`,
    );
    expect(new URL(href).searchParams.get("text")).toBe(
      "Hello! I'm interested in your safety products.",
    );
    const opened = context.waitForEvent("page");
    await button.last().click();
    const tab = await opened;
    await tab.waitForURL("https://wa.me/**");
    expect(page.url()).toMatch(/\/$/);
  });
});
