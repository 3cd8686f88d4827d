import sharp from "sharp";
import { previewSize } from "#domain/picture-files.ts";
import type { Direction } from "#domain/language.ts";
import { column } from "#publishing/previews/panel.ts";

const surface = "#edeff1";
const place = { width: previewSize.width - column.width, height: previewSize.height };

interface PreviewPicture {
  readonly master: string;
  /** Crops the picture to fill its area. */
  readonly fills: boolean;
}

/**
 * Renders a preview as JPEG: the panel with the words, and beside it the picture if there is one.
 */
export async function drawPreview(
  panel: string,
  picture: PreviewPicture | undefined,
  direction: Direction,
): Promise<Buffer> {
  const layer = picture && {
    input: await sharp(picture.master)
      .resize({ ...place, fit: picture.fills ? "cover" : "contain", background: surface })
      .toBuffer(),
    left: direction === "ltr" ? column.width : 0,
    top: 0,
  };
  return sharp({ create: { ...previewSize, channels: 3, background: surface } })
    .composite([...(layer ? [layer] : []), { input: Buffer.from(panel), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/**
 * Renders the picture alone, or the empty surface, within milliseconds: a substitute for a preview
 * that is not drawn yet.
 */
export function drawPlain(master: string | undefined): Promise<Buffer> {
  const picture =
    master === undefined
      ? sharp({ create: { ...previewSize, channels: 3, background: surface } })
      : sharp(master).resize({ ...previewSize, fit: "contain", background: surface });
  return picture.jpeg({ quality: 80 }).toBuffer();
}
