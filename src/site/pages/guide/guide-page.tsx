import type { Guide } from "#domain/catalogue/guide.ts";
import { breadcrumbData, itemListData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { GuideTables } from "#site/pages/guide/guide-tables.tsx";
import { GuideTypes } from "#site/pages/guide/guide-types.tsx";
import { RelatedGuides } from "#site/pages/guide/related-guides.tsx";
import { Selection } from "#site/pages/guide/selection.tsx";
import { aroundTitleOfPage, listingOf, readPage } from "#site/sections/listing-choice.ts";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ScenePicture } from "#site/sections/scene-picture.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

/**
 * A guide: what belongs to a kind of equipment, which class to ask for, and its products; undefined
 * beyond the last page of these.
 */
export function guidePage(
  context: PageContext,
  guide: Guide,
  asked: URLSearchParams,
): Page | undefined {
  const { words, addresses } = context;
  const choice = { kind: "guide", guide, page: readPage(asked) } as const;
  const shown = listingOf(context, choice);
  if (!shown) {
    return undefined;
  }
  const { address, page, count } = shown;
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
    { name: guide.name, address },
  ];
  return {
    status: 200,
    head: {
      title: guide.title,
      aroundTitle: aroundTitleOfPage(context, page),
      description: guide.description,
      keywords: guide.keywords,
      ...(guide.canonical && { canonical: addresses.page(address, page) }),
      preview: address,
      structuredData: [
        breadcrumbData(context, crumbs),
        itemListData(context, guide.name, shown.products),
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
              <ScenePicture scene={guide.scene} sizes="(min-width: 48rem) 35rem, 60vw" />
            )
          }
          signs={guide.pictograms}
        >
          <p>{guide.lead}</p>
          <p className="page-heading-actions">
            <ButtonLink href="#catalogue">{words.pages.guide.seeProducts(count)}</ButtonLink>
            <ButtonLink variant="outline" href="#guides">
              {words.pages.guide.seeTables}
            </ButtonLink>
          </p>
        </PageHeading>
        <GuideTypes context={context} guide={guide} />
        <GuideTables guide={guide} />
        <Selection context={context} guide={guide} />
        <RelatedGuides context={context} guide={guide} />
        <ListingSection context={context} listing={{ choice, eager: 0 }} />
      </>
    ),
  };
}
