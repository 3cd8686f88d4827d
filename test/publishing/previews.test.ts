import fc from "fast-check";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openFont, textPanel, wrap } from "#publishing/previews/panel.ts";
import { drawPreview } from "#publishing/previews/draw-preview.ts";
import type { Direction, Language } from "#domain/language.ts";
import type { Preview } from "#domain/site.ts";
import { placesIn } from "#publishing/places.ts";
import { drawPendingPreviews, planPreviews } from "#publishing/previews/previews.ts";
import { layOutLine } from "#publishing/previews/set-line.ts";
import { fontFiles } from "#publishing/publish-options.ts";
import sharp from "sharp";

const faces = { latin: openFont(fontFiles.latin), arabic: openFont(fontFiles.arabic) };
const style = {
  faces,
  mark: readFileSync("content/brand/mark.svg", "utf8"),
};
const panelOf = (title: string, company = "Mateen", language: Language = "en") =>
  textPanel(style, { language, title, line: "x" }, company);
/** Counts the lines of words of a panel. */
const linesOf = (panel: string) =>
  [...panel.matchAll(/translate\([\d.]+ ([\d.]+)\) scale\([\d.]+ -/g)].map(([, y]) => Number(y));
/** Returns the outlines of a line's parts from the left, without positions. */
const partsOf = (line: string, direction: Direction = "rtl") =>
  layOutLine(faces, line, direction).outlines.map((part) => part.replace(/translate\([^)]*\)/, ""));

test("Wrapping keeps the order of words and breaks only lines that are too long", () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.integer({ min: 4, max: 40 }),
      (words, room) => {
        const lines = wrap(words.join(" "), (line) => line.length <= room);
        expect(lines.join(" ")).toBe(words.join(" "));
        for (const line of lines) {
          expect(line.length <= room || !line.includes(" ")).toBe(true);
        }
      },
    ),
  );
});

test("Missing glyphs are left out, and the longest title stays above the stripes", () => {
  expect(panelOf("Gloves", "Mateen\u{1f9e4}")).toBe(panelOf("Gloves"));
  expect(Math.max(...linesOf(panelOf("Electrical ".repeat(8).trim())))).toBeLessThan(603);
  expect(Math.max(...linesOf(panelOf("Electrical ".repeat(30).trim())))).toBeLessThan(603);
});

test("Direction isolates change nothing", () => {
  expect(panelOf("\u2066Gloves\u2069")).toBe(panelOf("Gloves"));
});

test("A title with missing letters or against its language's direction is drawn without words", async () => {
  expect(linesOf(panelOf("Gloves"))).toHaveLength(3);
  for (const title of ["قفازات", "Gloves قفازات", "手套"]) {
    const panel = panelOf(title);
    expect(linesOf(panel)).toEqual([]);
    const { width, height, format } = await sharp(
      await drawPreview(panel, undefined, "ltr"),
    ).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
  }
});

test("An Arabic title is drawn from the right, and the longest stays above the stripes", () => {
  const panel = panelOf("قفازات مقاومة للقطع، مقاسات 7-11", "Mateen", "ar");
  expect(linesOf(panel).length).toBeGreaterThan(3);
  expect(panel).toContain('<g transform="translate(660 0)">');
  expect(Math.max(...linesOf(panelOf("كهربائية ".repeat(30).trim(), "Mateen", "ar")))).toBeLessThan(
    603,
  );
});

test("Arabic letters are joined, and left-to-right runs keep their order", () => {
  const widthOf = (line: string) => layOutLine(faces, line, "rtl").width;
  const separateWidth = Array.from("سلامة", widthOf).reduce((sum, width) => sum + width, 0);
  expect(widthOf("سلامة")).toBeLessThan(separateWidth * 0.9);
  const [range, , word] = partsOf("مقاسات 7-11");
  expect([range]).toEqual(partsOf("7-11", "ltr"));
  expect([word]).toEqual(partsOf("مقاسات"));
  expect(partsOf("لون (EN 388)")).toEqual([
    ...partsOf("(", "ltr"),
    ...partsOf("EN 388", "ltr"),
    ...partsOf(") ", "ltr"),
    ...partsOf("لون"),
  ]);
  const [fatha, doubling] = ["\u064E", "\u0651"];
  expect(partsOf(`ل${fatha}${doubling}`)).toEqual(partsOf(`ل${doubling}${fatha}`));
});

