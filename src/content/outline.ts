import type { Content } from "#content/content.ts";
import type { Outline } from "#domain/catalogue/outline.ts";

/** The drawing to scale of a product, beside its product.yaml. */
export function outlineFile(slug: string): string {
  return `products/${slug}/outline.svg`;
}

/** The product that a file draws to scale; undefined for any other file. */
export function productDrawnIn(file: string): string | undefined {
  return /^products\/([^/]+)\/outline\.svg$/.exec(file)?.[1];
}

/** What a drawing measures, one unit of its viewBox being a millimetre; undefined where there is none to read. */
export function outlineOf(
  slug: string,
  { drawings }: Pick<Content, "drawings">,
): Outline | undefined {
  const [, width, height] =
    /viewBox="0 0 (\d+) (\d+)"/.exec(drawings.get(outlineFile(slug)) ?? "") ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
