import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { openCatalogue } from "#domain/catalogue/catalogue.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Language } from "#domain/language.ts";
import { releaseFiles } from "#domain/release.ts";
import type { SiteData } from "#domain/site-data.ts";
import { createSearch, indexLazily } from "#reading/search/search.ts";
import type { Search } from "#reading/search/search.ts";
import { currentFolder } from "#server/releases/find-releases.ts";

/** Catalogue of the published release, with the search of the site. */
export interface PublishedCatalogue {
  /** In the language, or the site's first one. */
  in(language: Language): { readonly catalogue: Catalogue; readonly search: Search };
}

/** Returns the catalogue of the release that is current; undefined where nothing is published. */
export type CurrentCatalogue = () => Promise<PublishedCatalogue | undefined>;

/** Opens the catalogue of whatever release is current, and keeps it until another one is. */
export function openCurrentCatalogue(dataFolder: string): CurrentCatalogue {
  let opened: { folder: string; catalogue: Promise<PublishedCatalogue> } | undefined;
  return async () => {
    const folder = await currentFolder(dataFolder);
    if (folder === undefined) {
      return undefined;
    }
    if (opened?.folder !== folder) {
      opened = { folder, catalogue: readCatalogue(folder) };
      opened.catalogue.catch(() => {
        opened = undefined;
      });
    }
    return opened.catalogue;
  };
}

async function readCatalogue(folder: string): Promise<PublishedCatalogue> {
  const text = await readFile(join(folder, releaseFiles.data), "utf8");
  return publishedCatalogue(JSON.parse(text));
}

/** Creates the catalogue of a site's data. */
export function publishedCatalogue({
  catalogues,
}: Pick<SiteData, "catalogues">): PublishedCatalogue {
  const index = indexLazily(catalogues);
  const byLanguage = catalogues.map((data) => ({
    catalogue: openCatalogue(data),
    search: createSearch(data, index),
  }));
  const [first] = byLanguage;
  if (first === undefined) {
    throw new Error("the release has no catalogue");
  }
  return {
    in: (language) => byLanguage.find(({ catalogue }) => catalogue.language === language) ?? first,
  };
}
