import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContent } from "#publishing/check-content.ts";
import { makePublishingHome, type PublishingHome } from "#test/support/published-site.ts";

let home: PublishingHome;
beforeAll(async () => {
  home = await makePublishingHome();
});
afterAll(() => home.remove());

const write = (file: string, text: string | Buffer) =>
  writeFile(path.join(home.content, file), text);
const inkscape = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 ${width} ${height}"><g inkscape:label="Layer 1"><path style="fill:#c00;stroke:none" d="M0 0H${width}V${height}Z"/></g></svg>`;
const plain = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g><path d="M0 0H${width}V${height}Z" fill="#c00" stroke="none"/></g></svg>`;
const bytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 151) % 256));

const files = [
  "brand/mark.svg",
  "brand/icon.svg",
  "pictograms/head.svg",
  "guides/ppe/person.svg",
  "products/bump-cap-baseball-style/outline.svg",
];

test.each(files)("The check and publishing both refuse %s where it is no drawing", async (file) => {
  const original = await readFileOrNothing(file);
  const script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>';
  for (const [body, reason] of [
    [bytes, /^(is not in UTF-8|is no SVG drawing)/],
    [script, /^holds <script>/],
  ] as const) {
    await write(file, body);
    const expected = { problems: [{ file, message: expect.stringMatching(reason) as string }] };
    expect(await checkContent(home.content, "2026-11-22")).toMatchObject(expected);
    expect(await home.publish()).toMatchObject({ kind: "problems", ...expected });
  }
  await write(file, original ?? plain(9, 9));
});

async function readFileOrNothing(file: string): Promise<string | undefined> {
  return Promise.resolve()
    .then(() => readFileSync(path.join(home.content, file), "utf8"))
    .catch(() => undefined);
}

test("Drawings are published as plain SVG, and an icon keeps its proportions", async () => {
  await write("brand/mark.svg", inkscape(210, 60));
  await write("brand/icon.svg", inkscape(40, 20));
  await write("pictograms/head.svg", inkscape(64, 64));
  await write("products/bump-cap-baseball-style/outline.svg", plain(9, 9));
  expect(await home.publish({ pictures: "before" })).toMatchObject({
    kind: "published",
    number: 1,
  });
  const site = (...names: readonly string[]) => readFileSync(home.inRelease(1, "site", ...names));
  expect(site("favicon.svg").toString()).toBe(plain(40, 20));
  expect(site("pictograms", "head.svg").toString()).toBe(plain(64, 64));
  const data = JSON.parse(readFileSync(home.inRelease(1, "site.json"), "utf8")) as { mark: string };
  expect(data.mark).toBe(plain(210, 60));
  const dots = await sharp(site("icon-192.png")).raw().toBuffer();
  const opaqueAt = (x: number, y: number) => dots[(y * 192 + x) * 4 + 3];
  expect([opaqueAt(150, 20), opaqueAt(150, 80), opaqueAt(150, 170)]).toEqual([0, 255, 0]);
});
