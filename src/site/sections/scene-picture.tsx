import type { Picture } from "#domain/catalogue/product.ts";
import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

interface ScenePictureProps {
  readonly scene: Picture;
  /** The `sizes` of the place: how wide the picture is shown. */
  readonly sizes: string;
  /** Beside the guide's name the picture says nothing that the name does not. */
  readonly decorative?: boolean;
}

/** The still life of a guide, 3 by 2, in the width that the place needs. */
export function ScenePicture({ scene, sizes, decorative = false }: ScenePictureProps) {
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
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
