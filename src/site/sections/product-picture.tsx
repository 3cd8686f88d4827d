import { pictureHashes } from "#generated/pictures.ts";
import { fallbackPicture, pictureWidths } from "#content/pictures/sizes.ts";

interface ProductPictureProps {
  readonly picture: string;
  readonly alt: string;
  /** The `sizes` of the place: how wide the picture is shown. */
  readonly sizes: string;
  /** Fetched at once and first: only for what is seen without scrolling. */
  readonly eager?: boolean;
}

/** The stem of the picture's files; an unknown key gives the fallback picture. */
export function pictureStem(key: string): string {
  const name = Object.hasOwn(pictureHashes, key) ? key : fallbackPicture;
  return `${name}.${pictureHashes[name]}`;
}

/** The address of a picture that stands for itself, such as in structured data. */
export function pictureAddress(key: string): string {
  return `/pictures/${pictureStem(key)}-640.webp`;
}

/** The `srcset` of a picture or scene in the widths given. */
export function pictureSources(key: string, widths: readonly number[]): string {
  const stem = pictureStem(key);
  return widths.map((width) => `/pictures/${stem}-${width}.avif ${width}w`).join(", ");
}

/** A square product picture in the width that the place needs. */
export function ProductPicture({ picture, alt, sizes, eager = false }: ProductPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSources(picture, pictureWidths)} sizes={sizes} />
      <img
        src={pictureAddress(picture)}
        alt={alt}
        width={640}
        height={640}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
