import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";

test("the home page answers with its headline [S071 S094]", async () => {
  await visit({}, async ({ page }) => {
    const response = await page.goto("/");
    expect(response?.status()).toBe(200);
    const headline = page.getByRole("heading", { level: 1 });
    expect(await headline.textContent()).toBe("Your Safety, Built Solid");
  });
});
