import type { Content } from "#content/content.ts";

/** Ids and slugs that content may refer to. */
export interface KnownIds {
  readonly categories: ReadonlySet<string>;
  /** Category of each subcategory. */
  readonly subcategories: ReadonlyMap<string, string>;
  readonly tags: ReadonlySet<string>;
  readonly colours: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly pictograms: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly claims: ReadonlySet<string>;
  readonly guides: ReadonlySet<string>;
  readonly cities: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
  /** File names by folder, such as "products/x". */
  readonly files: ReadonlyMap<string, ReadonlySet<string>>;
}

function filesByFolder(content: Content): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of content.media.keys()) {
    const slash = path.lastIndexOf("/");
    const folder = path.slice(0, Math.max(slash, 0));
    const names = folders.get(folder) ?? new Set();
    names.add(path.slice(slash + 1));
    folders.set(folder, names);
  }
  return folders;
}

const none: ReadonlySet<string> = new Set();

/** Returns the file names in a folder of the content. */
export function listFilesIn({ files }: KnownIds, folder: string): ReadonlySet<string> {
  return files.get(folder) ?? none;
}

export function collectIds(content: Content): KnownIds {
  const { categories, tags, colours, figures, pictograms } = content.categories;
  return {
    categories: new Set(categories.map(({ id }) => id)),
    subcategories: new Map(
      categories.flatMap(({ id, subcategories }) =>
        subcategories.map((subcategory) => [subcategory.id, id] as const),
      ),
    ),
    tags: new Set(Object.keys(tags)),
    colours: new Set(Object.keys(colours)),
    figures: new Set(Object.keys(figures)),
    pictograms: new Set(Object.keys(pictograms)),
    regions: new Set(content.regions.map(({ id }) => id)),
    claims: new Set(Object.keys(content.claims)),
    guides: new Set(content.guides.keys()),
    cities: new Set(content.cities.keys()),
    products: new Set(content.products.keys()),
    files: filesByFolder(content),
  };
}
