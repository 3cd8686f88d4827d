import { hasFocus } from "#test/support/focus.ts";
import { asShown, plain } from "#test/support/plain-text.ts";
import { describe, expect, test } from "vitest";
import { look, phone, visit } from "#test/support/browser.ts";
import { addresses } from "#test/support/demonstration.ts";
import {
  detailsOf,
  namesIn,
  openDialog,
  shownNames,
  tabs,
  waitForNames,
} from "#test/support/listing.ts";
import { sample } from "#test/support/samples.ts";

const product = sample(({ category }) => category.id === "head");
const path = addresses.product(product.slug);

test("opening changes the address to the product's own; Back closes and restores it [S132 S153]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await tabs(page).getByRole("link", { name: "Head Protection" }).click();
    const names = namesIn("head");
    await waitForNames(page, names);
    const before = page.url();
    const dialog = await openDialog(page, product);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    await page.goBack();
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => page.url()).toBe(before);
    expect(await shownNames(page)).toEqual(names);
    await page.goForward();
    await dialog.waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });
});

test("going forward before the page is painted opens the dialog again [S152]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, product);
    // The next frame announces that a dialog was closed; here no frame comes before it opens again.
    await page.evaluate(async () => {
      const wentTo = () =>
        new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      const isOpen = () => document.querySelector("dialog:modal") !== null;
      const backAndForward = async () => {
        history.back();
        await wentTo();
        history.forward();
        while (!isOpen()) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      };
      // A late resize ends the wait for the frame, so this repeats.
      for (let held = false; !held;) {
        const transition = document.startViewTransition(backAndForward);
        held = await transition.ready.then(
          () => true,
          () => false,
        );
        await transition.finished;
      }
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await dialog.isVisible()).toBe(true);
  });
});

describe.each(["Escape", "the close button", "a click outside"])("closing by %s", (way) => {
  test("closes, restores the address and returns the focus [S150 S151 S152 S153]", async () => {
    await look({}, async ({ page }) => {
      await page.goto("/categories/head-face-protection");
      const before = page.url();
      const dialog = await openDialog(page, product);
      if (way === "Escape") {
        await page.keyboard.press("Escape");
      } else if (way === "a click outside") {
        await page.mouse.click(8, 450);
      } else {
        await dialog.getByRole("button", { name: "Close", exact: true }).click();
      }
      await dialog.waitFor({ state: "hidden" });
      await expect.poll(() => page.url()).toBe(before);
      const opener = detailsOf(page, product);
      await expect.poll(() => hasFocus(opener)).toBe(true);
    });
  });
});

test("a click inside does not close it [S151]", async () => {
  await look({}, async ({ page }) => {
    await page.goto("/shop");
    const dialog = await openDialog(page, product);
    await dialog.getByText(asShown(product.details)).click();
    await dialog.getByRole("heading", { name: product.name }).click();
    expect(await dialog.isVisible()).toBe(true);
  });
});

test("the keyboard opens and closes it on a phone [S132 S152]", async () => {
  await look({ viewport: phone }, async ({ page }) => {
    await page.goto("/categories/head-face-protection");
    await detailsOf(page, product).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: product.name });
    await dialog.waitFor();
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    expect(inside).toBe(true);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });
});

test("a shared link opens the product's page [S005]", async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto("/shop");
    await openDialog(page, product);
    const other = await context.newPage();
    await other.goto(page.url());
    expect(plain(await other.getByRole("heading", { level: 1 }).innerText())).toBe(product.name);
    expect(await other.getByRole("dialog").count()).toBe(0);
    await other.close();
  });
});

test("reloading with an open dialog loads the product's page, and Back the listing [S153]", async () => {
  await visit({}, async ({ page }) => {
    await page.goto("/shop");
    await openDialog(page, product);
    await page.reload();
    expect(plain(await page.getByRole("heading", { level: 1 }).innerText())).toBe(product.name);
    await page.goBack();
    await page.waitForURL("**/shop");
    await detailsOf(page, product).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
  });
});

test("View Details with a modifier key opens the page in a new tab [S132]", async () => {
  await visit({}, async ({ page, context }) => {
    await page.goto("/shop");
    const opened = context.waitForEvent("page");
    await detailsOf(page, product).click({ modifiers: ["Control"] });
    const tab = await opened;
    await tab.waitForURL(`**${path}`);
    expect(await page.getByRole("dialog").count()).toBe(0);
    await tab.close();
  });
});
