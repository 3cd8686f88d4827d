import { sheetSize } from "#domain/catalogue/turn.ts";
import { pictureFile, pictureFolder, webpWidth } from "#domain/picture-files.ts";

/** Returns the address of a single picture, such as for structured data. */
export function pictureAddress(stem: string): string {
  return pictureFolder + pictureFile(stem, webpWidth, "webp");
}

/** Returns the address of the sheet with all views of a product. */
export function turnAddress(stem: string): string {
  return pictureFolder + pictureFile(stem, sheetSize.width, "avif");
}

/** Builds the `srcset` of a picture for the given widths in pixels. */
export function pictureSources(stem: string, widths: readonly number[]): string {
  return widths
    .map((width) => `${pictureFolder}${pictureFile(stem, width, "avif")} ${width}w`)
    .join(", ");
}
