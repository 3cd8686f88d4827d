import { addresses } from "#addresses";
import { cities } from "#content/cities.ts";
import { nearestCity } from "#domain/delivery/nearest.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { PlaceFacts } from "#site/pages/city/place-facts.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** A place that the lookup does not know: shown under its slug, and kept out of search engines. */
export function unknownCityPage(context: PageContext, slug: string): Page {
  const { words, siteUrl } = context;
  const { city: texts } = words.pages;
  const nearest = nearestCity(cities, slug);
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
    { name: words.navigation.cities, address: addresses.cities },
    { name: slug, address: addresses.city(encodeURIComponent(slug)) },
  ];
  return {
    status: 200,
    head: {
      title: texts.titleOf(slug),
      description: texts.unknownDescription(slug),
      keywords: texts.keywords(slug),
      hidden: true,
      structuredData: [breadcrumbData(siteUrl, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading(slug)}>
          <p>{texts.unknownLead(slug)}</p>
          {nearest && (
            <p>
              <a href={addresses.city(nearest.slug)}>{texts.didYouMean(nearest.name)}</a>
            </p>
          )}
        </PageHeading>
        <PlaceFacts context={context} />
        <ListingSection
          context={context}
          listing={{ start: "all", query: "", addressed: false, eager: 0, first: 12 }}
        />
        <ContactSection context={context} />
      </>
    ),
  };
}
