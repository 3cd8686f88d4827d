import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { encodedFiles } from "#publishing/pictures/encode.ts";
import { makeMaster } from "#publishing/pictures/make-master.ts";
import { pictureSource } from "#publishing/pictures/picture-source.ts";
import { content } from "#test/support/demonstration.ts";
import { processorTime } from "#test/support/processor-time.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
});
afterEach(() => rm(folder, { recursive: true }));

const target = () => path.join(folder, "master.webp");

async function masterOf(name: string, bytes: Buffer | string) {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  const problem = await makeMaster(file, "product", target());
  return { problem, meta: problem === undefined ? await sharp(target()).metadata() : undefined };
}

/** Returns the colour of the master at relative coordinates from 0 to 1. */
async function colourAt(x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(target())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const offset =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(offset, offset + 3)];
}

function near(colour: readonly number[], expected: readonly number[], tolerance = 12): boolean {
  return colour.every((value, index) => Math.abs(value - (expected[index] ?? -99)) <= tolerance);
}

const ground = [0xed, 0xef, 0xf1];

/** Creates a picture that is red above and blue below. */
function twoHalves(width: number, height: number) {
  const blue = {
    create: { width, height: Math.round(height / 2), channels: 3 as const, background: "#0000ff" },
  };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: blue, gravity: "south" },
  ]);
}

