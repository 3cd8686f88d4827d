import { access } from "node:fs/promises";
import path from "node:path";
import { productFile, type Content } from "#content/content.ts";
import { findWord, vocabularyOf, wordList } from "#content/exchange/vocabulary.ts";
import { productTemplate } from "#content/exchange/product-template.ts";
import { id } from "#content/text.ts";
import type { WriteAll } from "#publishing/exchange/journal.ts";

interface AddOptions {
  readonly slug: string;
  readonly category: string | undefined;
  readonly subcategory?: string | undefined;
}

type Adding =
  | { readonly ok: true; readonly file: string; readonly subcategory: string }
  | { readonly ok: false; readonly message: string };

const refused = (message: string): Adding => ({ ok: false, message });

function idsOf(list: readonly { readonly id: string }[]): string {
  return list.map((item) => item.id).join(", ");
}

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
  const exists = await access(path.join(folder, path.dirname(file))).then(
    () => true,
    () => false,
  );
  if (content.products.has(slug) || exists) {
    return refused(
      `${path.dirname(file)} is there already; choose another slug, or edit its product.yaml`,
    );
  }
  if (options.category === undefined) {
    return refused(`--category is missing; it is one of ${idsOf(categories)}`);
  }
  const categoryId = findWord(options.category, vocabularyOf(content).categories);
  if (!categoryId.ok) {
    return refused(`--category: "${options.category}" ${categoryId.message}`);
  }
  const subcategories =
    categories.find((category) => category.id === categoryId.value)?.subcategories ?? [];
  const words = wordList(
    "subcategory",
    subcategories.map((item) => [item.id, ...Object.values(item.name).map(String)]),
  );
  const chosen =
    options.subcategory === undefined ? undefined : findWord(options.subcategory, words);
  if (chosen?.ok === false) {
    return refused(
      `--subcategory: "${options.subcategory ?? ""}" ${chosen.message}; "${categoryId.value}" has ${idsOf(subcategories)}`,
    );
  }
  const subcategory = chosen?.value ?? subcategories[0]?.id ?? "";
  const text = productTemplate({
    slug,
    category: categoryId.value,
    subcategory,
    lists: content.categories,
  });
  await write([{ to: file, bytes: () => Promise.resolve(text) }], () => undefined);
  return { ok: true, file, subcategory };
}
