import { access } from "node:fs/promises";
import path from "node:path";
import { productFile } from "#content/content.ts";
import { isKeyed, type Draft } from "#content/exchange/draft.ts";
import { completeNew } from "#content/exchange/new-product.ts";
import { placeholderTexts } from "#content/placeholder-texts.ts";
import { code } from "#content/schema/product-parts.ts";
import type { ProductFile } from "#content/schema/product.ts";
import { id } from "#content/text.ts";
import type { NewProduct } from "#domain/office/product-messages.ts";
import type { ProductFiles } from "#publishing/drafts/product-files.ts";
import { withImportLock } from "#publishing/exchange/journal.ts";
import { newProductYaml } from "#publishing/exchange/product-yaml.ts";

type Creation =
  | { readonly ok: true; readonly path: string }
  | { readonly ok: false; readonly field: keyof NewProduct; readonly problem: string };

const refused = (field: keyof NewProduct, problem: string): Creation => ({
  ok: false,
  field,
  problem,
});

/** Writes the file of a new product, which stays a draft until a person makes it live. */
export function createProduct(
  folder: string,
  readProducts: () => Promise<ProductFiles>,
  order: NewProduct,
): Promise<Creation> {
  return withImportLock(
    folder,
    () => undefined,
    async (write) => {
      const { slug, like, name } = order;
      const files = await readProducts();
      const model = like === null ? undefined : files.products.get(like)?.product;
      if (!id.safeParse(slug).success) {
        return refused("slug", "no-slug");
      }
      const to = productFile(slug);
      if (await exists(path.join(folder, path.dirname(to)))) {
        return refused("slug", "taken");
      }
      if (!code.safeParse(order.code).success) {
        return refused("code", "no-code");
      }
      if (like !== null && model === undefined) {
        return refused("like", "gone");
      }
      if (!files.words.categories.names.has(order.category)) {
        return refused("category", "invalid_value");
      }
      const draft: Draft = {
        ...(model === undefined ? emptyProduct : likeness(model, order.category)),
        code: order.code.trim(),
        category: order.category,
        name: { en: name },
        status: "draft",
      };
      completeNew(draft, files.categories);
      const text = newProductYaml(draft);
      await write([{ to, bytes: () => Promise.resolve(text) }], () => undefined);
      return { ok: true, path: to };
    },
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const emptyProduct: Draft = {
  order: { unit: "each", minimum: 1 },
  description: { en: placeholderTexts.description },
  details: { en: placeholderTexts.details },
};

/** Copies the values that similar products share: no price, stock, picture, certificate or code. */
function likeness(model: ProductFile, category: string): Draft {
  const {
    rank: _rank,
    subcategory,
    price: _price,
    pictures: _pictures,
    likeness: _likeness,
    certificate: _certificate,
    saber: _saber,
    documents: _documents,
    codes: _codes,
    replacedBy: _replacedBy,
    brand,
    order,
    ...shared
  } = model;
  const { model: _model, ...maker } = brand ?? {};
  const { stock: _stock, ...usual } = order;
  const copy = withoutEmpty({ ...shared, order: usual, brand: maker });
  return {
    ...(isKeyed(copy) ? copy : {}),
    ...(category === model.category && { subcategory }),
  };
}

/** Removes empty lists and maps, which the schema fills in by itself. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.length === 0 ? undefined : value;
  }
  if (!isKeyed(value)) {
    return value;
  }
  const entries = Object.entries(value)
    .map(([key, inside]) => [key, withoutEmpty(inside)] as const)
    .filter(([, inside]) => inside !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
