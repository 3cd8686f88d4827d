import { sheetSize } from "#domain/catalogue/turn.ts";
import { pictureFile, pictureFolder, webpWidth } from "#domain/picture-files.ts";

/** The address of a picture that stands for itself, such as in structured data. */
export function pictureAddress(stem: string): string {
  return pictureFolder + pictureFile(stem, webpWidth, "webp");
}

/** The address of the sheet that shows a product from all sides. */
export function turnAddress(stem: string): string {
  return pictureFolder + pictureFile(stem, sheetSize.width, "avif");
}

/** The `srcset` of a picture or scene in the widths given. */
export function pictureSources(stem: string, widths: readonly number[]): string {
  return widths
    .map((width) => `${pictureFolder}${pictureFile(stem, width, "avif")} ${width}w`)
    .join(", ");
}