describe("A master is upright, square, in sRGB and without metadata", () => {
  test("A rotated photograph becomes upright and loses its location", async () => {
    // A quarter turn: the left of the sensor is above.
    const photo = await sharp(await twoHalves(1200, 900).png().toBuffer())
      .withExif({
        IFD0: { Make: "Phone" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 32/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { meta } = await masterOf("IMG_2034.JPG", photo);
    expect(meta).toMatchObject({ format: "webp", width: 1200, height: 1200, space: "srgb" });
    expect([meta?.exif, meta?.icc, meta?.xmp, meta?.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(near(await colourAt(0.7, 0.5), [255, 0, 0], 30)).toBe(true);
    expect(near(await colourAt(0.3, 0.5), [0, 0, 255], 30)).toBe(true);
    expect(near(await colourAt(0.02, 0.5), ground)).toBe(true);
  });

  test("Print colours are converted to screen colours", async () => {
    const { meta } = await masterOf(
      "cmyk.jpg",
      await twoHalves(800, 800).toColourspace("cmyk").jpeg().toBuffer(),
    );
    expect(meta).toMatchObject({ space: "srgb", channels: 3 });
    const [red = 0, green = 255] = await colourAt(0.5, 0.2);
    expect(red).toBeGreaterThan(180);
    expect(green).toBeLessThan(90);
  });

  test("Sixteen bits are converted to eight", async () => {
    const picture = await sharp(await twoHalves(900, 700).png().toBuffer())
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    expect((await sharp(picture).metadata()).depth).toBe("ushort");
    const { meta } = await masterOf("deep.png", picture);
    expect(meta).toMatchObject({ depth: "uchar", width: 900, height: 900 });
  });

  test("Transparency is filled with the cards' background", async () => {
    const clear = await sharp({
      create: { width: 700, height: 700, channels: 4, background: "#00000000" },
    })
      .png()
      .toBuffer();
    const { meta } = await masterOf("clear.png", clear);
    expect(meta?.hasAlpha).toBe(false);
    expect(near(await colourAt(0.5, 0.5), ground, 3)).toBe(true);
  });

  test("A wide picture is placed whole on the background, and a large one is reduced", async () => {
    const { meta } = await masterOf(
      "wide.avif",
      await twoHalves(2400, 800).avif({ effort: 0 }).toBuffer(),
    );
    expect(meta).toMatchObject({ width: 1600, height: 1600 });
    expect(near(await colourAt(0.5, 0.05), ground)).toBe(true);
    expect(near(await colourAt(0.5, 0.45), [255, 0, 0], 30)).toBe(true);
  });

  test("A suitable file becomes its own master, byte for byte", async () => {
    const right = await twoHalves(800, 800).webp().toBuffer();
    await masterOf("right.webp", right);
    expect((await stat(target())).size).toBe(right.length);
  });

  test("A WebP with metadata is converted", async () => {
    const withData = await twoHalves(800, 800)
      .withExif({ IFD0: { Artist: "A person" } })
      .webp()
      .toBuffer();
    const { meta } = await masterOf("named.webp", withData);
    expect(meta?.exif).toBeUndefined();
  });
});

describe("An unsuitable file is refused with a reason, and no file is left", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic\0\0\0\0mif1heic"),
    Buffer.alloc(400),
  ]);
  const cases: readonly (readonly [string, string, () => Promise<Buffer | string>, RegExp])[] = [
    ["a text file", "front.jpg", async () => "Front view of the helmet", /is no picture/],
    ["an empty file", "front.jpg", async () => "", /is no picture/],
    [
      "a drawing",
      "front.svg",
      async () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
      /SVG drawing: save it as PNG/,
    ],
    [
      "a drawing that says it is a photograph",
      "front.jpg",
      async () => '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
      /SVG drawing/,
    ],
    ["a HEIC photograph", "front.heic", async () => heic, /HEIC picture.*save it as JPEG/],
    ["a moving GIF", "front.gif", async () => "GIF89a and more that nobody reads", /GIF picture/],
    [
      "a picture of 200 pixels",
      "front.png",
      () => twoHalves(200, 200).png().toBuffer(),
      /200 by 200 pixels.*600/,
    ],
    [
      "a picture of 42 million pixels",
      "front.png",
      () =>
        sharp({ create: { width: 7000, height: 6000, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      /42 million pixels/,
    ],
  ];
  test.each(cases)("%s", async (_what, name, make, message) => {
    const { problem } = await masterOf(name, await make());
    expect(problem).toMatch(message);
    expect(await readdir(folder)).toEqual([name]);
  });

  const noise = (kind: "jpeg" | "png" | "webp") =>
    sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        background: "red",
        noise: { type: "gaussian", mean: 128, sigma: 60 },
      },
    })
      .toFormat(kind)
      .toBuffer();

  test.each(["jpeg", "png", "webp"] as const)("a %s file that is cut off", async (kind) => {
    const whole = await noise(kind);
    const { problem } = await masterOf(
      `front.${kind}`,
      whole.subarray(0, Math.floor(whole.length / 2)),
    );
    expect(problem).toMatch(/cut off/);
    expect(await readdir(folder)).toEqual([`front.${kind}`]);
  });

  test("a file of 3 GB, without reading it", async () => {
    const file = path.join(folder, "film.jpg");
    await writeFile(file, "");
    await truncate(file, 3 * 1024 ** 3);
    const took = await processorTime(async () => {
      const refused = await makeMaster(file, "product", target());
      expect(refused).toMatch(/has 3072 MB: 40 MB are the most/);
    });
    expect(took).toBeLessThan(1000);
  });
});

test("A replaced picture of the same name is read again", async () => {
  await masterOf("front.png", await twoHalves(700, 700).png().toBuffer());
  const { meta } = await masterOf("front.png", await twoHalves(900, 900).png().toBuffer());
  expect(meta).toMatchObject({ width: 900, height: 900 });
});

test("A sheet of all sides stays unchanged, and is refused in another size", async () => {
  const file = path.join(folder, "turn.webp");
  const turned = async (width: number, height: number) => {
    await writeFile(file, await twoHalves(width, height).webp().toBuffer());
    return makeMaster(file, "turn", target());
  };
  expect(await turned(2400, 1200)).toBe(
    "has 2400 by 1200 pixels: a sheet of all sides has 2400 by 1600, 24 sides in rows of 6",
  );
  expect(await turned(2400, 1600)).toBeUndefined();
  expect(await readFile(target())).toEqual(await readFile(file));
  const { kind, stem } = pictureSource(
    "products/hat/turn.webp",
    { hash: "0".repeat(64), bytes: 1 },
    content,
  );
  expect(encodedFiles({ kind, stem, master: "0" })).toEqual(["hat-turn.00000000-2400.avif"]);
});
