/** The widths in CSS pixels times density that the layout asks for; every picture is square. */
export const pictureWidths = [160, 320, 640, 800] as const;

/** The picture that stands where a key is unknown. */
export const fallbackPicture = "fallback";
