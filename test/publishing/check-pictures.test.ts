import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkContent } from "#publishing/check-content.ts";
import {
  makePublishingHome,
  plainPicture,
  type PublishingHome,
} from "#test/support/published-site.ts";

let home: PublishingHome;
beforeAll(async () => {
  home = await makePublishingHome("whole");
});
afterAll(() => home.remove());

const folder = "products/bump-cap-baseball-style";

/** Returns the messages of the check and the number of opened pictures. */
async function check() {
  let opened = 0;
  const { problems } = await checkContent(home.content, "2026-11-22", {
    dataFolder: home.data,
    env: {},
    languages: ["en"],
    progress: ({ what }) => (opened += what === "pictures read" ? 1 : 0),
  });
  return { problems, opened };
}

async function jpeg(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  return sharp({ create: { width, height, channels: 3, background: "#369", noise } })
    .jpeg()
    .toBuffer();
}

test("The check refuses every picture that publishing refuses, in the same words", async () => {
  await home.edit(`${folder}/product.yaml`, "- file: front.webp", "- file: front.jpg");
  const heic = Buffer.concat([
    Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1"),
    Buffer.alloc(600),
  ]);
  for (const [body, message] of [
    [(await jpeg(900, 900)).subarray(0, 20_000), /damaged or cut off/],
    [await jpeg(500, 400), /^has 500 by 400 pixels/],
    [heic, /^is a HEIC picture/],
    [Buffer.from("hello, this is a text and no picture"), /^is no picture/],
  ] as const) {
    await writeFile(path.join(home.content, folder, "front.jpg"), body);
    const problem = {
      file: `${folder}/front.jpg`,
      message: expect.stringMatching(message) as string,
    };
    const { problems } = await check();
    expect(problems).toEqual([expect.objectContaining(problem)]);
    expect(await home.publish()).toEqual({ kind: "problems", problems });
  }
});

test("A second check opens only edited pictures", async () => {
  await writeFile(path.join(home.content, folder, "front.jpg"), await plainPicture(700, "#123"));
  expect(await check()).toEqual({ problems: [], opened: 1 });
  expect(await check()).toEqual({ problems: [], opened: 0 });
  await writeFile(path.join(home.content, folder, "front.jpg"), await plainPicture(700, "#124"));
  expect(await check()).toEqual({ problems: [], opened: 1 });
});

test("The check refuses the same documents as publishing", async () => {
  await home.edit(
    `${folder}/product.yaml`,
    /^pictures:/m,
    "documents:\n  - file: sheet.html\n    kind: datasheet\n    public: true\npictures:",
  );
  await writeFile(path.join(home.content, folder, "sheet.html"), "<p>");
  const { problems } = await check();
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/PDF, JPEG, PNG or WebP/) as string }),
  ]);
});
