import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { inCategory, readCategory } from "#domain/catalogue/filter.ts";
import { longestQuery } from "#domain/catalogue/search.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** The shop: all products, those of `?category=`, or what `?q=` finds. */
export function shopPage(context: PageContext, asked: URLSearchParams): Page {
  const { words, siteUrl } = context;
  const { shop } = words.pages;
  const category = readCategory(asked.get("category"));
  const query = (asked.get("q") ?? "").slice(0, longestQuery);
  const searched = query.trim() !== "";
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
    { name: words.navigation.shop, address: addresses.shop },
  ];
  return {
    status: 200,
    head: {
      title: searched
        ? shop.titleFor(query.trim())
        : category === undefined
          ? shop.title
          : shop.titleIn(category),
      description:
        category === undefined ? shop.description : shop.descriptionIn(category, shop.description),
      keywords: category === undefined ? shop.keywords : [category, ...shop.keywords],
      preview: addresses.shop,
      ...(searched
        ? { hidden: true }
        : {
            canonical: category === undefined ? addresses.shop : addresses.shopCategory(category),
          }),
      structuredData: [
        breadcrumbData(siteUrl, crumbs),
        ...(searched
          ? []
          : [itemListData(siteUrl, shop.heading, inCategory(products, category ?? "all"))]),
      ],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={shop.heading}>
          <p>{shop.intro}</p>
        </PageHeading>
        <ListingSection
          context={context}
          listing={{
            start: searched ? "all" : (category ?? "all"),
            query,
            addressed: true,
            eager: 2,
          }}
        />
      </>
    ),
  };
}
