import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { look, visit } from "#test/support/browser.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { cards, openDialog, tabs } from "#test/support/listing.ts";
import { samplePictured } from "#test/support/samples.ts";

/**
 * What a screen reader finds, kept as text to be read: whatever changes there is seen as a difference, and
 * taken over with `npm test -- test/journeys/transcript.test.ts -u` once it has been read.
 */
async function hears(place: Locator, name: string): Promise<void> {
  // The size of the kept catalogue is an estimate until each picture is encoded.
  const heard = (await place.ariaSnapshot()).replace(/\(\d+\.\d MB\)/, "(n MB)");
  await expect(`${heard}\n`).toMatchFileSnapshot(`./transcripts/${name}.txt`);
}

/** The cards of a listing but the first two leave: they are built alike. */
async function leaveTwoCards(page: Page): Promise<void> {
  await cards(page).evaluateAll((all) => {
    for (const card of all.slice(2)) {
      card.remove();
    }
  });
}

test("what is heard of the home page", async () => {
  await look({}, async ({ page }) => {
    await page.goto(addresses.home);
    await leaveTwoCards(page);
    await hears(page.locator("body"), "home");
  });
});

test("what is heard of a listing", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await tabs(page).locator("summary").click();
    await leaveTwoCards(page);
    await page.locator("[data-keep-catalogue] button").waitFor();
    await hears(page.getByRole("main"), "listing");
  });
});

test("what is heard of a product's dialog", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.shop);
    await hears(await openDialog(page, samplePictured()), "dialog");
  });
});

test("what is heard of the form, with something wrong", async () => {
  await visit(
    { allow: [/status of 422/, /The enquiry was answered with 422/] },
    async ({ page }) => {
      await page.goto(addresses.contact);
      const main = page.getByRole("main");
      for (const [label, text] of [
        ["Full Name", "n".repeat(201)],
        ["Email", "buyer@example.com"],
        ["Company Name", "Red Sea Works"],
        ["Message", "Please call."],
      ] as const) {
        await main.getByLabel(label, { exact: true }).fill(text);
      }
      await main.getByRole("button", { name: words.contact.send }).click();
      await page.getByText(words.contact.problems.name["too-long"]).waitFor();
      // The message stays while a hand rests on it.
      await page.getByRole("region", { name: words.contact.notifications }).hover();
      await main.getByRole("button", { name: words.contact.send, disabled: false }).waitFor();
      await main.getByLabel("Full Name", { exact: true }).fill("Sara");
      await hears(main, "form");
    },
  );
});
