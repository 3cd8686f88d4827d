import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import { unknownName } from "#content/rules/unknown.ts";

const file = singleFiles.tradeWords;

/** Kinds of trade words that show what the catalogue does not have. */
export function tradeWordProblems({ tradeWords }: Content, ids: KnownIds): readonly Problem[] {
  return Object.entries(tradeWords.kinds).flatMap(([kind, shows]) =>
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
}
