import { singleFiles } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { listFilesIn, type KnownIds } from "#content/rules/known-ids.ts";

/** Refuses duplicate ids within a list. */
function duplicateIds(
  ids: readonly (readonly [id: string, path: Path])[],
  file: string,
): Problem[] {
  const seen = new Map<string, Path>();
  return ids.flatMap(([id, path]) => {
    const firstPath = seen.get(id);
    seen.set(id, firstPath ?? path);
    return firstPath === undefined
      ? []
      : [{ file, path, message: `"${id}" is the id of ${firstPath.slice(0, -1).join(".")} too` }];
  });
}

/** Checks the lists of categories, regions and pictograms. */
export function categoryProblems(content: Content, ids: KnownIds): readonly Problem[] {
  const { categories, pictograms } = content.categories;
  const file = singleFiles.categories;
  const drawings = listFilesIn(ids, "pictograms");
  return [
    ...duplicateIds(
      categories.map(({ id }, index) => [id, ["categories", index, "id"]] as const),
      file,
    ),
    ...duplicateIds(
      categories.flatMap(({ subcategories }, categoryIndex) =>
        subcategories.map(
          ({ id }, index) =>
            [id, ["categories", categoryIndex, "subcategories", index, "id"]] as const,
        ),
      ),
      file,
    ),
    ...duplicateIds(
      content.regions.map(({ id }, index) => [id, [index, "id"]] as const),
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
