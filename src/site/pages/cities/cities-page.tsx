import { chatAddress } from "#addresses";
import { breadcrumbData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { PageHeading } from "#site/sections/page-heading.tsx";
import { ButtonLink } from "#ui/button/button.tsx";

function Regions({ context }: { readonly context: PageContext }) {
  const { words, addresses, catalogue } = context;
  return (
    <div className="frame regions">
      {catalogue.regions.map((region) => (
        <section key={region.id} aria-labelledby={`region-${region.id}`}>
          <h2 id={`region-${region.id}`}>{words.pages.cities.region(region.name)}</h2>
          <ul>
            {catalogue.cities
              .filter((city) => city.region.id === region.id)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <ButtonLink variant="outline" href={addresses.city(slug)}>
                    {name}
                  </ButtonLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function citiesPage(context: PageContext): Page {
  const { words, addresses, catalogue, company } = context;
  const { cities: texts } = catalogue.texts;
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.cities, address: addresses.cities },
  ];
  return {
    status: 200,
    head: {
      title: texts.title,
      description: texts.description,
      keywords: texts.keywords,
      canonical: addresses.cities,
      preview: addresses.cities,
      structuredData: [breadcrumbData(context, crumbs)],
    },
    body: (
      <>
        <PageHeading words={words} crumbs={crumbs} heading={texts.heading}>
          <p>{texts.intro}</p>
        </PageHeading>
        <Regions context={context} />
        <section className="frame help" aria-labelledby="missing-heading">
          <div>
            <h2 id="missing-heading">{texts.missing.heading}</h2>
            <p>{texts.missing.text}</p>
          </div>
          <div className="help-actions">
            <ButtonLink variant="hero" href={addresses.contact}>
              {texts.missing.contact}
            </ButtonLink>
            <ButtonLink
              variant="outline"
              href={chatAddress(company.chat)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {texts.missing.chat}
            </ButtonLink>
          </div>
        </section>
      </>
    ),
  };
}
