import { knownIn } from "#domain/catalogue/facets.ts";
import { readNarrowing, tellNarrowing } from "#domain/catalogue/narrowing.ts";
import { aidsOfGuide } from "#domain/aids/aid.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { GuideText } from "#site/pages/guide/guide-text.tsx";
import { listingTitleDecorator, findListing, parsePage } from "#site/sections/listing-choice.ts";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ScenePicture } from "#site/sections/scene-picture.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/** Builds the page of a guide; undefined beyond the last page of its products. */
export function guidePage(
  context: PageContext,
  guide: Guide,
  searchParams: URLSearchParams,
): Page | undefined {
  const { words, addresses, catalogue } = context;
  const narrowing = readNarrowing(searchParams, knownIn(catalogue));
  const choice = { kind: "guide", guide, page: parsePage(searchParams), narrowing } as const;
  const listing = findListing(context, choice);
  if (!listing) {
    return undefined;
  }
  const { page } = listing;
  const address = addresses.guide(guide.slug);
  const pageAddress = addresses.page(listing.address, page);
  const hidden = tellNarrowing(narrowing).length > 0;
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
    { name: guide.name, address },
  ];
  return {
    status: 200,
    head: {
      title: guide.title,
      decorateTitle: listingTitleDecorator(context, page),
      description: guide.description,
      keywords: guide.keywords,
      hidden,
      ...(hidden ? { printed: pageAddress } : guide.canonical && { canonical: pageAddress }),
      preview: address,
      previewText: guide.scene?.alt,
      type: "article",
      structuredData: [
        breadcrumbData(context, crumbs),
        ...(hidden ? [] : [itemListData(context, guide.name, listing.products)]),
      ],
    },
    body: (
      <>
        <PageHeading
          words={words}
          crumbs={crumbs}
          heading={guide.heading}
          picture={
            guide.scene && (
              <ScenePicture scene={guide.scene} sizes="(min-width: 48rem) 21rem, 45vw" />
            )
          }
          signs={guide.pictograms}
        >
          <p>{guide.lead}</p>
          <p className="page-heading-actions">
            <ButtonLink variant="outline" href="#guides">
              {words.pages.guide.seeTables}
            </ButtonLink>
            {aidsOfGuide(guide.slug).map((slug) => (
              <ButtonLink key={slug} variant="outline" href={addresses.aid(slug)}>
                {words.aids.names[slug]}
              </ButtonLink>
            ))}
          </p>
        </PageHeading>
        <ListingSection
          context={context}
          listing={{ choice, result: listing, eager: 2, heading: words.pages.guide.products }}
        />
        <GuideText context={context} guide={guide} />
      </>
    ),
  };
}
