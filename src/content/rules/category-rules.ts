import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { Path } from "#content/every-text.ts";
import { filesIn, type KnownIds } from "#content/rules/known-ids.ts";

/** Ids that stand twice in one list. */
function repeated(ids: readonly (readonly [id: string, path: Path])[], file: string): Problem[] {
  const seen = new Map<string, Path>();
  return ids.flatMap(([id, path]) => {
    const first = seen.get(id);
    seen.set(id, first ?? path);
    return first === undefined
      ? []
      : [{ file, path, message: `"${id}" is the id of ${first.slice(0, -1).join(".")} too` }];
  });
}

/** What is wrong with the lists that products choose from. */
export function categoryProblems(content: Content, known: KnownIds): readonly Problem[] {
  const { categories, pictograms } = content.categories;
  const file = singleFiles.categories;
  const drawings = filesIn(known, "pictograms");
  return [
    ...repeated(
      categories.map(({ id }, at) => [id, ["categories", at, "id"]] as const),
      file,
    ),
    ...repeated(
      categories.flatMap(({ subcategories }, at) =>
        subcategories.map(
          ({ id }, index) => [id, ["categories", at, "subcategories", index, "id"]] as const,
        ),
      ),
      file,
    ),
    ...repeated(
      content.regions.map(({ id }, at) => [id, [at, "id"]] as const),
      singleFiles.regions,
    ),
    ...Object.keys(pictograms)
      .filter((id) => !drawings.has(`${id}.svg`))
      .map((id) => ({
        file,
        path: ["pictograms", id],
        message: `has no drawing: put it at pictograms/${id}.svg`,
      })),
  ];
}
