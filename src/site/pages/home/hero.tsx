import { addresses } from "#addresses";
import { claimSentences } from "#content/claims.ts";
import { heroPlate } from "#content/hero-plate.ts";
import { productBySlug } from "#content/catalogue.ts";
import type { PageContext } from "#site/page.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
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
              alt={pictureText(product, 0, context.words)}
              sizes="(min-width: 64rem) 14rem, 31vw"
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
            {home.trust
              .filter(({ claims }) => claimSentences(claims) !== undefined)
              .map(({ title, text }) => (
                <li key={title}>
                  <Icon name="check" />
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
          </ul>
        </div>
        <Plate context={context} />
      </div>
    </section>
  );
}
