import { productsWithPages, type Content } from "#content/content.ts";
import { buildNames, localizeProduct, type Published } from "#content/localize-product.ts";
import { outlineFile } from "#content/outline.ts";
import { sortByRank } from "#content/sort-by-rank.ts";
import type { ProductFile } from "#content/schema/product.ts";
import type { Localization } from "#content/text.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";

type Answer = readonly [question: keyof Published, file: string, answer: string | undefined];

/** A built product with everything that it was built from, apart from its own file. */
interface Build {
  readonly product: Product;
  /** Language, variables and claims that are on, as JSON. */
  readonly setting: string;
  readonly categories: Content["categories"];
  /** Pictures of the product that it shows, which may be another one. */
  readonly pictures: ProductFile["pictures"] | undefined;
  readonly outline: string | undefined;
  /** Published names that it asked for. */
  readonly answers: readonly Answer[];
}

/** Latest build of each file, so that a publish builds what has changed alone. */
const builds = new Map<Language, WeakMap<ProductFile, Build>>();

function buildsIn(language: Language): WeakMap<ProductFile, Build> {
  const ofLanguage = builds.get(language) ?? new WeakMap<ProductFile, Build>();
  builds.set(language, ofLanguage);
  return ofLanguage;
}

/** Builds the products of one language in the order of their categories. */
export function buildProducts(
  content: Content,
  localization: Localization,
  published: Published,
): readonly Product[] {
  const { products, drawings, categories, claims } = content;
  const { language, tokens, isOn } = localization;
  const setting = JSON.stringify([language, tokens, Object.keys(claims).filter(isOn)]);
  const names = buildNames(content, localization);
  const earlierBuilds = buildsIn(language);

  function build(slug: string, file: ProductFile): Product {
    const inputs = {
      setting,
      categories,
      pictures: products.get(file.likeness ?? slug)?.pictures,
      outline: drawings.get(outlineFile(slug)),
    };
    const earlier = earlierBuilds.get(file);
    if (
      earlier?.setting === setting &&
      earlier.categories === categories &&
      earlier.pictures === inputs.pictures &&
      earlier.outline === inputs.outline &&
      // Each question is asked again, because publishing collects the files from them.
      earlier.answers.filter(([question, name, answer]) => published[question](name) !== answer)
        .length === 0
    ) {
      return earlier.product;
    }
    const answers: Answer[] = [];
    const ask = (question: keyof Published) => (name: string) => {
      const answer = published[question](name);
      answers.push([question, name, answer]);
      return answer;
    };
    const recorder: Published = { stem: ask("stem"), document: ask("document") };
    const context = { products, drawings, localization, names, published: recorder };
    const product = localizeProduct(slug, file, context);
    earlierBuilds.set(file, { ...inputs, answers, product });
    return product;
  }

  const byCategory = Map.groupBy(productsWithPages(products), ([, { category }]) => category);
  return categories.categories.flatMap(({ id }) =>
    sortByRank(byCategory.get(id) ?? []).map(([slug, file]) => build(slug, file)),
  );
}
