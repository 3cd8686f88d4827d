import type { Content } from "#content/content.ts";
import type { Outline } from "#domain/catalogue/outline.ts";

/** Path of a product's drawing to scale. */
export function outlineFile(slug: string): string {
  return `products/${slug}/outline.svg`;
}

/** Returns the product of a drawing to scale; undefined for other files. */
export function productDrawnIn(file: string): string | undefined {
  return /^products\/([^/]+)\/outline\.svg$/.exec(file)?.[1];
}

/**
 * Returns the size of a drawing in millimetres, its viewBox unit; undefined without a readable
 * drawing.
 */
export function outlineOf(
  slug: string,
  { drawings }: Pick<Content, "drawings">,
): Outline | undefined {
  const [, width, height] =
    /viewBox="0 0 (\d+) (\d+)"/.exec(drawings.get(outlineFile(slug)) ?? "") ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
