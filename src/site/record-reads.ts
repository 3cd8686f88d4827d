import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Selection } from "#domain/catalogue/filter.ts";
import { isLanguage } from "#domain/language.ts";
import { languagesOf, type SiteData } from "#domain/site-data.ts";
import type { PageReads } from "#domain/site.ts";
import type { PageContext } from "#site/page.ts";

/** Lists whose items are recorded one by one, and the property that identifies an item. */
const collections = {
  products: "slug",
  guides: "slug",
  cities: "slug",
  standards: "slug",
  categories: "id",
} as const;

type CollectionName = keyof typeof collections;
type Item = Catalogue[CollectionName][number];

/** Name of a product's facet values among its properties. */
const facets = "@facets";
/** Name of the vocabulary of the facets among the properties of a catalogue. */
const vocabulary = "@vocabulary";
/** Name of all data of the site. */
const everything = "@everything";

/** Items of a list whose same value a page may read before the read counts for the whole list. */
const mostItems = 64;

const isCollection = (name: string): name is CollectionName => Object.hasOwn(collections, name);

function idOf(item: Item): string {
  return "slug" in item ? item.slug : item.id;
}

const idsOf = (items: readonly Item[]) => items.map(idOf);

/** Answers of a catalogue to a question, as far as a page that asked can show them. */
const answers = {
  product: (catalogue: Catalogue, slug: string) => catalogue.product(slug) !== undefined,
  guide: (catalogue: Catalogue, slug: string) => catalogue.guide(slug) !== undefined,
  city: (catalogue: Catalogue, slug: string) => catalogue.city(slug) !== undefined,
  category: (catalogue: Catalogue, id: string) => catalogue.category(id) !== undefined,
  standard: (catalogue: Catalogue, slug: string) => catalogue.standard(slug) !== undefined,
  edition: (catalogue: Catalogue, name: string) => {
    const cited = catalogue.edition(name);
    return cited && [cited.standard.slug, cited.edition];
  },
  citing: (catalogue: Catalogue, slug: string) => {
    const standard = catalogue.standard(slug);
    return standard && idsOf(catalogue.citing(standard));
  },
  inCategory: (catalogue: Catalogue, id: string) => idsOf(catalogue.inCategory(id)),
  inSelection: (catalogue: Catalogue, selection: Selection) =>
    idsOf(catalogue.inSelection(selection)),
  related: (catalogue: Catalogue, slug: string, limit: number) => {
    const product = catalogue.product(slug);
    return product && idsOf(catalogue.related(product, limit));
  },
};

type Question = keyof typeof answers;

const isQuestion = (name: string): name is Question => Object.hasOwn(answers, name);

/** Returns the values of an object that a page may have read, by name. */
type ReadValue = (name: string) => unknown;

function readCatalogue(catalogue: Catalogue): ReadValue {
  return (name) => {
    const space = name.indexOf(" ");
    const question = space === -1 ? "" : name.slice(0, space);
    if (isQuestion(question)) {
      const answer = answers[question] as (catalogue: Catalogue, ...words: unknown[]) => unknown;
      return answer(catalogue, ...(JSON.parse(name.slice(space + 1)) as unknown[]));
    }
    if (isCollection(name)) {
      return idsOf(catalogue[name]);
    }
    if (name === vocabulary) {
      return listFacets(catalogue.facetVocabulary());
    }
    return Reflect.get(catalogue, name) as unknown;
  };
}

function listFacets(values: ReturnType<Catalogue["facetVocabulary"]>): unknown {
  return Object.entries(values).map(([key, ofFacet]) => [key, [...ofFacet]]);
}

function readItem(catalogue: Catalogue, item: Item): ReadValue {
  return (name) => {
    if (name === "@keys") {
      return Object.keys(item);
    }
    return name === facets
      ? listFacets(catalogue.facetValues(item as Product))
      : (Reflect.get(item, name) as unknown);
  };
}

const readObject =
  (object: object): ReadValue =>
  (name) =>
    name === "@keys" ? Object.keys(object) : (Reflect.get(object, name) as unknown);

function readSite(site: SiteData): ReadValue {
  return (name) => {
    if (name === everything) {
      return site;
    }
    return name === "catalogues" ? languagesOf(site) : readObject(site)(name);
  };
}

