import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { checkContent, formatSummary } from "#publishing/check-content.ts";
import { formatProblem } from "#publishing/yaml-file.ts";
import { readContent } from "#publishing/read-content.ts";
import { replaced, sampleSlug, sampleText } from "#test/support/content-samples.ts";
import { readQuickly } from "#test/support/quick-reading.ts";
import { processorTime } from "#test/support/processor-time.ts";

const place = mkdtempSync(path.join(tmpdir(), "content-"));
const folder = path.join(place, "content");
const kept = path.join(place, "data", "kept", "parsed.json");
const sampleFile = `products/${sampleSlug}/product.yaml`;
afterAll(() => rmSync(place, { recursive: true }));

/** A content folder of three products, with times that are long gone. */
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(kept, { force: true });
  const products = [sampleSlug, "bump-cap-baseball-style", "half-mask-set-a2p3"];
  cpSync("content", folder, {
    recursive: true,
    filter: (file) => {
      const slug = /^content\/products\/([^/]+)/.exec(file)?.[1];
      return slug === undefined || products.includes(slug);
    },
  });
});

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

async function problems(): Promise<readonly string[]> {
  const reading = await readQuickly(folder);
  return reading.ok ? [] : reading.problems.map(formatProblem);
}

async function nameOf(slug: string, keptIn?: string): Promise<unknown> {
  const reading = await readContent(folder, keptIn);
  return reading.ok ? reading.content.products.get(slug)?.name : reading.problems;
}

