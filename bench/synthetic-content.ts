import {
  cpSync,
  globSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";

/** The keys of a product's file that a clone changes. */
interface RawProduct extends Record<string, unknown> {
  code: string;
  rank?: number;
}

/** Keys whose values are ids, facts or names of files: a clone keeps them. */
const keptKeys = new Set([
  "code",
  "status",
  "category",
  "subcategory",
  "price",
  "order",
  "availability",
  "brand",
  "figures",
  "documents",
  "codes",
  "tags",
  "replacedBy",
  "file",
  "sizes",
  "weight",
  "colours",
  "standards",
  "marks",
]);

/** Words of the trade repeat; there are some more of them than in the demonstration. */
const vocabulary = 12_000;
const syllables = [
  "ba",
  "den",
  "fil",
  "gor",
  "hem",
  "ka",
  "lun",
  "mor",
  "nel",
  "pra",
  "sto",
  "vis",
];

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function wordOf(place: number): string {
  let remaining = place + syllables.length;
  let word = "";
  while (remaining > 0) {
    word += syllables[remaining % syllables.length] ?? "";
    remaining = Math.floor(remaining / syllables.length);
  }
  return word;
}

/** A text of which a third of the words are others; few words stand often, many seldom. */
function changedText(text: string, random: () => number): string {
  return text.replace(/(?<![\w{/.-])[A-Za-z][a-z]{2,}(?![\w}/-])/g, (word) => {
    if (random() > 1 / 3) {
      return word;
    }
    const synthetic = wordOf(Math.floor(vocabulary * random() ** 2));
    return /^[A-Z]/.test(word) ? synthetic.charAt(0).toUpperCase() + synthetic.slice(1) : synthetic;
  });
}

function changed(value: unknown, random: () => number): unknown {
  if (typeof value === "string") {
    return changedText(value, random);
  }
  if (Array.isArray(value)) {
    return value.map((inside) => changed(inside, random));
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      keptKeys.has(key) ? inside : changed(inside, random),
    ]),
  );
}

/** Where the products of a content folder lie. */
export function productFolders(folder: string): readonly string[] {
  return globSync("products/*/product.yaml", { cwd: folder })
    .map((file) => path.dirname(file))
    .toSorted();
}

/**
 * Copies a content folder and fills it up with clones of its products until there are `count`: other
 * slugs, codes and names, a third of their words changed, their pictures shared by hard links.
 * The same arguments make the same content.
 */
export function makeSyntheticContent(
  source: string,
  target: string,
  count: number,
  seed = 1,
): void {
  cpSync(source, target, { recursive: true });
  const originals = productFolders(target).map((name) => {
    const folder = path.join(target, name);
    const text = readFileSync(path.join(folder, "product.yaml"), "utf8");
    const { rank: _rank, ...product } = parse(text) as RawProduct;
    const files = readdirSync(folder).filter((file) => file !== "product.yaml");
    return { folder, product, files };
  });
  const random = randomFrom(seed);
  for (let place = originals.length; place < count; place += 1) {
    const original = originals[place % originals.length];
    if (original === undefined) {
      return;
    }
    const { folder, product, files } = original;
    const clone = `${folder}-${place}`;
    mkdirSync(clone);
    const clonedProduct = {
      ...(changed(product, random) as RawProduct),
      code: `${product.code}-${place}`,
    };
    writeFileSync(path.join(clone, "product.yaml"), stringify(clonedProduct));
    for (const file of files) {
      linkSync(path.join(folder, file), path.join(clone, file));
    }
  }
}
