import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { contactForm } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { cardOf, openDialog, tabs } from "#test/support/listing.ts";
import { samplePictured } from "#test/support/samples.ts";

/** Appearance of a control on the screen. */
interface Drawn {
  /** Most common colour, as "r g b". */
  readonly ground: string;
  /** Share of pixels with a clearly different colour. */
  readonly signs: number;
}

/** Minimum visible difference of colour, of 765. */
const clear = 150;

/** Measures a control as painted. */
async function drawn(control: Locator): Promise<Drawn> {
  const shot = await control.screenshot({ animations: "disabled" });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let offset = 0; offset < data.length; offset += 3) {
    const colour = `${data[offset]} ${data[offset + 1]} ${data[offset + 2]}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [ground = ""] = [...counts].toSorted(([, countA], [, countB]) => countB - countA)[0] ?? [];
  const distance = (colour: string) => {
    const base = ground.split(" ").map(Number);
    return colour
      .split(" ")
      .reduce((sum, part, channel) => sum + Math.abs(Number(part) - (base[channel] ?? 0)), 0);
  };
  let signs = 0;
  for (const [colour, count] of counts) {
    signs += distance(colour) > clear ? count : 0;
  }
  return { ground, signs: signs / (data.length / 3) };
}

const context = { forcedColors: "active" } as const;
const product = samplePictured();

/** A sign is seen where some points of its control have another colour than the rest. */
async function showsSign(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  expect((await drawn(control)).signs).toBeGreaterThan(0.03);
}

async function differ(one: Locator, other: Locator): Promise<void> {
  expect((await drawn(one)).ground).not.toBe((await drawn(other)).ground);
}

test("the signs of the frame are seen in forced colours [S011 S061]", async () => {
  for (const viewport of [phone, desktop]) {
    await visit({ viewport, context }, async ({ page }) => {
      await page.goto(addresses.shop);
      const main = page.getByRole("navigation", { name: "Main" });
      for (const menu of await main.locator("summary").locator("visible=true").all()) {
        await showsSign(menu.locator(".icon").locator("visible=true"));
      }
      await showsSign(page.getByRole("link", { name: words.frame.chat, exact: true }));
      if (viewport === phone) {
        await main.locator("summary").locator("visible=true").click();
        await showsSign(main.locator("summary").locator("visible=true"));
      }
      const search = page
        .getByRole("button", {
          name: viewport === phone ? words.search.open : words.frame.navigation.search,
          exact: true,
        })
        .locator("visible=true");
      await showsSign(search.first());
    });
  }
});

test("the signs and states of cards and tabs are seen in forced colours [S116 S121 S133]", async () => {
  await visit({ context }, async ({ page }) => {
    await page.goto(addresses.shop);
    const chosen = tabs(page).getByRole("link", { name: words.listing.all });
    const other = tabs(page).getByRole("link", { name: "Foot Protection" });
    await differ(chosen, other);
    const list = cardOf(page, product).getByRole("button", { name: /enquiry list/ });
    await showsSign(list);
    const before = await drawn(list);
    await list.click();
    await expect.poll(() => list.getAttribute("aria-pressed")).toBe("true");
    await page.mouse.move(0, 0);
    await showsSign(list);
    expect((await drawn(list)).ground).not.toBe(before.ground);
    const dots = cardOf(page, product).getByRole("button", { name: /^Image/ });
    const [first, second] = [await drawn(dots.nth(0)), await drawn(dots.nth(1))];
    expect(Math.abs(first.signs - second.signs)).toBeGreaterThan(0.02);
  });
});

test("the dialog and the page of a product show their signs in forced colours [S139 S150]", async () => {
  await visit({ context }, async ({ page }) => {
    await page.goto(addresses.shop);
    const dialog = await openDialog(page, product);
    await showsSign(dialog.getByRole("button", { name: words.dialog.close }));
    await showsSign(dialog.getByRole("button", { name: words.listing.addToList }).locator(".icon"));
    const thumbnails = dialog.getByRole("button", { name: /^Image/ });
    const border = (at: number) =>
      thumbnails.nth(at).evaluate((link) => getComputedStyle(link).borderTopColor);
    expect(await border(0)).not.toBe(await border(1));
  });
});

test("what is wrong in the form is seen in forced colours, and what is right [S259]", async () => {
  await visit({ context }, async ({ page }) => {
    await page.goto(addresses.contact);
    await showsSign(page.getByRole("main").locator(".icon-phone"));
    const { send } = contactForm(page);
    await showsSign(send);
    const border = await send.evaluate((button) => getComputedStyle(button).borderTopWidth);
    expect(Number.parseFloat(border)).toBeGreaterThan(0);
  });
});
