import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

interface ProductPictureProps {
  /** The stem of the picture's files. */
  readonly picture: string;
  readonly alt: string;
  /** The `sizes` of the place: how wide the picture is shown. */
  readonly sizes: string;
  /** Fetched at once and first: only for what is seen without scrolling. */
  readonly eager?: boolean;
  /** Fetched with the page though nobody may see it: for paper. */
  readonly whole?: boolean;
  /** The first picture of a product where it is shown largest: sharper on wide screens. */
  readonly large?: boolean;
}

/** A square product picture in the width that the place needs. */
export function ProductPicture({
  picture,
  alt,
  sizes,
  eager = false,
  whole = false,
  large = false,
}: ProductPictureProps) {
  return (
    <picture>
      {large && (
        <source
          media="(min-width: 64rem)"
          type="image/avif"
          srcSet={pictureSources(picture, pictureWidths.first)}
          sizes={sizes}
        />
      )}
      <source
        type="image/avif"
        srcSet={pictureSources(picture, pictureWidths.product)}
        sizes={sizes}
      />
      <img
        src={pictureAddress(picture)}
        alt={alt}
        width={640}
        height={640}
        loading={eager || whole ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
