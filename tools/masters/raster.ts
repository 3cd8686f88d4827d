/** Pixels of a square in rows from the top, three bytes each: red, green, blue. */
export interface Raster {
  readonly side: number;
  readonly data: Uint8Array;
}

/** A square picture as it is measured. */
export interface Picture {
  /** Pixels along each side of the picture itself. */
  readonly side: number;
  /** How bright each of its pixels is. */
  readonly bright: Uint8Array;
  /** The picture at 400 pixels, for outline and shadow: finer pixels show noise as edges. */
  readonly middle: Raster;
  /** The picture at 100 pixels, for colours. */
  readonly small: Raster;
  /** The picture at 32 pixels, for the impression that it leaves. */
  readonly tiny: Raster;
}

/** The sides of the copies in which a picture is measured. */
export const copies = { middle: 400, small: 100, tiny: 32 } as const;

/** Red, green and blue of the ground of the cards, on which every product stands. */
export const ground = [0xed, 0xef, 0xf1] as const;