test("The name of a preview changes with every input of its drawing", () => {
  const parts = {
    fonts: fontFiles,
    mark: style.mark,
    pictures: new Map([
      ["glove", { stem: "glove", kind: "product", master: "a".repeat(64) }] as const,
    ]),
    companyOf: () => "Mateen",
  };
  const page = { address: "/", language: "en", title: "Gloves", line: "Hand" } as const;
  const nameOf = (preview: Preview, changes: Partial<typeof parts> = {}) =>
    planPreviews([preview], { ...parts, ...changes })[0]?.hash;
  const names = [
    nameOf(page),
    nameOf({ ...page, title: "Glove" }),
    nameOf({ ...page, line: "Head" }),
    nameOf({ ...page, language: "ar" }),
    nameOf({ ...page, picture: "glove" }),
    nameOf({ ...page, picture: "glove", fills: true }),
    nameOf(page, { companyOf: () => "Another" }),
    nameOf(page, { mark: "<svg><rect width='32' height='32'/></svg>" }),
  ];
  expect(nameOf({ ...page, address: "/elsewhere" })).toBe(names[0]);
  expect(new Set(names).size).toBe(names.length);
});

test("A note of an older version is removed, and the others are drawn", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "previews-"));
  try {
    const places = placesIn(data);
    mkdirSync(places.previews, { recursive: true });
    const noteOf = (name: string) => path.join(places.previews, `${name}.jpg.wanted.json`);
    writeFileSync(noteOf("old"), JSON.stringify({ panel: "<svg/>", fills: false }));
    const [preview] = planPreviews(
      [{ address: "/", language: "en", title: "Gloves", line: "Hand" }],
      {
        fonts: fontFiles,
        mark: style.mark,
        pictures: new Map(),
        companyOf: () => "Mateen",
      },
    );
    writeFileSync(noteOf("new"), JSON.stringify(preview?.spec));
    await drawPendingPreviews(places, () => undefined);
    expect([existsSync(noteOf("old")), existsSync(noteOf("new"))]).toEqual([false, false]);
    const { width } = await sharp(path.join(places.previews, "new.jpg")).metadata();
    expect(width).toBe(1200);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("A failing note is reported and removed, and the others are drawn", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "previews-"));
  try {
    const places = placesIn(data);
    mkdirSync(places.previews, { recursive: true });
    const note = (name: string, text: string) =>
      writeFileSync(path.join(places.previews, `${name}.jpg.wanted.json`), text);
    const [preview] = planPreviews(
      [{ address: "/", language: "en", title: "Gloves", line: "Hand" }],
      { fonts: fontFiles, mark: style.mark, pictures: new Map(), companyOf: () => "Mateen" },
    );
    const wish = preview?.spec;
    note("a-cut-off", '{"title":');
    note("b-mark", JSON.stringify({ ...wish, title: "Bad mark", mark: '<svg><g x:y="1"/></svg>' }));
    note("c-master", JSON.stringify({ ...wish, title: "No picture", master: "0" }));
    note("d-good", JSON.stringify(wish));
    const skipped: string[] = [];
    const drawn = await drawPendingPreviews(places, ({ skipped: name }) =>
      skipped.push(...(name === undefined ? [] : [name])),
    );
    expect(drawn).toBe(1);
    expect(readdirSync(places.previews)).toEqual(["d-good.jpg"]);
    expect(skipped.toSorted()).toEqual([
      expect.stringMatching(/^"Bad mark" \(en\): .+/),
      expect.stringMatching(/^"No picture" \(en\): .+/),
      expect.stringMatching(/^a-cut-off\.jpg\.wanted\.json: .+/),
    ]);
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
});

test("A mark that is not square keeps its proportions beside the company's name", () => {
  const wide = '<svg viewBox="10 20 210 60"><path d="M0 0h9"/></svg>';
  const panel = textPanel({ faces, mark: wide }, { language: "en", title: "x", line: "x" }, "Co");
  // 160 pixels wide and 45.7 high, centred in the height of 67.2 of a square one.
  expect(panel).toContain('translate(48.38 47.5) scale(0.7619)" color');
  const [name = 0] = [...panel.matchAll(/translate\(([\d.]+) 98\)/g)].map(([, x]) => Number(x));
  expect(name).toBe(56 + 160 + 15);
  expect(panelOf("x")).toContain('<g transform="translate(56 52) scale(2.1)" color');
});

test("A company name that is too long is drawn smaller", () => {
  const sizeOf = (company: string) =>
    Number(/ 98\) scale\(([\d.]+) /.exec(panelOf("x", company))?.[1]);
  expect(sizeOf("Mateen Safety")).toBe(34);
  expect(sizeOf("The Very Long Name Of A Company And Its Sons Limited")).toBeLessThan(20);
});
