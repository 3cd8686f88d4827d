import { addresses } from "#addresses";
import { claim, standing } from "#content/claims.ts";
import { homeScene, sceneWidths, tallHomeScene, tallSceneWidths } from "#content/pictures/sizes.ts";
import { heroPlate } from "#content/hero-plate.ts";
import { productBySlug } from "#content/catalogue.ts";
import type { PageContext } from "#site/page.ts";
import { pictureAddress, pictureSources, ProductPicture } from "#site/sections/product-picture.tsx";
import { pictureText } from "#site/sections/product-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
}

function Plate({ context }: Part) {
  const shown = heroPlate.flatMap((slug) => productBySlug(slug) ?? []);
  return (
    <ul className="hero-plate" aria-label={context.words.home.plateLabel}>
      {shown.map((product) => (
        <li key={product.slug}>
          <a href={addresses.product(product.slug)}>
            <ProductPicture
              picture={product.images[0]}
              alt={pictureText(product, 0)}
              sizes="(min-width: 64rem) 13rem, 31vw"
              eager
            />
            <span>
              <bdi dir="ltr">{product.id}</bdi> {product.subcategory}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

/** The still life beside the headline, tall on tablets; phones go without it and fetch nothing. */
function Scene({ context }: Part) {
  return (
    <picture className="hero-scene">
      <source media="(max-width: 47.99rem)" srcSet={nothing} />
      <source
        media="(max-width: 63.99rem)"
        type="image/avif"
        srcSet={pictureSources(tallHomeScene, tallSceneWidths)}
        sizes="20rem"
      />
      <source type="image/avif" srcSet={pictureSources(homeScene, sceneWidths)} sizes="45rem" />
      <img
        src={pictureAddress(homeScene)}
        alt={context.words.home.sceneText}
        width={1600}
        height={900}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

/** The first thing seen: what the supplier sells, and the two ways on. */
export function Hero({ context }: Part) {
  const { home } = context.words;
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
            {standing(home.trust).map(({ claims, title, text }) => (
              <li key={title}>
                <Icon name="check" />
                <b>{title}</b>
                <span>{text || claim(claims[0])}</span>
              </li>
            ))}
          </ul>
        </div>
        <Scene context={context} />
        <Plate context={context} />
      </div>
    </section>
  );
}
