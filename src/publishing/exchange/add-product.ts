import { access } from "node:fs/promises";
import path from "node:path";
import { productFile, type Content } from "#content/content.ts";
import { findWord, vocabularyOf, wordList } from "#content/exchange/vocabulary.ts";
import { productTemplate } from "#content/exchange/product-template.ts";
import { id } from "#content/text.ts";
import type { WriteAll } from "#publishing/exchange/journal.ts";

export interface AddOptions {
  readonly slug: string;
  readonly category: string | undefined;
  readonly subcategory?: string | undefined;
}

export type Adding =
  | { readonly ok: true; readonly file: string; readonly subcategory: string }
  | { readonly ok: false; readonly message: string };

const refused = (message: string): Adding => ({ ok: false, message });

/** Makes the folder of a new product, a draft, with every key explained. */
export async function addProduct(
  folder: string,
  content: Content,
  options: AddOptions,
  write: WriteAll,
): Promise<Adding> {
  const { slug } = options;
  const { categories } = content.categories;
  if (!id.safeParse(slug).success) {
    return refused(
      `"${slug}" is no slug: use small letters, digits and single hyphens, such as vented-hard-hat`,
    );
  }
  const file = productFile(slug);
  const isThere = await access(path.join(folder, path.dirname(file))).then(
    () => true,
    () => false,
  );
  if (content.products.has(slug) || isThere) {
    return refused(
      `${path.dirname(file)} is there already; choose another slug, or edit its product.yaml`,
    );
  }
  if (options.category === undefined) {
    return refused(
      `--category is missing; it is one of ${categories.map((one) => one.id).join(", ")}`,
    );
  }
  const named = findWord(options.category, vocabularyOf(content).categories);
  const category = named.ok ? categories.find((one) => one.id === named.value) : undefined;
  if (!named.ok || !category) {
    return refused(
      `--category: "${options.category}" ${named.ok ? "is no category" : named.message}`,
    );
  }
  const inside = category.subcategories;
  const words = wordList(
    "subcategory",
    inside.map((one) => [one.id, ...Object.values(one.name).map(String)]),
  );
  const chosen =
    options.subcategory === undefined ? undefined : findWord(options.subcategory, words);
  if (chosen?.ok === false) {
    const all = inside.map((one) => one.id).join(", ");
    return refused(
      `--subcategory: "${options.subcategory ?? ""}" ${chosen.message}; "${category.id}" has ${all}`,
    );
  }
  const subcategory = chosen?.value ?? inside[0]?.id ?? "";
  const text = productTemplate({
    slug,
    category: category.id,
    subcategory,
    lists: content.categories,
  });
  await write([{ to: file, bytes: () => Promise.resolve(text) }], () => undefined);
  return { ok: true, file, subcategory };
}
