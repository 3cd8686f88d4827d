import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, visit } from "#test/support/browser.ts";
import { rawWorkbook } from "#test/exchange/raw-workbook.ts";
import { addresses, catalogue, words } from "#test/support/demonstration.ts";

const texts = words.contact.request;
const readCells = (name: string) =>
  readFileSync(`test/rules/${name}.tsv`, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
const rows = readCells("pasted-rows").map((cells) => cells.slice(1, 5).join("\t"));

/** The pasted form and its review, once every row is there. */
async function readRows(page: Page, form: readonly string[]): Promise<Locator> {
  await page.goto(addresses.request);
  await page.getByLabel(texts.own, { exact: true }).fill(form.join("\n"));
  await page.getByRole("button", { name: texts.pasted.read }).click();
  const review = page.getByRole("region", { name: texts.pasted.heading(form.length) });
  await expect.poll(() => review.locator("[data-row]").count()).toBe(form.length);
  return review;
}

test.each([
  { name: "phone", viewport: phone, most: 120 },
  { name: "desktop", viewport: desktop, most: 72 },
])("a row under review is at most $most px high on a $name", async ({ viewport, most }) => {
  await visit({ viewport }, async ({ page }) => {
    const review = await readRows(page, rows);
    const heights = await review.locator("[data-row]").evaluateAll((elements) =>
      elements.map((row) => {
        row.style.contentVisibility = "visible";
        return row.getBoundingClientRect().height;
      }),
    );
    // With a keyboard the row that has the keys shows all its proposals.
    const open = viewport === desktop ? 1 : 0;
    expect(heights.toSorted((low, high) => high - low).slice(open)[0]).toBeLessThanOrEqual(most);
    const row = review.locator("[data-open]").first();
    const [best, ...others] = await row.locator("td button[aria-pressed]:visible").all();
    const picture = await best?.locator("img").boundingBox();
    expect(picture?.width).toBe(40);
    expect(await best?.innerText()).toMatch(/minimum/);
    for (const button of others.concat(await row.locator("td:last-child button").all())) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});

test("by thumb a row is kept in one's own words, left out, or given another proposal", async () => {
  await visit({ viewport: phone }, async ({ page }) => {
    const review = await readRows(page, ["Safety goggles\t6", "Safety goggles\t7", "Ear muffs\t8"]);
    expect(await page.getByText(texts.pasted.keys).isVisible()).toBe(false);
    const row = (at: number) => review.locator(`[data-row="${at}"]`);
    const name = await row(0).locator("td button").first().innerText();
    await row(0)
      .getByRole("button", { name: texts.pasted.others(2) })
      .tap();
    await row(0).locator("td button[aria-pressed]").nth(1).tap();
    // The equal row is answered too.
    await expect.poll(() => review.locator("[data-open]").count()).toBe(1);
    expect(await row(1).innerText()).not.toContain(name);
    await row(1).getByRole("button", { name: texts.pasted.ownWords }).tap();
    await row(1).getByText(texts.pasted.ownWords).waitFor();
    await row(2).getByRole("button", { name: texts.pasted.leaveOut }).tap();
    await review.getByRole("button", { name: texts.pasted.put(2) }).tap();
    const lines = page.getByRole("group", { name: texts.heading }).getByRole("listitem");
    await expect.poll(() => lines.count()).toBe(2);
  });
});

test("a mixed form of sixty rows takes at most twenty keys, and nothing unseen is accepted", async () => {
  const form = readCells("mixed-rows");
  const isMeant = (at: number, slug: string) => {
    const product = catalogue.product(slug);
    const meant = form[at]?.[2]?.split(" ") ?? [];
    return [slug, product?.subcategory.id].some((id) => id !== undefined && meant.includes(id));
  };
  const bySlug = new Map(catalogue.products.map(({ code, slug }) => [code, slug]));
  await visit({ viewport: desktop }, async ({ page }) => {
    const review = await readRows(
      page,
      form.map(([text, quantity]) => `${text}\t${quantity}`),
    );
    await review.locator("[data-row]:focus").waitFor();
    // The paste itself was one key.
    let keys = 1;
    const press = async (key: string) => {
      await page.keyboard.press(key);
      keys += 1;
    };
    const open = review.locator("[data-open]");
    const openRows = () =>
      open.evaluateAll((elements) => elements.map((row) => Number(row.dataset["row"])));
    /** Open rows between the header and the bar, with the codes that they propose. */
    const inView = () =>
      review.evaluate((section) =>
        [...section.querySelectorAll<HTMLElement>("[data-open]")].flatMap((row) => {
          const best = row.querySelector("[data-best]");
          const box = best?.getBoundingClientRect();
          const middle = (box?.left ?? 0) + (box?.width ?? 0) / 2;
          const isSeen =
            box !== undefined &&
            // A border's pixel may lie under the bar.
            [box.top + 1, box.bottom - 1].every((height) =>
              best?.contains(document.elementFromPoint(middle, height)),
            );
          const code = best?.querySelector("bdi")?.textContent ?? "";
          return isSeen ? [{ at: Number(row.dataset["row"]), code }] : [];
        }),
      );
    while ((await open.count()) > 0) {
      const seen = await inView();
      const isRight = ({ at, code }: (typeof seen)[number]) => isMeant(at, bySlug.get(code) ?? "");
      const lastWrong = seen.findLastIndex((row) => !isRight(row));
      for (const row of seen.slice(0, lastWrong + 1)) {
        await page.locator(`[data-row="${row.at}"]:focus`).waitFor();
        const codes = await page
          .locator(":focus button[aria-pressed] bdi[dir=ltr]")
          .allInnerTexts();
        const place = codes.findIndex((code) => isMeant(row.at, bySlug.get(code) ?? ""));
        await press(String(place + 1));
        await review.locator(`[data-row="${row.at}"]:not([data-open])`).waitFor();
      }
      const left = await openRows();
      if (left.length > 0) {
        const goods = (await inView()).map(({ at }) => form[at]?.[0]);
        await press("a");
        await expect.poll(() => open.count()).toBeLessThan(left.length);
        // Rows for the goods in view, wherever they stand, and no others.
        const still = await openRows();
        const isInView = (at: number) => goods.includes(form[at]?.[0]);
        expect(still).toEqual(left.filter((at) => !isInView(at)));
      }
    }
    await press("Enter");
    await review.waitFor({ state: "hidden" });
    console.log(`60 mixed rows: ${keys} keys in all`);
    expect(keys).toBeLessThanOrEqual(20);
  });
});

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
