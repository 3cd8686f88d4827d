import type { City } from "#domain/delivery/city.ts";
import type { PageContext } from "#site/page.ts";
import { cityTexts } from "#site/pages/city/in-city.ts";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";

interface Part {
  readonly context: PageContext;
  readonly city: City;
}

function Places({ context, city }: Part) {
  const texts = cityTexts(context.catalogue.texts.city, city.name);
  return (
    <section aria-labelledby="sites-heading">
      <h2 id="sites-heading">{texts.sites}</h2>
      <dl className="definition-list">
        {city.sites.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {city.road && (
        <>
          <h2>{texts.road}</h2>
          <p>{city.road.text}</p>
        </>
      )}
    </section>
  );
}

function Reasons({ context, city }: Part) {
  const texts = cityTexts(context.catalogue.texts.city, city.name);
  return (
    <section aria-labelledby="reasons-heading">
      <h2 id="reasons-heading">{texts.reasons}</h2>
      <ul className="reasons">
        {city.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {city.popular.length > 0 && (
        <>
          <h2>{context.words.pages.city.popular}</h2>
          <ul className="popular">
            <GuideButtons context={context} slugs={city.popular} size="sm" />
          </ul>
        </>
      )}
    </section>
  );
}

/** Renders the city's sites, roads, reasons and popular guides. */
export function CityText({ context, city }: Part) {
  const places = city.sites.length > 0;
  const reasons = city.reasons.length > 0;
  return (
    (places || reasons) && (
      <div className="frame text-columns">
        {places && <Places context={context} city={city} />}
        {reasons && <Reasons context={context} city={city} />}
      </div>
    )
  );
}
