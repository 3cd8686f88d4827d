import { spawnSync } from "node:child_process";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Language } from "#domain/language.ts";
import type { Visit } from "#test/support/browser.ts";
import { bareEnvironment } from "#test/support/process.ts";
import type { OfficeWords } from "#words/office/en.ts";

/** Lets the browser answer for a device with a fingerprint reader. */
export async function addAuthenticator({ context, page }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Invites an owner by the command, and returns the code that it prints. */
export function inviteByCommand(
  email: string,
  place: { readonly dataFolder: string; readonly officeUrl: string; readonly language?: Language },
): string {
  const { dataFolder, officeUrl, language = "en" } = place;
  const { stdout } = spawnSync(
    process.execPath,
    ["tools/office.ts", "invite", email, "--language", language],
    {
      encoding: "utf8",
      env: { ...bareEnvironment(), DATA_DIR: dataFolder, OFFICE_URL: officeUrl },
    },
  );
  return /\d{4} \d{4} \d{4} \d{4}/.exec(stdout)?.[0] ?? "";
}

/** Asks for a code on the page of the sign-in, and enters the one that `findCode` returns. */
export async function enterCode(
  page: Page,
  { signIn }: OfficeWords,
  { email, findCode }: { email: string; findCode: () => Promise<string> },
): Promise<void> {
  await page.getByLabel(signIn.email).fill(email);
  await page.getByRole("button", { name: signIn.sendCode }).click();
  await page.getByLabel(signIn.code).waitFor();
  await page.getByLabel(signIn.code).fill(await findCode());
  await page.getByRole("button", { name: signIn.enter, exact: true }).click();
  await page.getByRole("banner").waitFor();
}

/** Finds the cell of a price in the quotation; positions count from 1. */
export function priceCell(page: Page, { quotation }: OfficeWords, position: number) {
  const name = quotation.cell(quotation.columns.unitPrice, position);
  return page.getByRole("textbox", { name, exact: true });
}

/**
 * Prices the four lines in the buyer's words among 36 with a price, by keys alone: the first by a product that
 * the words find, the others by typing. The focus ends on the button that sends.
 */
export async function priceByKeys(
  page: Page,
  { quotation: words }: OfficeWords,
  { search, look = async () => {} }: { search: string; look?: () => Promise<void> },
): Promise<void> {
  const cell = (position: number) => words.cell(words.columns.unitPrice, position);
  const focused = (position: number) => expect.poll(() => focusedLabel(page)).toBe(cell(position));
  await focused(10);
  await look();
  await page.keyboard.press("a");
  const field = page.getByRole("combobox", { name: words.search.label(10) });
  await field.waitFor();
  await page.keyboard.type(search);
  const matches = page.getByRole("listbox", { name: words.search.label(10) });
  await matches.getByRole("option").first().waitFor();
  await look();
  await page.keyboard.press("Enter");
  await field.waitFor({ state: "detached" });
  const price = page.getByRole("textbox", { name: cell(10), exact: true });
  if ((await price.inputValue()) === "") {
    await page.keyboard.type("145");
    await page.keyboard.press("Enter");
  }
  for (const position of [20, 30, 40]) {
    await focused(position);
    await page.keyboard.type("12.50");
    await page.keyboard.press("Enter");
  }
  const send = page.getByRole("button", { name: words.send, exact: true });
  await expect.poll(() => send.evaluate((button) => button === document.activeElement)).toBe(true);
}

function focusedLabel(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
}
