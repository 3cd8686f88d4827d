import { purposesFile, singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import { unknownName } from "#content/rules/unknown.ts";

const file = singleFiles.tradeWords;

/** Trade words that show, or are said of, what the catalogue does not have. */
export function tradeWordProblems(
  { tradeWords, purposes = {} }: Content,
  ids: KnownIds,
): readonly Problem[] {
  const said = Object.keys(purposes).flatMap((slug) => {
    const message = unknownName("product", slug, ids.products);
    return message === undefined ? [] : [{ file: purposesFile, path: [slug], message }];
  });
  const kinds = Object.entries(tradeWords.kinds).flatMap(([kind, shows]) =>
    (["categories", "subcategories", "products"] as const).flatMap((shown) =>
      shows[shown].flatMap((name, index) => {
        const what = { categories: "category", subcategories: "subcategory", products: "product" };
        const message = unknownName(what[shown], name, ids[shown]);
        return message === undefined
          ? []
          : [{ file, path: ["kinds", kind, shown, index], message }];
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
  return [...said, ...kinds, ...uses];
}
