import path from "node:path";
import sharp from "sharp";
import type { Content } from "#content/content.ts";
import { inParallel } from "#publishing/in-parallel.ts";
import type { Master } from "#tools/masters/judge.ts";
import { keep, readKept } from "#tools/masters/kept-measures.ts";
import { measure, type Measures } from "#tools/masters/measure.ts";
import { copies, type Picture } from "#tools/masters/raster.ts";

/** A square picture, from a file or as its bytes. Throws where it cannot be read, or is not square. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: side, height } = info;
  if (side !== height) {
    throw new Error(`A master of ${side} by ${height} pixels is not square.`);
  }
  const of = (pixels: Buffer, width: number) =>
    sharp(pixels, { raw: { width, height: width, channels: 3 } });
  const copy = async (pixels: Buffer, width: number, to: number) => ({
    side: to,
    data: await of(pixels, width).resize(to, to, { kernel: "linear" }).raw().toBuffer(),
  });
  const bright = await of(data, side).greyscale().raw().toBuffer();
  const middle = await copy(data, side, copies.middle);
  const small = await copy(middle.data, copies.middle, copies.small);
  return { side, bright, middle, small, tiny: await copy(small.data, small.side, copies.tiny) };
}

/** Measures every picture of the products of a content folder that was not measured before. */
export async function readMasters(
  folder: string,
  { products, media }: Pick<Content, "products" | "media">,
): Promise<readonly Master[]> {
  const shown = [...products].flatMap(([product, { pictures, specifications }]) =>
    pictures.map(({ file }, place) => ({
      ...{ product, picture: `${product}/${file}`, first: place === 0 },
      colours: specifications.colours,
    })),
  );
  const kept = readKept();
  const measured = new Map<string, Measures>();
  const masters: Master[] = [];
  await inParallel(shown, async (picture) => {
    const file = path.join("products", picture.picture);
    const hash = media.get(file)?.hash ?? file;
    const measures = kept.get(hash) ?? measure(await readPicture(path.join(folder, file)));
    measured.set(hash, measures);
    masters.push({ ...picture, measures });
  });
  keep(measured);
  return masters.toSorted((one, other) => (one.picture < other.picture ? -1 : 1));
}
