import type { Picture } from "#domain/catalogue/product.ts";
import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

interface ScenePictureProps {
  readonly scene: Picture;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Omits the description next to the guide's name. */
  readonly decorative?: boolean;
  /** Loads at once: only for pictures visible without scrolling. */
  readonly eager?: boolean;
}

/** Renders the picture of a guide, 3 by 2. */
export function ScenePicture({
  scene,
  sizes,
  decorative = false,
  eager = false,
}: ScenePictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={pictureSources(scene.stem, pictureWidths.guide)}
        sizes={sizes}
      />
      <img
        src={pictureAddress(scene.stem)}
        alt={decorative ? "" : scene.alt}
        width={960}
        height={640}
        loading={eager ? undefined : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
