import { cityFile, guideFile, productFile, type Content, type Problem } from "#content/content.ts";
import { unknownName } from "#content/unknown-name.ts";
import type { KnownIds } from "#content/rules/known-ids.ts";
import { id } from "#content/text.ts";

interface Place {
  readonly slug: string;
  readonly file: string;
}

/** Refuses names that are no address or that differ only in capitals. */
function nameProblems(what: string, places: readonly Place[]): readonly Problem[] {
  const seen = new Map<string, Place>();
  return places.flatMap(({ slug, file }) => {
    const earlierPlace = seen.get(slug.toLowerCase());
    seen.set(slug.toLowerCase(), earlierPlace ?? { slug, file });
    const read = id.safeParse(slug);
    const problems = [
      ...(read.success
        ? []
        : [
            `the ${what} is named "${slug}", which ${read.error.issues[0]?.message}, such as "hard-hat-vented"`,
          ]),
      ...(earlierPlace === undefined
        ? []
        : [`differs from ${earlierPlace.file} in capitals only: give one of them another name`]),
    ];
    return problems.map((message) => ({ file, path: [], message }));
  });
}

/** Refuses folders with pictures or documents but without a product or guide. */
function emptyFolders(content: Content, ids: KnownIds): readonly Problem[] {
  return [...ids.files.keys()].flatMap((folder) => {
    const [kind, slug, ...subfolders] = folder.split("/");
    if (slug === undefined || subfolders.length > 0) {
      return [];
    }
    const isProduct = kind === "products" && !content.products.has(slug);
    const isGuide = kind === "guides" && !content.guides.has(slug);
    const file = isProduct ? productFile(slug) : guideFile(slug);
    const message = `is missing, and ${folder}/ holds files: add it, or remove the folder`;
    return isProduct || isGuide ? [{ file, path: [], message }] : [];
  });
}

/** Finds copied folders: products with the code and the name of another. Drafts may begin as copies. */
function copiedFolders({ products }: Content): readonly Problem[] {
  const seen = new Map<string, string>();
  const finished = [...products].filter(([, { status }]) => status !== "draft");
  return finished.flatMap(([slug, { code, name }]) => {
    const key = JSON.stringify([code, typeof name === "string" ? name : name.en]);
    const original = seen.get(key);
    seen.set(key, original ?? slug);
    const message = `is the code of ${productFile(original ?? "")}, which has the same name: if the folder is a copy, give it a code and a name of its own, or remove it`;
    return original === undefined ? [] : [{ file: productFile(slug), path: ["code"], message }];
  });
}

/** Checks the names of folders and files, which become addresses of pages. */
export function folderProblems(content: Content, ids: KnownIds): readonly Problem[] {
  const products = [...content.products.keys()].map((slug) => ({ slug, file: productFile(slug) }));
  const guides = [...content.guides.keys()].map((slug) => ({ slug, file: guideFile(slug) }));
  const cities = [...content.cities].map(([slug, { region }]) => ({
    slug,
    region,
    file: cityFile(slug, region),
  }));
  return [
    ...nameProblems("folder", products),
    ...nameProblems("folder", guides),
    ...nameProblems("file", cities),
    ...cities.flatMap(({ file, region }) => {
      const problem = unknownName("region", region, ids.regions);
      const message = `stands in the folder "${region}", but ${problem} Add it to places/regions.yaml, or move the file`;
      return problem === undefined ? [] : [{ file, path: [], message }];
    }),
    ...emptyFolders(content, ids),
    ...copiedFolders(content),
  ];
}