test("a folder is read whole, with the hash of every file", async () => {
  const reading = await readContent(folder);
  if (!reading.ok) {
    throw new Error(JSON.stringify(reading.problems));
  }
  const { content, files } = reading;
  expect([...content.products.keys()]).toHaveLength(3);
  expect(content.cities.get("riyadh")?.region).toBe("central");
  expect(content.mark).toContain("<svg");
  expect(content.media.get(`products/${sampleSlug}/front.webp`)?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(content.media.has(sampleFile)).toBe(false);
  expect(files.has(sampleFile)).toBe(true);
  expect([...files.keys()].some((file) => file.startsWith("schemas/"))).toBe(false);
  expect([...files.keys()]).toEqual([...files.keys()].toSorted());
  expect([...content.products.keys()]).toEqual([...content.products.keys()].toSorted());
});

test.each<readonly [string, file: string, text: string | Uint8Array, says: string]>([
  ["broken YAML", sampleFile, "code: [\n", `${sampleFile}:1:`],
  [
    "UTF-16",
    sampleFile,
    Buffer.from(`\uFEFF${sampleText}`, "utf16le"),
    `${sampleFile}:1:1: is not in UTF-8: save it again as UTF-8`,
  ],
  [
    "Windows-1256",
    sampleFile,
    Buffer.concat([Buffer.from("code: "), Buffer.from([0xc3, 0xe5])]),
    "is not in UTF-8",
  ],
  [
    "a YAML file of over 1 MB",
    sampleFile,
    "#".repeat(1024 * 1024 + 1),
    `${sampleFile}:1:1: is 1.0 MB large, over the 1.0 MB that are read`,
  ],
  [
    "a file of another name",
    `products/${sampleSlug}/Product.yml`,
    sampleText,
    `products/${sampleSlug}/Product.yml:1:1: is read by nothing: expected products/${sampleSlug}/product.yaml`,
  ],
  [
    "a product outside a folder",
    "products/new-hat.yaml",
    sampleText,
    "products/new-hat.yaml:1:1: is read by nothing: expected products/new-hat/product.yaml",
  ],
  [
    "a file that nobody knows",
    "prices.yaml",
    "a: 1\n",
    "prices.yaml:1:1: is read by nothing: check its name and its folder",
  ],
  [
    "one city in two regions",
    "places/eastern/riyadh.yaml",
    "name: Riyadh\n",
    "places/eastern/riyadh.yaml:1:1: has the same address as places/central/riyadh.yaml",
  ],
])("%s is refused by name", async (_, file, text, says) => {
  write(file, text);
  const found = await problems();
  expect(found.length).toBeGreaterThanOrEqual(1);
  expect(found.join("\n")).toContain(says);
});

test("purposes of the code belong to products that exist, and the folder's own win", async () => {
  const purposesIn = async () => {
    const reading = await readQuickly(folder);
    return reading.ok ? (reading.content.purposes ?? {}) : {};
  };
  const products = Object.keys(await purposesIn());
  expect(products.toSorted()).toEqual(
    [sampleSlug, "bump-cap-baseball-style", "half-mask-set-a2p3"].toSorted(),
  );
  write("purposes.yaml", `${sampleSlug}: keeps the sun off\n`);
  expect(await purposesIn()).toMatchObject({
    [sampleSlug]: "keeps the sun off",
    "bump-cap-baseball-style": expect.stringContaining("\n"),
  });
});

test("files that other programs leave behind are ignored and listed", async () => {
  const files = [
    "desktop.ini",
    "pages/home.yaml.tmp",
    "products/Thumbs.db",
    `products/${sampleSlug}/Copy of product.yaml`,
    `products/${sampleSlug}/product - Copy (2).yaml`,
    `products/${sampleSlug}/product - Copy.yaml`,
    `products/${sampleSlug}/product - نسخة.yaml`,
    `products/${sampleSlug}/product (1).yaml`,
    `products/${sampleSlug}/~$product.yaml`,
  ];
  for (const file of [...files, "products/.DS_Store"]) {
    write(file, "code: [\n");
  }
  const reading = await readContent(folder);
  expect(reading.ok).toBe(true);
  expect(reading.ok && reading.ignored.toSorted()).toEqual(files.toSorted());
});

test("a file that must be there is named when it is not", async () => {
  rmSync(path.join(folder, "company.yaml"));
  expect(await problems()).toEqual(["company.yaml:1:1: is missing"]);
});

test("a folder without standards.yaml is read, and cites freely", async () => {
  rmSync(path.join(folder, "standards.yaml"));
  expect(await problems()).toEqual([]);
});

test("a file of 3 GB is refused by its size, without being read", async () => {
  const film = `products/${sampleSlug}/film.webp`;
  write(film, "");
  truncateSync(path.join(folder, film), 3 * 1024 ** 3);
  const before = process.memoryUsage().rss;
  const took = await processorTime(async () => {
    expect(await problems()).toEqual([
      `${film}:1:1: is 3072.0 MB large, over the 40.0 MB that are read: make it smaller, or move it out of the content folder`,
    ]);
  });
  expect(took).toBeLessThan(3000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
});

test("a byte-order mark and the line ends of Windows are read", async () => {
  write(sampleFile, `\uFEFF${sampleText.replaceAll("\n", "\r\n")}`);
  expect(await nameOf(sampleSlug)).toMatchObject({ en: "Vented Hard Hat, Type I, Pin-Lock Band" });
});

/** Puts the times of a file back, so that nothing but its change shows that it changed. */
function age(file: string): void {
  const past = new Date(Date.now() - 3_600_000);
  utimesSync(path.join(folder, file), past, past);
}

/** Waits until a change is old enough to be trusted. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 2100));

test("what is kept is used for files that did not change, and for no others", async () => {
  await settle();
  const first = await readContent(folder, kept);
  const again = await readContent(folder, kept);
  expect(again).toEqual(first);

  // What is kept is falsified, which shows by what is read from where.
  const text = readFileSync(kept, "utf8");
  writeFileSync(kept, text.replaceAll("Vented Hard Hat", "Kept Hard Hat"));
  expect(await nameOf(sampleSlug, kept)).toMatchObject({
    en: "Kept Hard Hat, Type I, Pin-Lock Band",
  });

  write(sampleFile, replaced(sampleText, "Vented Hard Hat,", "Venter Hard Hat,"));
  age(sampleFile);
  expect(await nameOf(sampleSlug, kept)).toMatchObject({
    en: "Venter Hard Hat, Type I, Pin-Lock Band",
  });
});

test("a file that changed a moment ago is read again, whatever its size and times say", async () => {
  write(sampleFile, sampleText);
  await readContent(folder, kept);
  write(sampleFile, replaced(sampleText, "Vented Hard Hat,", "Venter Hard Hat,"));
  expect(await nameOf(sampleSlug, kept)).toMatchObject({
    en: "Venter Hard Hat, Type I, Pin-Lock Band",
  });
});

test.each(["", "{", '{"version":1,"files":{"a":1}}', '{"version":0,"files":{}}', "[]"])(
  "what was kept as %j is not used, and replaced",
  async (text) => {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, text);
    expect(await nameOf(sampleSlug, kept)).toMatchObject({
      en: "Vented Hard Hat, Type I, Pin-Lock Band",
    });
    expect(JSON.parse(readFileSync(kept, "utf8"))).toMatchObject({ version: 1 });
  },
);

test("a value that was kept and that the schema no longer takes is read from its file", async () => {
  await settle();
  await readContent(folder, kept);
  const text = readFileSync(kept, "utf8");
  writeFileSync(kept, text.replaceAll('"code":"HP001"', '"cody":"HP001"'));
  expect(await nameOf(sampleSlug, kept)).toMatchObject({
    en: "Vented Hard Hat, Type I, Pin-Lock Band",
  });
});

test("a check says what it checked, and where the rules are broken", async () => {
  const broken = replaced(sampleText, "minimum: 50", "minimum: 50, pack: 12");
  write(sampleFile, replaced(broken, "pack: 1, ", ""));
  const { problems: found, summary } = await checkContent(folder, "2026-11-22");
  const line = sampleText.slice(0, sampleText.indexOf("minimum: 50")).split("\n").length;
  expect(found.map(formatProblem)).toContain(
    `${sampleFile}:${line}:30: order.minimum: 50 is no multiple of the pack of 12`,
  );
  expect(summary && formatSummary(summary)).toMatch(
    /^Checked 3 products with \d pictures, 11 guides, 19 cities and \d+ claims; \d+ texts have no Arabic\.$/,
  );
});

test("a check counts plain names and descriptions as texts without Arabic", async () => {
  const missing = async (text: string) => {
    write(sampleFile, text);
    const { summary } = await checkContent(folder, "2026-11-22");
    return summary?.missing["ar"] ?? 0;
  };
  const name = 'name: {en: "Vented Hard Hat, Type I, Pin-Lock Band"}';
  const count = await missing(sampleText);
  expect(await missing(replaced(sampleText, name, "name: Vented Hard Hat"))).toBe(count);
  expect(await missing(replaced(sampleText, name, "name: HDPE"))).toBe(count);
  expect(await missing(replaced(sampleText, name, 'name: "3 M"'))).toBe(count - 1);
  expect(await missing(replaced(sampleText, name, "name: خوذة"))).toBe(count - 1);
});

test("a check of files that cannot be read says that alone", async () => {
  write(sampleFile, "code: [\n");
  const { problems: found, warnings, summary } = await checkContent(folder, "2026-11-22");
  expect([found.length, warnings.length, summary]).toEqual([1, 0, undefined]);
});

test("a folder that is not there is named", async () => {
  expect(await readContent("no/such/folder")).toMatchObject({
    ok: false,
    problems: [{ file: "no/such/folder", message: expect.stringContaining("CONTENT_DIR") }],
  });
});
