import { pictureWidths } from "#domain/picture-files.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";

interface ProductPictureProps {
  /** The file name without width and extension. */
  readonly picture: string;
  readonly alt: string;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads at once with high priority: only for pictures visible without scrolling. */
  readonly eager?: boolean;
  /** Loads with the page even if out of view: for print. */
  readonly whole?: boolean;
  /** Adds larger files for the main picture on wide screens. */
  readonly large?: boolean;
}

/** Renders a square product picture. */
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
