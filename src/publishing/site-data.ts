import { catalogueIn } from "#content/catalogue.ts";
import type { Content } from "#content/content.ts";
import { inForce } from "#content/in-force.ts";
import type { Language } from "#domain/language.ts";
import type { Environment } from "#domain/company-reading.ts";
import type { Assets, UndatedSite } from "#domain/site-data.ts";
import { documentName, type DocumentSource } from "#publishing/files/documents.ts";
import { pictureSource, type PictureSource } from "#publishing/pictures/picture-source.ts";
import { companyIn, isLive, readSiteSettings } from "#publishing/site-settings.ts";

/** What decides which files of a content folder a site names. */
export interface ToldParts {
  readonly content: Content;
  readonly env: Environment;
  readonly languages: readonly Language[];
  /** The day of publishing, as 2026-11-22. */
  readonly today: string;
}

export interface SiteParts extends ToldParts {
  readonly assets: Assets;
  readonly fallback: PictureSource;
}

/** The files of the content folder that a site names. */
export interface NamedFiles {
  readonly pictures: readonly PictureSource[];
  readonly documents: readonly DocumentSource[];
}

/** What pages are made from, and the files of the content folder that it names. */
export interface PreparedSite extends NamedFiles {
  readonly data: UndatedSite;
}

/** Tells the content in every language, and notes which pictures and documents are named on the way. */
function tellAll(parts: ToldParts): NamedFiles & Pick<UndatedSite, "catalogues"> {
  const { env, languages, today } = parts;
  const content = inForce(parts.content, { day: today, live: isLive(parts.content, env) });
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
  const catalogues = languages.map((language) =>
    catalogueIn(language, content, companyIn(language, content, env), published),
  );
  return { catalogues, pictures: [...pictures.values()], documents: [...documents.values()] };
}

/** The pictures and documents that a site of this content publishes. */
export function filesNamedIn(parts: ToldParts): NamedFiles {
  return tellAll(parts);
}

/** Makes what pages are made from. */
export function prepareSite(parts: SiteParts): PreparedSite {
  const { content, env, assets, fallback } = parts;
  const { catalogues, pictures, documents } = tellAll(parts);
  const data: UndatedSite = {
    ...readSiteSettings(env),
    mark: content.mark,
    assets,
    fallbackPicture: fallback.stem,
    catalogues,
  };
  return { data, pictures: [fallback, ...pictures], documents };
}
