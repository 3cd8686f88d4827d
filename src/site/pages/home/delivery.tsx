import { addresses } from "#addresses";
import { claimSentences } from "#content/claims.ts";
import { cities } from "#content/cities.ts";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";

const shown: readonly string[] = ["riyadh", "jeddah", "dammam", "makkah", "madinah", "khobar"];

/** Where goods go: six cities, and all of them. */
export function Delivery({ context }: { readonly context: PageContext }) {
  const { delivery } = context.words.home;
  return (
    <section className="delivery" aria-labelledby="delivery-heading">
      <div className="frame">
        <div>
          <h2 id="delivery-heading">{delivery.heading}</h2>
          <p>
            {delivery.text} {claimSentences(["dispatch"])}
          </p>
        </div>
        <ul>
          {shown
            .flatMap((slug) => cities.filter((city) => city.slug === slug))
            .map(({ slug, name }) => (
              <li key={slug}>
                <ButtonLink variant="outline" href={addresses.city(slug)}>
                  {name}
                </ButtonLink>
              </li>
            ))}
          <li>
            <ButtonLink href={addresses.cities}>{delivery.all}</ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
