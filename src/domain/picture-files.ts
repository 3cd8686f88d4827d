import { sheetSize } from "#domain/catalogue/turn.ts";

/** The widths in CSS pixels times density that the layout asks for, by the kind of picture. */
export const pictureWidths = {
  /** Square, on the cards' ground. */
  product: [160, 320, 640, 800],
  /** The first picture of a product, which its own page shows largest. */
  first: [160, 320, 640, 800, 1200],
  /** 3 by 2. */
  guide: [400, 640, 960],
  /** 16 by 9. */
  wide: [800, 1200, 1600],
  /** 3 by 4. */
  tall: [450, 900],
  /** A product from all sides, as `catalogue/turn.ts` says. */
  turn: [sheetSize.width],
} as const;

export type PictureKind = keyof typeof pictureWidths;

/** The widest that a card of a list asks for, on a screen of usual density. */
export const cardWidth = 320;

/** The one width of the form that every browser reads. */
export const webpWidth = 640;

/** The folder of encoded pictures, as addresses name it. */
export const pictureFolder = "/pictures/";

/** The name of an encoded picture. The stem ends with the start of its master's hash. */
export function pictureFile(stem: string, width: number, format: "avif" | "webp"): string {
  return `${stem}-${width}.${format}`;
}

/** The picture that social media show with a page: the size in pixels that they show without cutting. */
export const previewSize = { width: 1200, height: 630 };
