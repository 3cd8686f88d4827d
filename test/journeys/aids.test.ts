import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { look, phone } from "#test/support/browser.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";

const { aids } = words;
const plugs = catalogue.product("foam-ear-plugs-uncorded");

/** Asks the aid for hearing protection about 95 dB(A) with NRR 33. */
async function askAboutNoise(page: Page): Promise<void> {
  const { fields } = aids.hearing;
  await page.goto(addresses.aids);
  await page.getByRole("main").getByRole("link", { name: aids.hearing.name }).click();
  await page.getByLabel(fields["level-a"]).fill("95");
  await page.getByLabel(fields.peak).fill("120");
  await page.getByLabel(fields.nrr).fill("33");
  await page.getByLabel(fields.impulse).selectOption({ label: aids.no });
  await page.getByLabel(fields.survey).selectOption({ label: aids.yes });
  await page.getByLabel(fields["hearing-aids"]).selectOption({ label: aids.no });
  await page.getByRole("button", { name: aids.work }).click();
  await page.getByRole("heading", { name: aids.hearing.under("82.0") }).waitFor();
}

function addButton(page: Page) {
  return page.locator(`[data-list-toggle="${plugs?.slug}"]`);
}

test("an aid answers at an address of its own, and its product joins the list", async () => {
  await look({}, async ({ page }) => {
    await askAboutNoise(page);
    expect(page.url()).toContain("level-a=95");
    await addButton(page).click();
    await expect.poll(() => addButton(page).getAttribute("aria-pressed")).toBe("true");
    await page.getByLabel(aids.hearing.fields.nrr).fill("six");
    await page.getByRole("button", { name: aids.work }).click();
    await page.getByText(aids.unreadable).waitFor();
  });
});

test("without script an aid answers as well, adds to a request and sends its figures", async () => {
  await look({ script: false, viewport: phone }, async ({ page }) => {
    await askAboutNoise(page);
    const answer = page.url();
    await addButton(page).click();
    await page.waitForURL(/\/request\?l=/);
    expect(await page.getByRole("main").innerText()).toContain(plugs?.code);
    await page.goto(answer);
    await page.getByRole("link", { name: aids.askUs }).click();
    const message = page.getByLabel(words.contact.fields.message.label);
    expect(await message.inputValue()).toContain(`${aids.hearing.fields["level-a"]}: 95`);
  });
});

test("a printed answer shows the figures that it rests on, and no form", async () => {
  await look({}, async ({ page }) => {
    await askAboutNoise(page);
    await page.emulateMedia({ media: "print" });
    const form = page.locator(".aid-form");
    expect(await form.isVisible()).toBe(false);
    expect(await page.getByText(aids.entered).isVisible()).toBe(true);
    expect(await page.getByRole("main").innerText()).toContain("95");
  });
});
