import type { PageContext } from "#site/page.ts";
import { ScenePicture } from "#site/sections/scene-picture.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

/** The number of tiles that a phone shows before it is scrolled. */
const eagerTiles = 3;

/** Renders a row of tiles that lead to the categories; small screens scroll it sideways. */
function Shelf({ context }: Part) {
  const { catalogue, addresses, words } = context;
  const { cards } = catalogue.texts.home.categories;
  return cards.length === 0 ? null : (
    <nav className="shelf" aria-label={words.frame.navigation.categories}>
      <ul>
        {cards.map(({ name, guide: slug }, index) => {
          const guide = catalogue.guide(slug);
          return (
            <li key={name}>
              <a href={addresses.guide(slug)} data-family={slug}>
                {guide?.scene && (
                  <ScenePicture
                    scene={guide.scene}
                    sizes="9.5rem"
                    decorative
                    eager={index < eagerTiles}
                  />
                )}
                <b>{name}</b>
                {guide && (
                  <span>{words.listing.count(catalogue.inSelection(guide.shows).length)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
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
        <Shelf context={context} />
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
