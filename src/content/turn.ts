const name = "turn.webp";

/** The sheet on which a product is turned, beside its product.yaml. */
export function turnFile(slug: string): string {
  return `products/${slug}/${name}`;
}

/** Whether a file of the content folder is such a sheet. */
export function isTurnFile(file: string): boolean {
  return file.startsWith("products/") && file.endsWith(`/${name}`);
}
