const name = "turn.webp";

/** Path of the picture with all sides of a product. */
export function turnFile(slug: string): string {
  return `products/${slug}/${name}`;
}

export function isTurnFile(file: string): boolean {
  return file.startsWith("products/") && file.endsWith(`/${name}`);
}
