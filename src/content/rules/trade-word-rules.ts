import { purposesFile, singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import { unknownName } from "#content/unknown-name.ts";

const file = singleFiles.tradeWords;

/** Refuses trade words that refer to unknown categories, subcategories or products. */
export function tradeWordProblems(
  { tradeWords, purposes = {} }: Content,
  ids: KnownIds,
): readonly Problem[] {
  const purposeProblems = Object.keys(purposes).flatMap((slug) => {
    const message = unknownName("product", slug, ids.products);
    return message === undefined ? [] : [{ file: purposesFile, path: [slug], message }];
  });
  const kinds = Object.entries(tradeWords.kinds).flatMap(([kind, shows]) =>
    (["categories", "subcategories", "products"] as const).flatMap((list) =>
      shows[list].flatMap((name, index) => {
        const what = { categories: "category", subcategories: "subcategory", products: "product" };
        const message = unknownName(what[list], name, ids[list]);
        return message === undefined ? [] : [{ file, path: ["kinds", kind, list, index], message }];
      }),
    ),
  );
  const uses = Object.entries(tradeWords.uses).flatMap(([use, { products }]) =>
    products.flatMap((name, index) => {
      const message = unknownName("product", name, ids.products);
      return message === undefined
        ? []
        : [{ file, path: ["uses", use, "products", index], message }];
    }),
  );
  return [...purposeProblems, ...kinds, ...uses];
}
