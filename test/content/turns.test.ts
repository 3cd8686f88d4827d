import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { turn } from "#domain/catalogue/turn.ts";
import { content } from "#test/support/demonstration.ts";

/** Returns the mean difference of two pictures of one size, of 255. */
async function difference(pictureA: Sharp, pictureB: Sharp): Promise<number> {
  const [a, b] = await Promise.all(
    [pictureA, pictureB].map((picture) =>
      picture.removeAlpha().toColourspace("srgb").raw().toBuffer(),
    ),
  );
  const sum =
    a?.reduce((total, value, index) => total + Math.abs(value - (b?.[index] ?? 0)), 0) ?? 0;
  return sum / (a?.length ?? 1);
}

test("the rotation of a product starts with the picture of its card", async () => {
  const turned = [...content.media.keys()].filter((file) => file.endsWith("/turn.webp"));
  expect(turned.length).toBeGreaterThanOrEqual(12);
  for (const file of turned) {
    const sheet = `content/${file}`;
    const firstSide = sharp(sheet).extract({
      left: 0,
      top: 0,
      width: turn.side,
      height: turn.side,
    });
    const card = sharp(sheet.replace("turn.webp", "front.webp")).resize(turn.side, turn.side);
    // Two renders of one model differ by 3 at most, those of an older model by 20 and more.
    expect(await difference(firstSide, card), file).toBeLessThan(6);
  }
});
