import { addresses } from "#addresses";
import { stated } from "#content/claims.ts";
import { categoryPages } from "#content/category-pages.ts";
import type { CityPage } from "#content/pages/city-page.ts";
import type { Words } from "#content/words/words.ts";
import type { City } from "#domain/delivery/city.ts";
import { ButtonLink } from "#ui/button/button.tsx";

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
          {page.popular
            .flatMap((slug) => categoryPages.filter((other) => other.slug === slug))
            .map(({ slug, name }) => (
              <li key={slug}>
                <ButtonLink variant="outline" size="sm" href={addresses.categoryPage(slug)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
