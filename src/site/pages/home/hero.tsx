import { pictureWidths } from "#domain/picture-files.ts";
import type { PageContext } from "#site/page.ts";
import { pictureAddress, pictureSources } from "#site/sections/picture-addresses.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** Renders the picture beside the headline; phones load none. */
function Scene({ context }: Part) {
  const { scene } = context.catalogue.texts.home;
  if (!scene) {
    return null;
  }
  return (
    <picture className="hero-scene">
      <source media="(max-width: 47.99rem)" srcSet={nothing} />
      <source
        media="(max-width: 63.99rem)"
        type="image/avif"
        srcSet={pictureSources(scene.tall, pictureWidths.tall)}
        sizes="20rem"
      />
      <source
        type="image/avif"
        srcSet={pictureSources(scene.wide, pictureWidths.wide)}
        sizes="45rem"
      />
      <img
        src={pictureAddress(scene.wide)}
        alt={scene.alt}
        width={1600}
        height={900}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

/** Renders the headline, the main actions and trust points. */
export function Hero({ context }: Part) {
  const { addresses, catalogue } = context;
  const { home } = catalogue.texts;
  return (
    <section className="hero" aria-labelledby="hero-heading">
      <div className="frame hero-grid">
        <div className="hero-text">
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
          <ul className="hero-trust">
            {home.trust.map((title) => (
              <li key={title}>
                <Icon name="check" />
                <span>{title}</span>
              </li>
            ))}
          </ul>
        </div>
        <Scene context={context} />
      </div>
    </section>
  );
}
