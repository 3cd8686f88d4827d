import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentIn, freshContent } from "#test/exchange/places.ts";

export const gloves = [
  "impact-gloves-tpr-sandy-nitrile",
  "leather-driver-gloves-full-grain",
  "winter-gloves-thermal-double-latex",
];
const slugs = readdirSync("content/products");
const some = slugs.filter((slug) => /helmet|hard-hat|goggles|glasses/.test(slug)).slice(0, 8);
const isKept = (slug: string): boolean => some.includes(slug) || gloves.includes(slug);

/** The file of a product. */
export const productIn = (folder: string, slug: string): string =>
  readFileSync(path.join(folder, "products", slug, "product.yaml"), "utf8");

/** A small catalogue, a priced product of it, and its code. */
export async function shop() {
  const folder = freshContent(isKept);
  const content = await contentIn(folder);
  const [slug, product] = [...content.products].find(([, { price }]) => price && !price.was) ?? [];
  if (slug === undefined || !product?.price) {
    throw new Error("no product has a price");
  }
  return { folder, content, slug, code: product.code, amount: product.price.amount };
}
