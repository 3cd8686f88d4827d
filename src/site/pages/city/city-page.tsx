import { addresses } from "#addresses";
import { stated } from "#content/claims.ts";
import { dedicatedCities } from "#content/city-pages.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import type { City } from "#domain/delivery/city.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { CityText } from "#site/pages/city/city-text.tsx";
import { PlaceFacts } from "#site/pages/city/place-facts.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** A city of the lookup; the dedicated pages leave the listing to the shop. */
export function cityPage(context: PageContext, city: City, page: CityPage): Page {
  const { words, siteUrl } = context;
  const address = addresses.city(city.slug);
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
    { name: words.navigation.cities, address: addresses.cities },
    { name: city.name, address },
  ];
  const dedicated = dedicatedCities.includes(city.slug);
  return {
    status: 200,
    head: {
      title: page.title,
      description: stated([page.description]).join(""),
      keywords: page.keywords,
      canonical: address,
      preview: address,
      structuredData: [breadcrumbData(siteUrl, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={words.pages.city.heading(city.name)}>
          <p>{page.lead}</p>
        </PageHeading>
        <PlaceFacts context={context} region={city.region} distance={page.road.distance} />
        <CityText words={words} city={city} page={page} />
        {!dedicated && (
          <ListingSection
            context={context}
            listing={{ start: "all", query: "", addressed: false, eager: 0, first: 12 }}
          />
        )}
        <ContactSection context={context} />
      </>
    ),
  };
}
