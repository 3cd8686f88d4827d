import sharp from "sharp";
import { previewSize } from "#domain/picture-files.ts";
import type { Direction } from "#domain/language.ts";
import { column } from "#publishing/previews/panel.ts";

const surface = "#edeff1";
const place = { width: previewSize.width - column.width, height: previewSize.height };

/** A picture beside the words. */
export interface Shown {
  /** The file of its master. */
  readonly master: string;
  /** Whether it may be cut to fill its place. */
  readonly fills: boolean;
}

/** Draws a preview as JPEG: the panel with its words, and the picture, if there is one, where they end. */
export async function drawPreview(
  panel: string,
  shown: Shown | undefined,
  direction: Direction,
): Promise<Buffer> {
  const beside = shown && {
    input: await sharp(shown.master)
      .resize({ ...place, fit: shown.fills ? "cover" : "contain", background: surface })
      .toBuffer(),
    left: direction === "ltr" ? column.width : 0,
    top: 0,
  };
  return sharp({ create: { ...previewSize, channels: 3, background: surface } })
    .composite([...(beside ? [beside] : []), { input: Buffer.from(panel), left: 0, top: 0 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** The picture alone, made within milliseconds: it stands in for a preview that is yet to be drawn. */
export function drawPlain(master: string): Promise<Buffer> {
  return sharp(master)
    .resize({ ...previewSize, fit: "contain", background: surface })
    .jpeg({ quality: 80 })
    .toBuffer();
}
