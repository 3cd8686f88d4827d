import type { City } from "#domain/delivery/city.ts";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { cityTexts } from "#site/pages/city/in-city.ts";
import { CityText } from "#site/pages/city/city-text.tsx";
import { PlaceFacts } from "#site/pages/city/place-facts.tsx";
import { ContactSection } from "#site/sections/contact-section.tsx";
import { ListingSection } from "#site/sections/listing-section.tsx";
import { PageHeading } from "#site/sections/page-heading.tsx";

/** Builds the page of a known city; cities with a dedicated page have no listing. */
export function cityPage(context: PageContext, city: City): Page {
  const { words, addresses, catalogue } = context;
  const texts = cityTexts(catalogue.texts.city, city.name);
  const address = addresses.city(city.slug);
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.cities, address: addresses.cities },
    { name: city.name, address },
  ];
  return {
    status: 200,
    head: {
      title: city.title ?? texts.title,
      description: city.description ?? texts.description,
      keywords: city.keywords.length > 0 ? city.keywords : texts.keywords,
      canonical: address,
      preview: address,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    hasForm: true,
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading}>
          <p>{city.lead ?? texts.unknownLead}</p>
        </PageHeading>
        <PlaceFacts
          context={context}
          region={city.region.name}
          {...(city.road && { distance: city.road.distance })}
        />
        <CityText context={context} city={city} />
        {!city.dedicated && (
          <ListingSection
            context={context}
            listing={{
              choice: { kind: "range" },
              heading: words.listing.fromCatalogue,
              eager: 0,
            }}
          />
        )}
        <ContactSection context={context} />
      </>
    ),
  };
}
