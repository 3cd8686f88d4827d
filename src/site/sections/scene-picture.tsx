import type { CategoryPageSlug } from "#content/pages/category-page.ts";
import { categoryScenes } from "#content/pictures/scenes.ts";
import { categorySceneWidths } from "#content/pictures/sizes.ts";
import { pictureAddress, pictureSources } from "#site/sections/product-picture.tsx";

interface ScenePictureProps {
  readonly category: CategoryPageSlug;
  /** The `sizes` of the place: how wide the picture is shown. */
  readonly sizes: string;
  /** Beside the category's name the picture says nothing that the name does not. */
  readonly decorative?: boolean;
}

/** The still life of a category, 3 by 2, in the width that the place needs. */
export function ScenePicture({ category, sizes, decorative = false }: ScenePictureProps) {
  const { master, shows } = categoryScenes[category];
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={pictureSources(master, categorySceneWidths)}
        sizes={sizes}
      />
      <img
        src={pictureAddress(master)}
        alt={decorative ? "" : shows}
        width={960}
        height={640}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