/** Returns the names of values that were read of many items. */
function namesOfMany(items: Iterable<readonly [string, ReadonlySet<string>]>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [, names] of items) {
    for (const name of names) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([name, count]) => (count > mostItems ? name : [])));
}

/** Lists the reads; a value that was read of many items of a list counts for the whole list. */
function summarize(reads: ReadonlyMap<string, ReadonlySet<string>>): PageReads {
  const summary = new Map<string, ReadonlySet<string>>();
  const listOf = (object: string) => object.slice(0, object.indexOf("/") + 1);
  for (const [list, ofList] of Map.groupBy(reads, ([object]) => listOf(object))) {
    const shared = list === "" ? new Set<string>() : namesOfMany(ofList);
    if (shared.size > 0) {
      summary.set(`${list}*`, shared);
    }
    for (const [object, names] of ofList) {
      const ownNames = new Set([...names].filter((name) => !shared.has(name)));
      if (ownNames.size > 0) {
        summary.set(object, ownNames);
      }
    }
  }
  return [...summary].flatMap(([object, names]): PageReads =>
    // Answers of a catalogue differ from page to page, so each stands alone.
    isLanguage(object)
      ? [...names].map((name) => [object, [name]])
      : [[object, [...names].toSorted()]],
  );
}

/** Serializes values that pages read, so that those of two releases can be compared. */
export function createSerializer(contexts: readonly PageContext[]) {
  const byLanguage = new Map(contexts.map((context) => [context.language as string, context]));
  const items = new Map<string, ReadonlyMap<string, Item>>();

  function itemsOf(catalogue: Catalogue, name: CollectionName): ReadonlyMap<string, Item> {
    const key = `${catalogue.language}.${name}`;
    const list: readonly Item[] = catalogue[name];
    const byId = items.get(key) ?? new Map(list.map((item) => [idOf(item), item]));
    items.set(key, byId);
    return byId;
  }

  /** Lists the objects with an identifier; none where the site has it no more. */
  function find(object: string): readonly ReadValue[] {
    const [usual] = contexts;
    if (object === "site") {
      return usual ? [readSite(usual.site)] : [];
    }
    const [, language = "", part, id] =
      /^([a-z]+)(?:\.([a-zA-Z]+)(?:\/(.*))?)?$/.exec(object) ?? [];
    const catalogue = byLanguage.get(language)?.catalogue;
    if (catalogue === undefined) {
      return [];
    }
    if (part === undefined) {
      return [readCatalogue(catalogue)];
    }
    if (part === "company" || part === "texts") {
      return [readObject(catalogue[part])];
    }
    if (!isCollection(part) || id === undefined) {
      return [];
    }
    const list: readonly Item[] = catalogue[part];
    const item = itemsOf(catalogue, part).get(id);
    const matches = id === "*" ? list : item === undefined ? [] : [item];
    return matches.map((match) => readItem(catalogue, match));
  }

  return (object: string, names: readonly string[]): string =>
    JSON.stringify(find(object).map((read) => names.map((name) => read(name) ?? null)));
}

