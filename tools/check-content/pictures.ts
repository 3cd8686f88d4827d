import type { Pictures } from "#content/pictures/picture.ts";
import type { Product } from "#domain/catalogue/product.ts";

/** The lookup covers "well over 200 keys". */
export const fewestPictures = 240;

/** Keys whose master is missing or is the same file as another's, and masters of no key. */
function masterViolations(
  pictures: Pictures,
  masters: ReadonlyMap<string, string>,
): readonly string[] {
  const owners = new Map<string, string>();
  const keys = Object.keys(pictures).flatMap((key) => {
    const hash = masters.get(key);
    if (hash === undefined) return [`picture ${key}: no master of that name`];
    const owner = owners.get(hash);
    owners.set(hash, key);
    return owner === undefined ? [] : [`picture ${key}: the same file as ${owner}`];
  });
  const idle = [...masters.keys()].filter((name) => !Object.hasOwn(pictures, name));
  return [...keys, ...idle.map((name) => `master ${name}: no picture of that key`)];
}

/** What is wrong with the picture table, given the products and the hashes of the masters. */
export function pictureViolations(
  products: readonly Product[],
  pictures: Pictures,
  masters: ReadonlyMap<string, string>,
): readonly string[] {
  const users = new Map<string, string[]>();
  for (const { slug, images } of products) {
    for (const key of images) users.set(key, [...(users.get(key) ?? []), slug]);
  }
  const texts = new Map<string, string>();
  return [
    ...(Object.keys(pictures).length < fewestPictures
      ? [`pictures: ${Object.keys(pictures).length} keys, fewer than ${fewestPictures}`]
      : []),
    ...[...users].flatMap(([key, slugs]) => [
      ...(Object.hasOwn(pictures, key) ? [] : [`picture ${key}: named by ${slugs[0]}, unknown`]),
      ...(slugs.length > 1 ? [`picture ${key}: used by ${slugs.join(" and ")}`] : []),
    ]),
    ...Object.entries(pictures).flatMap(([key, shows]) => {
      const other = texts.get(shows.toLowerCase());
      texts.set(shows.toLowerCase(), key);
      return [
        ...(users.has(key) ? [] : [`picture ${key}: used by no product`]),
        ...(shows.trim() === "" ? [`picture ${key}, shows: is empty`] : []),
        ...(shows.endsWith(".") ? [`picture ${key}, shows: ends with a full stop`] : []),
        ...(other === undefined ? [] : [`picture ${key}, shows: the same text as ${other}`]),
      ];
    }),
    ...masterViolations(pictures, masters),
  ];
}
