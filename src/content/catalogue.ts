import { buildProducts } from "#content/build-products.ts";
import { drawingFile, type Content } from "#content/content.ts";
import type { GuideFile } from "#content/schema/guide.ts";
import { buildStandards } from "#content/standards/build-standards.ts";
import { buildSiteTexts } from "#content/site-texts.ts";
import type { Published } from "#content/localize-product.ts";
import { createLocalization } from "#content/localization.ts";
import { sortByRank } from "#content/sort-by-rank.ts";
import { localize, type Text, type Localization, type Localized } from "#content/text.ts";
import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Guide, GuidePart } from "#domain/catalogue/guide.ts";
import type { Company } from "#domain/company.ts";
import type { City } from "#domain/delivery/city.ts";
import type { Language } from "#domain/language.ts";

/** Joins the words of all languages: a buyer searches in any of them. */
function joinLanguages(words: Text | undefined): string {
  return typeof words === "object" ? Object.values(words).join(" ") : (words ?? "");
}

function categoriesOf(content: Content, localization: Localization) {
  return content.categories.categories.map(({ id, name, subcategories }) => ({
    id,
    name: localize(name, localization),
    subcategories: subcategories.map((subcategory) => ({
      id: subcategory.id,
      name: localize(subcategory.name, localization),
      searchWords: joinLanguages(subcategory.searchWords),
    })),
  }));
}

function partOf(
  slug: string,
  block: Localized<GuideFile>["tables"][number],
  content: Content,
): GuidePart {
  const { source: _source, ...part } = block;
  if (part.kind !== "drawing") {
    return part;
  }
  const { file, ...drawing } = part;
  return { ...drawing, svg: content.drawings.get(drawingFile(slug, file)) ?? "" };
}

function guidesOf(
  content: Content,
  localization: Localization,
  published: Published,
): readonly Guide[] {
  return sortByRank(content.guides).map(([slug, file]) => {
    const {
      scene,
      figures: _figures,
      rank: _rank,
      tables,
      ...guide
    } = localize(file, localization);
    const stem = scene && published.stem(`guides/${slug}/${scene.file}`);
    return {
      ...guide,
      slug,
      tables: tables.map((block) => partOf(slug, block, content)),
      scene: scene && stem ? { stem, alt: scene.alt } : undefined,
    };
  });
}

function citiesOf(content: Content, localization: Localization): readonly City[] {
  const regions = new Map(
    localize(content.regions, localization).map((region) => [region.id, region]),
  );
  return sortByRank(content.cities).flatMap(([slug, file]) => {
    const { region: id, aliases: _aliases, rank: _rank, ...city } = file;
    const region = regions.get(id);
    return region ? [{ ...localize(city, localization), slug, region }] : [];
  });
}

/** Builds the catalogue of one language. */
export function buildCatalogue(
  language: Language,
  content: Content,
  company: Company,
  published: Published,
): CatalogueData {
  const localization = createLocalization(content, company, language);
  return {
    language,
    company,
    products: buildProducts(content, localization, published),
    categories: categoriesOf(content, localization),
    tags: Object.entries(localize(content.categories.tags, localization)).map(([id, name]) => ({
      id,
      name,
    })),
    guides: guidesOf(content, localization, published),
    standards: buildStandards(content.standards, localization),
    regions: localize(content.regions, localization),
    cities: citiesOf(content, localization),
    pictograms: Object.entries(localize(content.categories.pictograms, localization)).map(
      ([id, sign]) => ({
        id,
        ...sign,
      }),
    ),
    texts: buildSiteTexts(content, localization, published),
    tradeWords: content.tradeWords,
    purposes: content.purposes ?? {},
    kits: content.kits && localize(content.kits, localization),
  };
}