/** Wraps the contexts of pages so that everything that a page reads of the content is noted. */
export function recordContexts(contexts: readonly PageContext[]) {
  let reads = new Map<string, Set<string>>();
  const originals = new WeakMap<object, { readonly id: string; readonly object: object }>();

  function note(object: string, name: string): void {
    const names = reads.get(object);
    if (names === undefined) {
      reads.set(object, new Set([name]));
    } else {
      names.add(name);
    }
  }

  function wrap<Wrapped extends object>(object: Wrapped, id: string): Wrapped {
    const noteKey = (key: string | symbol) => {
      if (typeof key === "string") {
        note(id, key);
      }
    };
    const wrapped = new Proxy(object, {
      get(target, key) {
        noteKey(key);
        return Reflect.get(target, key) as unknown;
      },
      has(target, key) {
        noteKey(key);
        return Reflect.has(target, key);
      },
      getOwnPropertyDescriptor(target, key) {
        noteKey(key);
        return Reflect.getOwnPropertyDescriptor(target, key);
      },
      ownKeys(target) {
        note(id, "@keys");
        return Reflect.ownKeys(target);
      },
    });
    originals.set(wrapped, { id, object });
    return wrapped;
  }

  const unwrap = <Wrapped extends object>(object: Wrapped) =>
    (originals.get(object)?.object ?? object) as Wrapped;

  function recordCatalogue(catalogue: Catalogue): Catalogue {
    const { language } = catalogue;
    const wrapList = <Each extends Item>(items: readonly Each[], name: CollectionName) =>
      new Map(items.map((item) => [item, wrap(item, `${language}.${name}/${idOf(item)}`)]));
    const products = wrapList(catalogue.products, "products");
    const guides = wrapList(catalogue.guides, "guides");
    const cities = wrapList(catalogue.cities, "cities");
    const standards = wrapList(catalogue.standards, "standards");
    const categories = wrapList(catalogue.categories, "categories");
    const ask = (question: Question, ...words: readonly unknown[]) =>
      note(language, `${question} ${JSON.stringify(words)}`);
    const wrapped = (originalProducts: readonly Product[]) =>
      originalProducts.map((product) => products.get(product) ?? product);
    function findItem<Each extends Item>(
      question: Question,
      id: string | null | undefined,
      item: Each | undefined,
      items: ReadonlyMap<Each, Each>,
    ): Each | undefined {
      ask(question, id ?? "");
      return item && items.get(item);
    }
    const recorded: Partial<Catalogue> = {
      language,
      company: wrap(catalogue.company, `${language}.company`),
      texts: wrap(catalogue.texts, `${language}.texts`),
      product: (slug) => findItem("product", slug, catalogue.product(slug), products),
      guide: (slug) => findItem("guide", slug, catalogue.guide(slug), guides),
      city: (slug) => findItem("city", slug, catalogue.city(slug), cities),
      category: (id) => findItem("category", id, catalogue.category(id), categories),
      standard: (slug) => findItem("standard", slug, catalogue.standard(slug), standards),
      edition(name) {
        ask("edition", name);
        const cited = catalogue.edition(name);
        const standard = cited && standards.get(cited.standard);
        return standard && { ...cited, standard };
      },
      citing(standard) {
        ask("citing", unwrap(standard).slug);
        return wrapped(catalogue.citing(unwrap(standard)));
      },
      inCategory(id) {
        ask("inCategory", id);
        return wrapped(catalogue.inCategory(id));
      },
      inSelection(selection) {
        ask("inSelection", selection);
        return wrapped(catalogue.inSelection(selection));
      },
      related(product, limit) {
        ask("related", unwrap(product).slug, limit);
        return wrapped(catalogue.related(unwrap(product), limit));
      },
      facetValues(product) {
        note(originals.get(product)?.id ?? `${language}.products/${product.slug}`, facets);
        return catalogue.facetValues(unwrap(product));
      },
      facetVocabulary() {
        note(language, vocabulary);
        return catalogue.facetVocabulary();
      },
    };
    const lists: Pick<Catalogue, CollectionName> = {
      products: [...products.values()],
      guides: [...guides.values()],
      cities: [...cities.values()],
      standards: [...standards.values()],
      categories: [...categories.values()],
    };
    return new Proxy(catalogue, {
      get(target, key) {
        if (typeof key === "string" && Object.hasOwn(recorded, key)) {
          return Reflect.get(recorded, key) as unknown;
        }
        const value: unknown = Reflect.get(target, key);
        if (typeof value === "function") {
          throw new TypeError(`Answers of catalogue.${String(key)} are not recorded`);
        }
        note(language, String(key));
        return Object.hasOwn(lists, key) ? (Reflect.get(lists, key) as unknown) : value;
      },
    });
  }

  const catalogues = contexts.map(({ catalogue }) => recordCatalogue(catalogue));
  const [usual] = contexts;
  const data = usual && { ...usual.site, catalogues };
  const recordedContexts = contexts.map((context, index): PageContext => {
    const catalogue = catalogues[index] ?? context.catalogue;
    return {
      ...context,
      catalogue,
      company: catalogue.company,
      site: data ? wrap(data, "site") : context.site,
      search(query) {
        note("site", everything);
        return context.search(query);
      },
      otherTranslations: context.otherTranslations.map((translation) => ({
        language: translation.language,
        words: translation.words,
        catalogue:
          catalogues.find(({ language }) => language === translation.language) ??
          translation.catalogue,
      })),
    };
  });

  return {
    contexts: recordedContexts,
    /** Runs synchronous work and returns its result with everything that it read. */
    record<Result>(work: () => Result): { readonly result: Result; readonly reads: PageReads } {
      reads = new Map();
      const result = work();
      return { result, reads: summarize(reads) };
    },
  };
}
