import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { phone, visit } from "#test/support/browser.ts";
import type { PageOptions, Visit } from "#test/support/browser.ts";
import { addAuthenticator, enterCode } from "#test/support/office-browser.ts";
import { startOffice } from "#test/support/office.ts";
import type { Office } from "#test/support/office.ts";
import { eventually } from "#test/support/requests.ts";
import { officeWordsIn } from "#words/office/words.ts";

const english = officeWordsIn("en");
const arabic = officeWordsIn("ar");
let office: Office;

beforeAll(async () => {
  office = await startOffice({ served: true });
});
afterAll(() => office?.close());

const inOffice = (options: PageOptions, journey: (visit: Visit) => Promise<void>) =>
  visit({ ...options, context: { baseURL: office.url, ...options.context } }, journey);

async function latestCode(email: string): Promise<string> {
  const codes = async () =>
    (await office.letters()).flatMap(({ to, text = "" }) =>
      to?.[0]?.address === email ? (/\d{6}/.exec(text)?.slice(0, 1) ?? []) : [],
    );
  await eventually(async () => (await codes()).length > 0);
  return (await codes()).at(-1) ?? "";
}

async function signInByCode(page: Page, email: string, findCode: () => Promise<string>) {
  await page.goto("/");
  await enterCode(page, english, { email, findCode });
  await page.goto("/account");
  await page.getByRole("heading", { name: english.account.title }).waitFor();
}

const invite = (name: string, email: string, role: "owner" | "sales") =>
  office.parts.people.invite(null, { name, email, role, language: "en" });

test("an owner signs in with a code of the command line and invites a clerk", async () => {
  const email = "huda@supplier.example";
  await invite("Huda", email, "owner");
  await inOffice({}, async ({ page }) => {
    await signInByCode(page, email, () => office.parts.codes.issueForCommand(email));
    await page.getByRole("link", { name: english.shell.people }).click();
    const form = page.getByRole("region", { name: english.people.inviteTitle });
    await form.getByLabel(english.people.name).fill("Sara");
    await form.getByLabel(english.people.email).fill("sara");
    await form.getByRole("button", { name: english.people.invite }).click();
    await page.getByText(english.problems.fields["not-an-address"]).waitFor();
    await form.getByLabel(english.people.email).fill("sara@supplier.example");
    await form.getByRole("button", { name: english.people.invite }).click();
    await page.getByRole("cell", { name: "sara@supplier.example" }).waitFor();

    await page.getByRole("link", { name: english.shell.events }).click();
    await page.getByRole("row", { name: english.events.kinds["person.invited"] }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test("a clerk signs in by code, adds a passkey and signs in by it, in both languages", async () => {
  const email = "omar@supplier.example";
  await invite("Omar", email, "sales");
  await inOffice({}, async (tab) => {
    const { page } = tab;
    await addAuthenticator(tab);
    await signInByCode(page, email, () => latestCode(email));
    const navigation = page.getByRole("navigation");
    expect(await navigation.getByRole("link", { name: english.shell.people }).count()).toBe(0);

    await page.getByLabel(english.account.passkeyName).fill("Office PC");
    await page.getByRole("button", { name: english.account.addPasskey }).click();
    await page.getByRole("button", { name: english.account.removeOf("Office PC") }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: "العربية" }).click();
    await page.getByRole("heading", { name: arabic.account.title }).waitFor();
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await violations(page)).toEqual([]);

    await page.getByRole("button", { name: arabic.account.signOut }).click();
    await page.getByRole("heading", { name: arabic.signIn.title }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: arabic.signIn.passkey }).click();
    await page.getByRole("link", { name: arabic.shell.account }).waitFor();
  });
});

test("typed text survives the end of a session, and is saved after signing in again", async () => {
  const email = "lina@supplier.example";
  const { id } = await invite("Lina", email, "sales");
  await inOffice({ viewport: phone, allow: [/status of 401/] }, async ({ page }) => {
    await signInByCode(page, email, () => latestCode(email));
    await page
      .getByRole("textbox", { name: english.account.name, exact: true })
      .fill("Lina Al Otaibi");
    await office.parts.sessions.revoke(null, id);
    const count = (await office.letters()).length;
    // Letters are sorted by the second.
    office.clock.time += 1000;
    await page.getByRole("button", { name: english.shell.save }).click();

    const dialog = page.getByRole("dialog", { name: english.signIn.againTitle });
    await dialog.getByRole("button", { name: english.signIn.sendCode }).click();
    await eventually(async () => (await office.letters()).length > count);
    expect(await violations(page)).toEqual([]);
    await dialog.getByLabel(english.signIn.code).fill(await latestCode(email));
    await dialog.getByRole("button", { name: english.signIn.enter, exact: true }).click();
    await page.getByText(english.account.nameSaved).waitFor();
    expect(
      await page.getByRole("textbox", { name: english.account.name, exact: true }).inputValue(),
    ).toBe("Lina Al Otaibi");
    expect(await office.parts.people.findByEmail(email)).toMatchObject({ name: "Lina Al Otaibi" });
  });
});
