import { buildCatalogue } from "#content/catalogue.ts";
import type { Content } from "#content/content.ts";
import { selectCurrentContent } from "#content/current-content.ts";
import type { Language } from "#domain/language.ts";
import type { Environment } from "#domain/company-reading.ts";
import type { Assets, UndatedSite } from "#domain/site-data.ts";
import { documentName, type DocumentSource } from "#publishing/files/documents.ts";
import { pictureSource, type PictureSource } from "#publishing/pictures/picture-source.ts";
import { companyIn, isLive, readSiteSettings, readVatPercent } from "#publishing/site-settings.ts";

/** Inputs that decide which files of a content folder a site names. */
interface SiteInputs {
  readonly content: Content;
  readonly env: Environment;
  readonly languages: readonly Language[];
  /** Day of publishing, such as 2026-11-22. */
  readonly today: string;
}

interface SiteParts extends SiteInputs {
  readonly assets: Assets;
  readonly fallback: PictureSource;
}

export interface NamedFiles {
  readonly pictures: readonly PictureSource[];
  readonly documents: readonly DocumentSource[];
}

/** Data of the pages, and the files that it names. */
export interface PreparedSite extends NamedFiles {
  readonly data: UndatedSite;
}

/** Builds the catalogue of every language and collects the pictures and documents it names. */
export function buildCatalogues(parts: SiteInputs): NamedFiles & Pick<UndatedSite, "catalogues"> {
  const { env, languages, today } = parts;
  const content = selectCurrentContent(parts.content, {
    day: today,
    live: isLive(parts.content, env),
  });
  const pictures = new Map<string, PictureSource>();
  const documents = new Map<string, DocumentSource>();
  const published = {
    stem(file: string) {
      const media = content.media.get(file);
      if (media === undefined) {
        return undefined;
      }
      const source = pictures.get(file) ?? pictureSource(file, media, content);
      pictures.set(file, source);
      return source.stem;
    },
    document(file: string) {
      const media = content.media.get(file);
      if (media === undefined) {
        return undefined;
      }
      const address = documentName(file, media.hash);
      documents.set(file, { file, address, ...media });
      return address;
    },
  };
  const prices = content.company.prices?.show ? { vatPercent: readVatPercent(env) } : undefined;
  const catalogues = languages.map((language) => ({
    ...buildCatalogue(language, content, companyIn(language, content, env), published),
    prices,
  }));
  return { catalogues, pictures: [...pictures.values()], documents: [...documents.values()] };
}

export function filesNamedIn(parts: SiteInputs): NamedFiles {
  return buildCatalogues(parts);
}

export function prepareSite(parts: SiteParts): PreparedSite {
  const { content, env, assets, fallback } = parts;
  const { catalogues, pictures, documents } = buildCatalogues(parts);
  const data: UndatedSite = {
    ...readSiteSettings(env),
    mark: content.mark,
    assets,
    fallbackPicture: fallback.stem,
    catalogues,
  };
  return { data, pictures: [fallback, ...pictures], documents };
}
