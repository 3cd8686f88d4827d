import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { changesBetween } from "#content/exchange/apply-row.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { productSchema, type ProductFile } from "#content/schema/product.ts";
import type { Language } from "#domain/language.ts";
import { slugOfFile } from "#domain/office/draft.ts";
import { editableColumns } from "#publishing/drafts/product-cells.ts";
import { objectFile } from "#publishing/objects.ts";
import { placesIn } from "#publishing/places.ts";
import { findReleases, readContentOf } from "#publishing/releases.ts";
import { restore, type Restoring } from "#publishing/restore.ts";
import { listReleases, rollback } from "#publishing/rollback.ts";

/** A file that a release has in another version than the release before it. */
interface ChangedFile {
  readonly path: string;
  /** Slug of a product's file. */
  readonly slug: string | null;
  readonly name: string;
  readonly kind: "added" | "removed" | "changed";
  /** Changed values of a product, as a spreadsheet shows them. */
  readonly cells: readonly { readonly label: string; readonly old: string; readonly new: string }[];
}

/** Most files that are compared; a release of a whole catalogue has thousands. */
const mostFiles = 200;

interface HistoryPlace {
  /** The content folder. */
  readonly folder: string;
  readonly dataFolder: string;
}

/** Opens the stored releases: what changed in each, and ways back. */
export function openReleaseHistory({ folder, dataFolder }: HistoryPlace) {
  const places = placesIn(dataFolder);

  async function readProduct(hash: string | undefined): Promise<ProductFile | undefined> {
    if (hash === undefined) {
      return undefined;
    }
    const text = await readFile(objectFile(places.objects, hash), "utf8").catch(() => "");
    return productSchema.safeParse(parse(text)).data;
  }

  async function describeFile(
    path: string,
    [oldHash, newHash]: readonly [string | undefined, string | undefined],
    language: Language,
  ): Promise<ChangedFile> {
    const slug = slugOfFile(path) ?? null;
    const kind = oldHash === undefined ? "added" : newHash === undefined ? "removed" : "changed";
    if (slug === null) {
      return { path, slug, name: path, kind, cells: [] };
    }
    const [old, product] = await Promise.all([readProduct(oldHash), readProduct(newHash)]);
    const name = (product ?? old)?.name;
    const changes = old && product ? changesBetween({ ...old }, { ...product }) : [];
    return {
      path,
      slug,
      name: partOf(name, language) ?? partOf(name, "en") ?? slug,
      kind,
      cells: changes.map(({ column, header, old: before, new: after }) => ({
        label: editableColumns.get(column)?.header[language] ?? header,
        old: before,
        new: after,
      })),
    };
  }

  return {
    list: () => listReleases(dataFolder),

    /** Compares a release with the one before it; undefined where one of them is not stored. */
    async changes(number: number, language: Language) {
      const releases = await findReleases(places);
      const index = releases.findIndex((release) => release.number === number);
      const [release, previous] = [releases[index], releases[index - 1]];
      if (release === undefined || previous === undefined) {
        return undefined;
      }
      const [hashes, oldHashes] = await Promise.all([
        readContentOf(release),
        readContentOf(previous),
      ]);
      const paths = [...new Set([...Object.keys(oldHashes), ...Object.keys(hashes)])]
        .filter((path) => oldHashes[path] !== hashes[path])
        .toSorted();
      const files = await Promise.all(
        paths
          .slice(0, mostFiles)
          .map((path) => describeFile(path, [oldHashes[path], hashes[path]], language)),
      );
      return { files, total: paths.length };
    },

    /** Serves a stored release again; the content folder stays as it is. */
    serve: (number: number) => rollback(dataFolder, number),

    /** Writes the files of a release back into the content folder: of some products, or all. */
    restore: (number: number, slugs: readonly string[]): Promise<Restoring> =>
      restore({ folder, dataFolder, number, yes: false, ...(slugs.length > 0 && { slugs }) }),
  };
}

export type ReleaseHistory = ReturnType<typeof openReleaseHistory>;
