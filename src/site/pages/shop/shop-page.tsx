import { service } from "#addresses";
import { knownIn } from "#domain/catalogue/facets.ts";
import {
  mostCompared,
  readCompared,
  readNarrowing,
  tellNarrowing,
} from "#domain/catalogue/narrowing.ts";
import { longestQuery } from "#reading/search/need.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Crumb, Page, PageContext, PageHead } from "#site/page.ts";
import { categoryPreview } from "#site/previews.ts";
import {
  listingTitleDecorator,
  findListing,
  parsePage,
  type ShopChoice,
  type ListingResult,
} from "#site/sections/listing-choice.ts";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { filterNames } from "#site/sections/narrowing/chosen-values.tsx";
import { Comparison } from "#site/sections/narrowing/comparison.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** The selection of the shop's own page. */
type WholeShopChoice = Exclude<ShopChoice, { readonly kind: "guide" }>;

function parseChoice({ catalogue }: PageContext, searchParams: URLSearchParams): WholeShopChoice {
  const query = (searchParams.get("q") ?? "").slice(0, longestQuery).trim();
  const common = {
    page: parsePage(searchParams),
    narrowing: readNarrowing(searchParams, knownIn(catalogue)),
  };
  const category = catalogue.category(searchParams.get("category"));
  if (query !== "") {
    return { kind: "search", query, category, ...common };
  }
  return category ? { kind: "category", category, ...common } : { kind: "all", ...common };
}

function buildHead(
  context: PageContext,
  choice: WholeShopChoice,
  listing: ListingResult,
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
        preview: categoryPreview(context, choice.category),
        previewText: choice.category.name,
        title: words.titleIn(choice.category.name),
        description: words.descriptionIn(choice.category.name, listing.count),
        keywords: [choice.category.name, ...shop.keywords],
      };
    case "all":
      return { ...common, title: shop.title, keywords: shop.keywords };
  }
}

interface ListingTitleProps {
  readonly context: PageContext;
  readonly choice: WholeShopChoice;
  readonly count: number;
  readonly crumbs: readonly Crumb[];
}

/** Renders the title of the shop, or what the address asks for and how many products answer it. */
function ListingTitle({ context, choice, count, crumbs }: ListingTitleProps) {
  const { words, catalogue } = context;
  const { shop } = catalogue.texts;
  if (choice.kind === "search") {
    return (
      <h1 className="frame results-heading" id="listing-title">
        {words.listing.results(count, choice.query)}
      </h1>
    );
  }
  const names = [
    ...(choice.kind === "category" ? [choice.category.name] : []),
    ...filterNames(context, choice),
  ];
  const isAsked = names.length > 0;
  return (
    <PageHeading
      words={words}
      crumbs={crumbs}
      heading={isAsked ? words.listing.asked(words.product.listed(names), count) : shop.heading}
      listing={isAsked ? "asked" : "whole"}
    >
      {!isAsked && <p>{shop.intro}</p>}
    </PageHeading>
  );
}

/** Builds the comparison page, hidden from search engines; lists products beyond the limit. */
function comparisonPage(context: PageContext, slugs: readonly string[]): Page {
  const { words, addresses, catalogue } = context;
  const { shop } = catalogue.texts;
  const comparable = slugs.flatMap((slug) => catalogue.product(slug) ?? []);
  const products = comparable.slice(0, mostCompared);
  const title = words.narrowing.comparison(products.length);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
  ];
  const { description, keywords } = shop;
  return {
    status: 200,
    head: {
      title,
      description,
      keywords,
      preview: addresses.shop,
      printed: addresses.shopAsking([["compare", products.map(({ slug }) => slug).join(",")]]),
      hidden: true,
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={title} />
        <Comparison
          context={context}
          products={products}
          leftOut={comparable.slice(mostCompared)}
        />
      </>
    ),
  };
}

/**
 * Builds the shop page: all products, a category or search results; undefined beyond the last page.
 */
export function shopPage(context: PageContext, searchParams: URLSearchParams): Page | undefined {
  const { words, addresses, catalogue } = context;
  const { shop, listing } = catalogue.texts;
  const compared = readCompared(searchParams, (slug) => catalogue.product(slug) !== undefined);
  if (compared.length > 0) {
    return comparisonPage(context, compared);
  }
  const choice = parseChoice(context, searchParams);
  const result = findListing(context, choice);
  if (!result) {
    return undefined;
  }
  const head = buildHead(context, choice, result);
  const address = addresses.page(result.address, result.page);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
  ];
  return {
    status: 200,
    head: {
      ...head,
      decorateTitle: listingTitleDecorator(context, result.page),
      ...(head.hidden ? { printed: address } : { canonical: address }),
      structuredData: [
        breadcrumbData(context, crumbs),
        ...(head.hidden ? [] : [itemListData(context, shop.heading, result.products)]),
      ],
    },
    body: (
      <>
        <ListingTitle context={context} choice={choice} count={result.count} crumbs={crumbs} />
        <ListingSection
          context={context}
          listing={{ choice, result, heading: listing.heading, eager: 2 }}
        />
        {choice.kind === "all" && choice.page === 1 && (
          <div className="frame catalogue-file">
            <p>
              <a href={service.catalogueCsv} download>
                {words.listing.file}
              </a>
            </p>
            <div className="keep-catalogue" data-keep-catalogue="" />
          </div>
        )}
      </>
    ),
  };
}
