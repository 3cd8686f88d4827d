import { stated } from "#content/claims.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import type { Words } from "#content/words/words.ts";
import type { City } from "#domain/delivery/city.ts";
import { CategoryButtons } from "#site/sections/category-buttons.tsx";

interface CityTextProps {
  readonly words: Words;
  readonly city: City;
  readonly page: CityPage;
}

/** What is true of the city: its sites, the road, why us, and the categories asked for there. */
export function CityText({ words, city, page }: CityTextProps) {
  const { city: texts } = words.pages;
  return (
    <div className="frame category-text">
      <section aria-labelledby="sites-heading">
        <h2 id="sites-heading">{texts.sites(city.name)}</h2>
        <dl className="definition-list">
          {page.sites.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <h2>{texts.road}</h2>
        <p>{page.road.text}</p>
      </section>
      <section aria-labelledby="reasons-heading">
        <h2 id="reasons-heading">{texts.reasons(city.name)}</h2>
        <ul className="reasons">
          {stated(page.reasons).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <h2>{texts.popular}</h2>
        <ul className="popular">
          <CategoryButtons slugs={page.popular} size="sm" />
        </ul>
      </section>
    </div>
  );
}
