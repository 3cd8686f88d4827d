import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { categoryPictograms } from "#content/pictograms.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";
import { inOpening } from "#domain/catalogue/filter.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { CategoryGuides } from "#site/pages/category/category-guides.tsx";
import { CategoryTypes } from "#site/pages/category/category-types.tsx";
import { RelatedCategories } from "#site/pages/category/related-categories.tsx";
import { Selection } from "#site/pages/category/selection.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ScenePicture } from "#site/sections/scene-picture.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/** A category: what belongs to it, which class to ask for, and its products. */
export function categoryPage(context: PageContext, page: CategoryPage): Page {
  const { words, siteUrl } = context;
  const address = addresses.categoryPage(page.slug);
  const shown = inOpening(products, page.opening);
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
    { name: words.navigation.shop, address: addresses.shop },
    { name: page.name, address },
  ];
  return {
    status: 200,
    head: {
      title: page.title,
      description: page.description,
      keywords: page.keywords,
      ...(page.canonical && { canonical: address }),
      preview: address,
      structuredData: [breadcrumbData(siteUrl, crumbs), itemListData(siteUrl, page.name, shown)],
    },
    body: (
      <>
        <PageHeading
          words={words}
          crumbs={crumbs}
          heading={page.heading}
          picture={<ScenePicture category={page.slug} sizes="(min-width: 48rem) 35rem, 60vw" />}
          signs={categoryPictograms[page.slug]}
        >
          <p>{page.lead}</p>
          <p className="page-heading-actions">
            <ButtonLink href="#catalogue">
              {words.pages.category.seeProducts(shown.length)}
            </ButtonLink>
            <ButtonLink variant="outline" href="#guides">
              {words.pages.category.seeGuides}
            </ButtonLink>
          </p>
        </PageHeading>
        <CategoryTypes words={words} page={page} />
        <CategoryGuides page={page} />
        <Selection words={words} page={page} />
        <RelatedCategories words={words} page={page} />
        <ListingSection
          context={context}
          listing={{
            start: { name: page.name, opening: page.opening },
            query: "",
            addressed: false,
            eager: 0,
          }}
        />
      </>
    ),
  };
}
