import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { visit } from "#test/support/browser.ts";
import { rawWorkbook } from "#test/exchange/raw-workbook.ts";
import { addresses, words } from "#test/support/demonstration.ts";

const texts = words.contact.request;
const rows = readFileSync("test/rules/pasted-rows.tsv", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t").slice(1, 5).join("\t"));

test("an officer pastes sixty rows and has a reviewed list after forty keys at most", async () => {
  await visit({ viewport: { width: 1440, height: 900 } }, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(addresses.request);
    const field = page.getByLabel(texts.own, { exact: true });
    await field.waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), rows.join("\r\n"));
    await field.focus();
    let keys = 1;
    await page.keyboard.press("Control+V");
    const review = page.getByRole("region", { name: texts.pasted.heading(60) });
    await review.waitFor();
    await expect.poll(() => review.locator("[data-row]").count()).toBe(60);
    const open = () => review.locator("[data-open]").count();
    const waiting = await open();
    for (let left = waiting; left > 0; left -= 1) {
      await page.keyboard.press("1");
      keys += 1;
      await expect.poll(open).toBe(left - 1);
    }
    await page.keyboard.press("Enter");
    keys += 1;
    await review.waitFor({ state: "hidden" });
    const lines = page.getByRole("group", { name: texts.heading }).getByRole("listitem");
    const list = () => page.evaluate(() => localStorage.getItem("enquiry-list") ?? "");
    await expect.poll(list).toContain("TPR OILFIELD");
    // Rows that were settled on the same product are one line with the sum.
    const summed = 60 - (await lines.count());
    const added = page.getByRole("status").filter({ hasText: texts.pasted.added(60, summed) });
    // Not in the colour of what is wrong.
    expect(await added.getAttribute("data-outcome")).toBeNull();
    console.log(`60 rows: ${waiting} waited for a choice, ${keys} keys in all`);
    expect(keys).toBeLessThanOrEqual(40);
    // Whatever a row says stands on the list, in the product's name or in the buyer's own words.
    const kept = await list();
    for (const word of ["Walkie talkie Motorola", "9x60 10x120 11x40", "TPR OILFIELD"]) {
      expect(kept).toContain(word);
    }
  });
});

test("rows that are left out, kept in one's own words or too many are as the buyer says", async () => {
  await visit({}, async ({ page }) => {
    await page.goto(addresses.request);
    const field = page.getByLabel(texts.own, { exact: true });
    await field.waitFor();
    const many = Array.from({ length: 501 }, (_row, at) => `Kneeling mat no. ${at}`);
    await field.fill(["HP001\t5", "Safety goggles\t6", "Dear team\t", ...many].join("\n"));
    await page.getByRole("button", { name: texts.pasted.read }).click();
    const review = page.getByRole("region", { name: texts.pasted.heading(500) });
    await review.waitFor();
    await page.getByText(texts.pasted.tooMany(3)).waitFor();
    // The keys go to the row that has the focus, which comes a moment after the rows.
    await review.locator("[data-row]:focus").waitFor();
    await page.keyboard.press("0");
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await review.getByRole("button", { name: texts.pasted.put(499) }).click();
    const lines = page.getByRole("group", { name: texts.heading }).getByRole("listitem");
    await expect.poll(() => lines.count()).toBe(499);
    expect(await lines.first().innerText()).toContain("Safety goggles | 6");
    expect((await field.inputValue()).split(/\r?\n/)).toHaveLength(3);
  });
});

test("a workbook, a file of another encoding and a file that is none are opened or refused", async () => {
  const allow = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];
  await visit({ allow }, async ({ page, context }) => {
    await page.goto(addresses.request);
    const file = page.getByLabel(texts.pasted.openFile);
    const open = (name: string, buffer: Buffer) =>
      file.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await open("picture.csv", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]));
    await page.getByText(texts.pasted.noTable).waitFor();
    await open("broken.xlsx", Buffer.from("PK\u0003\u0004 no workbook"));
    await page.getByText(texts.pasted.noTable).waitFor();
    await open("rows.csv", Buffer.from("\uFEFFخوذة سلامة;20\r\nHP001;5\r\n", "utf16le"));
    const review = page.getByRole("region", { name: texts.pasted.heading(2) });
    await review.getByText("خوذة سلامة | 20").waitFor();
    await review.getByRole("button", { name: texts.pasted.cancel }).click();
    const field = page.getByLabel(texts.own, { exact: true });
    expect(await field.inputValue()).toContain("HP001");
    await field.fill("");
    const workbook = rawWorkbook({
      rows: [
        ["Description", "Size", "Qty"],
        ["HP001 vented hard hat", undefined, { formula: "25*2", value: 50 }],
        ["قفازات جلد", 10, 60],
        ["Kneeling <mat> & rug", undefined, 4],
      ],
    });
    await open("rows.xlsx", workbook);
    const rowsOfBook = page.getByRole("region", { name: texts.pasted.heading(3) });
    await rowsOfBook.getByText("HP001 vented hard hat | – | 50").waitFor();
    await rowsOfBook.getByText("قفازات جلد | 10 | 60").waitFor();
    await rowsOfBook.getByText("Kneeling <mat> & rug | – | 4").waitFor();
    await rowsOfBook.getByRole("button", { name: texts.pasted.cancel }).click();
    const written = await field.inputValue();
    expect(written.split(/\r?\n/)).toHaveLength(4);
    // Without the network the rows stay, and the page says that they were not read.
    await context.setOffline(true);
    await page.getByRole("button", { name: texts.pasted.read }).click();
    const answer = page.getByRole("status").filter({ hasText: texts.pasted.failed });
    expect(await answer.getAttribute("data-outcome")).toBe("failure");
    expect(await field.inputValue()).toBe(written);
    await context.setOffline(false);
    await page.getByRole("button", { name: texts.pasted.read }).click();
    await rowsOfBook.waitFor();
  });
});
