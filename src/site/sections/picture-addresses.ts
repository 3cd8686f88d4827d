import { sheetSize } from "#domain/catalogue/turn.ts";
import { pictureFile, pictureFolder, pictureWidths, webpWidth } from "#domain/picture-files.ts";

/** Returns the address of a single picture, such as for structured data. */
export function pictureAddress(stem: string): string {
  return pictureFolder + pictureFile(stem, webpWidth, "webp");
}

/** Returns the address of a product's picture at its largest; the first one has the widest file. */
export function largestPicture(stem: string, index: number): string {
  const widths = index === 0 ? pictureWidths.first : pictureWidths.product;
  return pictureFolder + pictureFile(stem, Math.max(...widths), "avif");
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
