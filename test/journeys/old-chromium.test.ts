import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { type Browser, type Page, chromium } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { desktop, phone, siteUrl } from "#test/support/browser.ts";
import type { Size } from "#test/support/browser.ts";
import { letterWith, sayWho, sendAndReceive } from "#test/support/contact-form.ts";
import { addresses, words } from "#test/support/demonstration.ts";
import { listed, pressSend } from "#test/support/request-form.ts";
import { sample } from "#test/support/samples.ts";

const program = ".cache/chromium-109";

/** Unpacks Chromium 109 of the development dependency once. */
async function unpack(): Promise<void> {
  if (existsSync(program)) {
    return;
  }
  const packed = await readFile("node_modules/@sparticuz/chromium/bin/chromium.br");
  await mkdir(".cache", { recursive: true });
  await writeFile(`${program}.part`, await promisify(brotliDecompress)(packed));
  await chmod(`${program}.part`, 0o755);
  await rename(`${program}.part`, program);
}

/** Starts Chromium 109, the oldest supported version; undefined where it does not run. */
async function startOldChromium(): Promise<Browser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    return undefined;
  }
  await unpack();
  return chromium.launch({ executablePath: program, args: ["--no-sandbox"] });
}

const texts = words.contact.request;
const helmet = sample(({ category }) => category.id === "head");

let browser: Browser | undefined;

beforeAll(async () => {
  browser = await startOldChromium();
});

afterAll(() => browser?.close());

beforeEach(({ skip }) =>
  skip(browser === undefined, "Chromium 109 is there for Linux on x64 alone"),
);

/** Opens a page in Chromium 109; whatever it complains of fails the journey. */
async function visitOld(
  journey: (page: Page) => Promise<void>,
  viewport: Size = desktop,
): Promise<void> {
  const context = await browser?.newContext({ baseURL: siteUrl(), viewport });
  const page = await context?.newPage();
  if (!page) {
    throw new Error("Chromium 109 does not run");
  }
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  try {
    await journey(page);
    expect(complaints).toEqual([]);
  } finally {
    await context?.close();
  }
}

test("Chromium 109 lists a product, sends the request and shows the receipt [S133 S146 S266]", async () => {
  expect(browser?.version()).toMatch(/^109\./);
  await visitOld(async (page) => {
    await page.goto(addresses.product(helmet.slug));
    await page.getByRole("link", { name: words.product.quote }).click();
    await expect.poll(() => listed(page).count()).toBe(1);
    const mark = `Chromium 109 ${Date.now()}`;
    await page.getByLabel(texts.note).first().fill(mark);
    await sayWho(page);
    await pressSend(page);
    await page.getByRole("heading", { name: texts.success }).waitFor();
    expect((await letterWith(mark)).text).toContain(helmet.code);
  });
});

test("Chromium 109 reads rows and puts them on the list [S146]", async () => {
  await visitOld(async (page) => {
    await page.goto(addresses.request);
    await page.getByLabel(texts.own).fill(`${helmet.code}\t40\nKneeling mats\t12`);
    await page.getByRole("button", { name: texts.pasted.read }).click();
    await page.getByRole("button", { name: texts.pasted.put(2) }).click();
    await expect.poll(() => listed(page).count()).toBe(2);
  });
});

test("Chromium 109 sends the contact form [S253 S265]", async () => {
  await visitOld(async (page) => {
    await page.goto(addresses.contact);
    await sendAndReceive(page, `contact in Chromium 109 ${Date.now()}`);
  });
});

test("Chromium 109 searches from the header of a phone, which has no popover there", async () => {
  await visitOld(async (page) => {
    await page.goto(addresses.shop);
    const field = page.getByRole("banner").locator("input[name=q]");
    expect((await field.boundingBox())?.width).toBeGreaterThan(200);
    expect(await page.getByRole("button", { name: words.search.close }).count()).toBe(0);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await field.fill("gloves");
    await field.press("Enter");
    await page.waitForURL(/[?&]q=gloves/);
  }, phone);
});
