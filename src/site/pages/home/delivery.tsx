import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";

/** Renders links to some cities and to all of them. */
export function Delivery({ context }: { readonly context: PageContext }) {
  const { catalogue, addresses } = context;
  const { heading, text, all, cities } = catalogue.texts.home.delivery;
  const listedCities = cities.flatMap((slug) => catalogue.city(slug) ?? []);
  if (listedCities.length === 0) {
    return null;
  }
  return (
    <section className="delivery" aria-labelledby="delivery-heading">
      <div className="frame">
        <div>
          <h2 id="delivery-heading">{heading}</h2>
          <p>{text}</p>
        </div>
        <ul>
          {listedCities.map(({ slug, name }) => (
            <li key={slug}>
              <ButtonLink variant="outline" href={addresses.city(slug)}>
                {name}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink variant="link" href={addresses.cities}>
              {all}
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
