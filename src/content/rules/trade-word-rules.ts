import { purposesFile, singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import { unknownNames } from "#content/rules/page-rules.ts";
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
  const kinds = Object.entries(tradeWords.kinds).flatMap(
    ([kind, { categories, subcategories, products }]) =>
      unknownNames(
        file,
        [
          [["kinds", kind, "categories"], "category", categories],
          [["kinds", kind, "subcategories"], "subcategory", subcategories],
          [["kinds", kind, "products"], "product", products],
        ],
        ids,
      ),
  );
  const uses = Object.entries(tradeWords.uses).flatMap(([use, { products }]) =>
    unknownNames(file, [[["uses", use, "products"], "product", products]], ids),
  );
  return [...purposeProblems, ...kinds, ...uses];
}
