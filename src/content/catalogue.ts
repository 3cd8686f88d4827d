import { drawingFile, hasPage, type Content } from "#content/content.ts";
import type { GuideFile } from "#content/schema/guide.ts";
import { standardsOf } from "#content/standards/tell-standards.ts";
import { siteTextsOf } from "#content/site-texts.ts";
import { namesOf, tellProduct, type Published } from "#content/tell-product.ts";
import { tellingOf } from "#content/telling.ts";
import { tell, type Text, type Telling, type Told } from "#content/text.ts";
import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import type { Guide, GuidePart } from "#domain/catalogue/guide.ts";
import type { Company } from "#domain/company.ts";
import type { City } from "#domain/delivery/city.ts";
import type { Language } from "#domain/language.ts";

interface Ranked {
  readonly rank?: number | undefined;
}

/** Those with a rank first, in its order; those without after them, by their addresses. */
function inOrder<Item extends Ranked>(
  items: Iterable<readonly [string, Item]>,
): readonly (readonly [string, Item])[] {
  return [...items].toSorted(([a, first], [b, second]) => {
    const apart = (first.rank ?? Infinity) - (second.rank ?? Infinity);
    return Number.isNaN(apart) || apart === 0 ? (a < b ? -1 : 1) : apart;
  });
}

function productsOf(content: Content, telling: Telling, published: Published) {
  const { products, drawings } = content;
  const around = { products, drawings, telling, names: namesOf(content, telling), published };
  const shown = [...products].filter(([, product]) => hasPage(product));
  const byCategory = Map.groupBy(shown, ([, { category }]) => category);
  return content.categories.categories.flatMap(({ id }) =>
    inOrder(byCategory.get(id) ?? []).map(([slug, file]) => tellProduct(slug, file, around)),
  );
}

/** All languages' words: a buyer searches in any of them. */
function everyWord(words: Text | undefined): string {
  return typeof words === "object" ? Object.values(words).join(" ") : (words ?? "");
}

function categoriesOf(content: Content, telling: Telling) {
  return content.categories.categories.map(({ id, name, subcategories }) => ({
    id,
    name: tell(name, telling),
    subcategories: subcategories.map((one) => ({
      id: one.id,
      name: tell(one.name, telling),
      searchWords: everyWord(one.searchWords),
    })),
  }));
}

function partOf(
  slug: string,
  block: Told<GuideFile>["tables"][number],
  content: Content,
): GuidePart {
  const { source: _source, ...part } = block;
  if (part.kind !== "drawing") {
    return part;
  }
  const { file, ...drawing } = part;
  return { ...drawing, svg: content.drawings.get(drawingFile(slug, file)) ?? "" };
}

function guidesOf(content: Content, telling: Telling, published: Published): readonly Guide[] {
  return inOrder(content.guides).map(([slug, file]) => {
    const { scene, figures: _figures, rank: _rank, tables, ...told } = tell(file, telling);
    const stem = scene && published.stem(`guides/${slug}/${scene.file}`);
    return {
      ...told,
      slug,
      tables: tables.map((block) => partOf(slug, block, content)),
      scene: scene && stem ? { stem, alt: scene.alt } : undefined,
    };
  });
}

function citiesOf(content: Content, telling: Telling): readonly City[] {
  const regions = new Map(tell(content.regions, telling).map((region) => [region.id, region]));
  return inOrder(content.cities).flatMap(([slug, file]) => {
    const { region: id, aliases: _aliases, rank: _rank, ...rest } = file;
    const region = regions.get(id);
    return region ? [{ ...tell(rest, telling), slug, region }] : [];
  });
}

/** Everything that the supplier says, in one language. */
export function catalogueIn(
  language: Language,
  content: Content,
  company: Company,
  published: Published,
): CatalogueData {
  const telling = tellingOf(content, company, language);
  return {
    language,
    company,
    products: productsOf(content, telling, published),
    categories: categoriesOf(content, telling),
    tags: Object.entries(tell(content.categories.tags, telling)).map(([id, name]) => ({
      id,
      name,
    })),
    guides: guidesOf(content, telling, published),
    standards: standardsOf(content.standards, telling),
    regions: tell(content.regions, telling),
    cities: citiesOf(content, telling),
    pictograms: Object.entries(tell(content.categories.pictograms, telling)).map(([id, sign]) => ({
      id,
      ...sign,
    })),
    texts: siteTextsOf(content, telling, published),
    tradeWords: content.tradeWords,
    purposes: content.purposes ?? {},
    kits: content.kits && tell(content.kits, telling),
  };
}
