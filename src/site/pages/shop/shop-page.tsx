import { knownIn } from "#domain/catalogue/facets.ts";
import {
  mostCompared,
  readCompared,
  readNarrowing,
  tellNarrowing,
} from "#domain/catalogue/narrowing.ts";
import { longestQuery } from "#reading/search/need.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext, PageHead } from "#site/page.ts";
import {
  listingTitleDecorator,
  findListing,
  parsePage,
  type ShopChoice,
  type ListingResult,
} from "#site/sections/listing-choice.ts";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { Comparison } from "#site/sections/narrowing/comparison.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

function choiceOf({ catalogue }: PageContext, asked: URLSearchParams): ShopChoice {
  const query = (asked.get("q") ?? "").slice(0, longestQuery).trim();
  const common = {
    page: parsePage(asked),
    narrowing: readNarrowing(asked, knownIn(catalogue)),
  };
  const category = catalogue.category(asked.get("category"));
  if (query !== "") {
    return { kind: "search", query, category, ...common };
  }
  return category ? { kind: "category", category, ...common } : { kind: "all", ...common };
}

function headOf(
  context: PageContext,
  choice: ShopChoice,
  shown: ListingResult,
): Omit<PageHead, "structuredData"> {
  const { shop } = context.catalogue.texts;
  const words = context.words.pages.shop;
  const hidden = tellNarrowing(choice.narrowing).length > 0;
  const common = { description: shop.description, preview: context.addresses.shop, hidden };
  switch (choice.kind) {
    case "search":
      return {
        ...common,
        title: words.titleFor(choice.query, shop.title),
        keywords: shop.keywords,
        hidden: true,
      };
    case "category":
      return {
        ...common,
        title: words.titleIn(choice.category.name),
        description: words.descriptionIn(choice.category.name, shown.count),
        keywords: [choice.category.name, ...shop.keywords],
      };
    case "all":
      return { ...common, title: shop.title, keywords: shop.keywords };
  }
}

/** Products side by side, as many as there is room for, and which were left out; search engines are not told of it. */
function comparisonPage(context: PageContext, slugs: readonly string[]): Page {
  const { words, addresses, catalogue } = context;
  const { shop } = catalogue.texts;
  const all = slugs.flatMap((slug) => catalogue.product(slug) ?? []);
  const products = all.slice(0, mostCompared);
  const title = words.narrowing.comparison(products.length);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
  ];
  const { description, keywords } = shop;
  return {
    status: 200,
    head: { title, description, keywords, preview: addresses.shop, hidden: true },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={title} />
        <Comparison context={context} products={products} leftOut={all.slice(mostCompared)} />
      </>
    ),
  };
}

/** The shop: all products, those of `?category=`, or what `?q=` finds; undefined beyond its last page. */
export function shopPage(context: PageContext, asked: URLSearchParams): Page | undefined {
  const { words, addresses, catalogue } = context;
  const { shop, listing } = catalogue.texts;
  const compared = readCompared(asked, (slug) => catalogue.product(slug) !== undefined);
  if (compared.length > 0) {
    return comparisonPage(context, compared);
  }
  const choice = choiceOf(context, asked);
  const shown = findListing(context, choice);
  if (!shown) {
    return undefined;
  }
  const head = headOf(context, choice, shown);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
  ];
  return {
    status: 200,
    head: {
      ...head,
      decorateTitle: listingTitleDecorator(context, shown.page),
      ...(head.hidden ? {} : { canonical: addresses.page(shown.address, shown.page) }),
      structuredData: [
        breadcrumbData(context, crumbs),
        ...(head.hidden ? [] : [itemListData(context, shop.heading, shown.products)]),
      ],
    },
    body: (
      <>
        {choice.kind === "search" ? (
          <h1 className="frame results-heading">{shop.heading}</h1>
        ) : (
          <PageHeading words={words} crumbs={crumbs} heading={shop.heading}>
            <p>{shop.intro}</p>
          </PageHeading>
        )}
        <ListingSection
          context={context}
          listing={{ choice, heading: listing.heading, eager: 2, addressed: true }}
        />
      </>
    ),
  };
}
