import { brandFiles, singleFiles } from "#content/content-files.ts";
import { cityFile, guideFile, type Content, type Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { listFilesIn, type KnownIds } from "#content/rules/known-ids.ts";
import { pictureFileProblem } from "#content/rules/picture-rules.ts";
import { tableProblems } from "#content/rules/table-rules.ts";
import { unknownName } from "#content/unknown-name.ts";
import type { GuideFile } from "#content/schema/guide.ts";

type Kind = "guide" | "city" | "product" | "category" | "subcategory" | "tag" | "pictogram";

type Named = readonly [path: Path, kind: Kind, names: readonly string[] | undefined];

function allowedNames(kind: Kind, ids: KnownIds) {
  return {
    guide: ids.guides,
    city: ids.cities,
    product: ids.products,
    category: ids.categories,
    subcategory: ids.subcategories,
    tag: ids.tags,
    pictogram: ids.pictograms,
  }[kind];
}

/** Refuses unknown names, each at its place in a list. */
export function unknownNames(
  file: string,
  lists: readonly Named[],
  ids: KnownIds,
): readonly Problem[] {
  return lists.flatMap(([path, kind, names = []]) => {
    const allowed = allowedNames(kind, ids);
    return names.flatMap((name, index) => {
      const message = unknownName(kind, name, allowed);
      return message === undefined ? [] : [{ file, path: [...path, index], message }];
    });
  });
}

function sceneProblems(
  file: string,
  scenes: readonly (readonly [path: Path, name: string])[],
  ids: KnownIds,
): readonly Problem[] {
  const folder = file.slice(0, file.lastIndexOf("/"));
  return scenes.flatMap(([path, name]) => {
    const message = pictureFileProblem(name, folder, listFilesIn(ids, folder));
    return message === undefined ? [] : [{ file, path, message }];
  });
}

function guideProblems(slug: string, guide: GuideFile, ids: KnownIds): readonly Problem[] {
  const file = guideFile(slug);
  const { shows, scene, related } = guide;
  const self = related.indexOf(slug);
  return [
    ...unknownNames(
      file,
      [
        [["related"], "guide", related],
        [["shows", "categories"], "category", shows.categories],
        [["shows", "subcategories"], "subcategory", shows.subcategories],
        [["shows", "tags"], "tag", shows.tags],
        [["pictograms"], "pictogram", guide.pictograms],
      ],
      ids,
    ),
    ...(self === -1 ? [] : [{ file, path: ["related", self], message: "names the guide itself" }]),
    ...(scene ? sceneProblems(file, [[["scene", "file"], scene.file]], ids) : []),
    ...tableProblems(guide.tables).map((problem) => ({ file, ...problem })),
  ];
}

/**
 * Refuses pages that refer to unknown guides, cities, products or scenes, and rows that do not fit
 * their table.
 */
export function pageProblems(content: Content, ids: KnownIds): readonly Problem[] {
  const { home, frame } = content;
  const cards = home.categories.cards.flatMap(({ guide }, index) => {
    const message = unknownName("guide", guide, ids.guides);
    const path = ["categories", "cards", index, "guide"];
    return message === undefined ? [] : [{ file: singleFiles.home, path, message }];
  });
  const scenes = home.scene
    ? ([
        [["scene", "wide"], home.scene.wide],
        [["scene", "tall"], home.scene.tall],
      ] as const)
    : [];
  return [
    ...[...content.guides].flatMap(([slug, guide]) => guideProblems(slug, guide, ids)),
    ...[...content.cities].flatMap(([slug, { region, popular }]) =>
      unknownNames(cityFile(slug, region), [[["popular"], "guide", popular]], ids),
    ),
    ...unknownNames(
      singleFiles.home,
      [[["delivery", "cities"], "city", home.delivery.cities]],
      ids,
    ),
    ...cards,
    ...sceneProblems(singleFiles.home, scenes, ids),
    ...unknownNames(singleFiles.frame, [[["guides"], "guide", frame.guides]], ids),
    ...(content.mark.trim() === ""
      ? [{ file: brandFiles.mark, path: [], message: "is missing: the drawing of the mark" }]
      : []),
  ];
}
