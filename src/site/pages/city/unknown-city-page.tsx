import { nearestCity } from "#domain/delivery/nearest.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { cityTexts } from "#site/pages/city/in-city.ts";
import { PlaceFacts } from "#site/pages/city/place-facts.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** Builds the page of an unknown place, shown by its slug and hidden from search engines. */
export function unknownCityPage(context: PageContext, slug: string): Page {
  const { words, addresses, catalogue } = context;
  const texts = cityTexts(catalogue.texts.city, slug);
  const nearest = nearestCity(catalogue.cities, slug);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.cities, address: addresses.cities },
    { name: slug, address: addresses.city(encodeURIComponent(slug)) },
  ];
  return {
    status: 200,
    head: {
      title: texts.title,
      description: texts.unknownDescription,
      keywords: texts.keywords,
      hidden: true,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    hasForm: true,
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading}>
          <p>{texts.unknownLead}</p>
          {nearest && (
            <p>
              <a href={addresses.city(nearest.slug)}>{words.pages.city.didYouMean(nearest.name)}</a>
            </p>
          )}
        </PageHeading>
        <PlaceFacts context={context} />
        <ListingSection
          context={context}
          listing={{
            choice: { kind: "range" },
            heading: words.listing.fromCatalogue,
            eager: 0,
          }}
        />
        <ContactSection context={context} />
      </>
    ),
  };
}
