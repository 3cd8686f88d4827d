import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import sharp from "sharp";
import { findOrInstallBrowser } from "#tools/find-browser.ts";
import { officeWordsIn } from "#words/office/words.ts";

/** Draws the pictures of docs/content.md from the office of a running demonstration. */

const folder = "docs/images/office";
const office = process.env["OFFICE_URL"] ?? "http://localhost:3100";
/** Milliseconds for a screen of a busy machine. */
const patience = 120_000;
const window = { width: 1200, height: 720 };
/** Width of a picture, which the manual shows beside no text. */
const width = 900;
const words = officeWordsIn("en");
const product = "vented-hard-hat-type-1";

interface Picture {
  readonly name: string;
  readonly address: string;
  /** Brings what the manual describes into the window. */
  readonly prepare: (page: Page) => Promise<void>;
}

const priceList = "Ref. Code,Commodity,Dealer Price\nHP005,Bump Cap,26.5\nMX-1,Work glove,18\n";

const pictures: readonly Picture[] = [
  { name: "today", address: "/", prepare: async () => {} },
  {
    name: "products",
    address: "/catalogue",
    async prepare(page) {
      await page.getByRole("searchbox", { name: words.catalogue.search }).fill("helmet");
      await page
        .getByRole("checkbox", { name: /^Select / })
        .nth(1)
        .click();
    },
  },
  {
    name: "product",
    address: `/catalogue/${product}`,
    async prepare(page) {
      const preview = page.frameLocator("iframe").getByRole("heading", { level: 1 });
      await preview.waitFor();
    },
  },
  {
    name: "import",
    address: "/import",
    async prepare(page) {
      const { import: importing } = words;
      await page.getByLabel(importing.file).setInputFiles({
        name: "maker.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(priceList),
      });
      const meanings = { "Ref. Code": "code", Commodity: "name-en", "Dealer Price": "price" };
      for (const [heading, column] of Object.entries(meanings)) {
        await page
          .getByRole("combobox", { name: importing.meaningOf(heading) })
          .selectOption(column);
      }
    },
  },
  {
    name: "pages",
    address: "/content/file?path=pages%2Fhome.yaml",
    prepare: async () => {},
  },
  { name: "changes", address: "/changes", prepare: async () => {} },
];

async function take(page: Page, { name, address, prepare }: Picture): Promise<number> {
  await page.goto(office + address);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await prepare(page);
  await page.waitForLoadState("networkidle");
  const picture = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
  await writeFile(path.join(folder, `${name}.webp`), picture);
  return picture.length;
}

const browser = await chromium.launch({
  executablePath: await findOrInstallBrowser(process.env),
  args: ["--no-sandbox"],
});
try {
  const context = await browser.newContext({ viewport: window, reducedMotion: "reduce" });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  await page.goto(office);
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: words.signIn.demonstration }).click();
  await page.getByRole("banner").waitFor();
  await mkdir(folder, { recursive: true });
  let bytes = 0;
  for (const picture of pictures) {
    bytes += await take(page, picture);
  }
  console.log(`${pictures.length} pictures in ${folder}, ${Math.round(bytes / 1024)} kB`);
} finally {
  await browser.close();
}
