import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "#test/support/axe.ts";
import { siteUrl, visit } from "#test/support/browser.ts";
import { letterWith, sayWho } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { longPdf, samples } from "#test/support/files.ts";
import { enterCode, inviteByCommand } from "#test/support/office-browser.ts";
import { openedSite } from "#test/support/opened-site.ts";
import { startOfficeProcess } from "#test/support/process.ts";
import { sendBlank } from "#test/support/request-form.ts";
import { officeWordsIn } from "#words/office/words.ts";

const texts = words.contact.request;
const drawing = longPdf(1_200_000);
let office: Awaited<ReturnType<typeof startOfficeProcess>>;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = dirname(openedSite().mailbox);
  office = await startOfficeProcess(dataFolder, { SITE_URL: siteUrl() });
});
afterAll(async () => {
  office?.process.kill("SIGTERM");
  await office?.ended;
});

test("files are attached, removed, refused by name and sent; the office downloads them", async () => {
  const mark = `Kneeling mats ${Date.now()}`;
  await visit({ allow: [/status of 422/] }, async ({ page }) => {
    await page.goto(addresses.request);
    await page.getByLabel(texts.own).fill(mark);
    const choose = async (name: string, buffer: Buffer) =>
      page
        .getByLabel(texts.files.label)
        .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    const remove = (name: string) =>
      page.getByRole("button", { name: texts.files.removeOf(name), exact: true });

    await choose("wrong.pdf", samples.pdf);
    await remove("wrong.pdf").click();
    await remove("wrong.pdf").waitFor({ state: "detached" });
    await choose("drawing.pdf", drawing);
    await remove("drawing.pdf").waitFor();
    await choose("letter.pdf", samples.html);
    await page.getByText(texts.files.problems.kind("letter.pdf")).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await remove("drawing.pdf").waitFor();
    await sayWho(page);
    await sendBlank(page);
    await page.getByRole("heading", { name: texts.success }).waitFor();
  });

  const { html = "", text = "" } = await letterWith(mark);
  for (const part of [html, text]) {
    expect(part).toContain("drawing.pdf (1.2 MB)");
    expect(part).not.toContain("wrong.pdf");
  }
  const [link = ""] = /https?:\S+\/enquiries\/[\w-]+/.exec(text) ?? [];

  await visit({ patient: false, context: { baseURL: office.url } }, async ({ page }) => {
    const email = "files@supplier.example";
    const place = { dataFolder, officeUrl: office.url };
    inviteByCommand(email, place);
    await page.goto("/");
    await enterCode(page, officeWordsIn("en"), {
      email,
      findCode: async () => inviteByCommand(email, place),
    });
    await page.goto(new URL(link).pathname);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "drawing.pdf" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("drawing.pdf");
    expect((await readFile(await download.path())).equals(drawing)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});
