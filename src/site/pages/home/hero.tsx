import type { PageContext } from "#site/page.ts";
import { CategoryShelf } from "#site/sections/category-shelf.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

/** Renders the headline, the main actions, the categories and trust points. */
export function Hero({ context }: Part) {
  const { addresses, catalogue } = context;
  const { home } = catalogue.texts;
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="frame hero-grid">
        <h1 id="hero-heading">{home.headline}</h1>
        <p className="hero-lead">{home.lead}</p>
        <div className="hero-actions">
          <ButtonLink variant="hero" size="lg" href={addresses.shop}>
            {home.shop}
          </ButtonLink>
          <ButtonLink variant="outline" size="lg" href={addresses.contact}>
            {home.quote}
          </ButtonLink>
        </div>
        <CategoryShelf context={context} />
        <ul className="hero-trust">
          {home.trust.map((title) => (
            <li key={title}>
              <Icon name="check" />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
