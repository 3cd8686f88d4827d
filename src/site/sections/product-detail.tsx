import { formatListAddress } from "#domain/quotation/list-address.ts";
import { turn } from "#domain/catalogue/turn.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import type { PageContext } from "#site/page.ts";
import { Likeness } from "#site/sections/likeness.tsx";
import { Points } from "#site/sections/points.tsx";
import { ProductBadges } from "#site/sections/product-card.tsx";
import { ProductFacts } from "#site/sections/product-facts.tsx";
import { pictureAddress, turnAddress } from "#site/sections/picture-addresses.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures, describeStock } from "#site/sections/product-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

function Gallery({ context, product }: Part) {
  const { words } = context;
  const pictures = productPictures(product, context);
  const [first] = pictures;
  return (
    <div className="detail-gallery" data-gallery="">
      <div className="detail-picture">
        <ProductPicture
          picture={first.stem}
          alt={first.alt}
          sizes="(min-width: 64rem) 34rem, 92vw"
          eager
          large
        />
        {product.turn !== undefined && (
          <a
            className="detail-turn button button-outline button-size-sm"
            href={turnAddress(product.turn)}
            role="button"
            data-turn={words.product.turn.label}
            data-steps={turn.steps}
            data-across={turn.across}
            data-how={words.product.turn.how}
          >
            <Icon name="turn" />
            {words.product.turn.show}
          </a>
        )}
      </div>
      <Likeness context={context} product={product} />
      {pictures.length > 1 && (
        <ul className="detail-thumbnails" aria-label={words.product.thumbnails}>
          {pictures.map(({ stem, alt, colour }, index) => (
            <li key={stem}>
              <a
                href={pictureAddress(stem)}
                role="button"
                aria-label={words.listing.pictureOf(index + 1, pictures.length)}
                aria-pressed={index === 0}
                data-picture={stem}
                data-alt={alt}
              >
                <ProductPicture picture={stem} alt="" sizes="6rem" />
              </a>
              {colour !== undefined && <small>{colour}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Renders the accessories that the product requires. */
function Needs({ context, product }: Part) {
  const { words, addresses, catalogue } = context;
  const needed = product.needs.flatMap((slug) => catalogue.product(slug) ?? []);
  if (needed.length === 0) {
    return null;
  }
  return (
    <section className="detail-needs">
      <h2>{words.product.needs}</h2>
      <ul>
        {needed.map((neededProduct) => (
          <li key={neededProduct.slug}>
            <a href={addresses.product(neededProduct.slug)}>
              {neededProduct.likeness === undefined && (
                <ProductPicture
                  picture={productPictures(neededProduct, context)[0].stem}
                  alt=""
                  sizes="3.5rem"
                />
              )}
              <span>
                <b>{neededProduct.name}</b> <bdi dir="ltr">{neededProduct.code}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders the actions that the product's availability allows. */
function Actions({ context, product }: Part) {
  const { words, addresses, catalogue } = context;
  const { listing, product: texts } = words;
  const successor = catalogue.product(product.replacedBy);
  const isSupplied = product.status === "live";
  const isOutOfStock = product.availability.state === "out";
  const line = { product: product.slug, text: "", sizes: [], quantity: product.order.minimum };
  return (
    <div className="detail-actions">
      {successor && (
        <ButtonLink variant="hero" href={addresses.product(successor.slug)}>
          {texts.replacedBy(successor.name)}
        </ButtonLink>
      )}
      {isSupplied && !isOutOfStock && (
        <ButtonLink
          variant="hero"
          href={addresses.requestWith(formatListAddress([line]))}
          rel="nofollow"
        >
          {texts.quote}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" href={addresses.ask(product.slug)} rel="nofollow">
        {isSupplied && isOutOfStock ? texts.askWhen : texts.supplier}
      </ButtonLink>
      {isSupplied && (
        <button
          type="button"
          className="button button-secondary button-size-default"
          aria-pressed={false}
          data-list-toggle={product.slug}
          data-minimum={product.order.minimum}
          data-code={product.code}
          data-name={product.name}
          data-pressed-text={listing.onList}
        >
          <Icon name="list" />
          <span>{listing.addToList}</span>
        </button>
      )}
    </div>
  );
}

/** Renders all facts of a product, for its page and for the dialog. */
export function ProductDetail({ context, product }: Part) {
  const { words, catalogue } = context;
  const { product: texts } = words;
  const licence = catalogue.texts.product.discountLicence;
  const { order, availability, status } = product;
  const inStock = availability.state === "in-stock" || availability.state === "low";
  return (
    <article className="detail" data-product-detail={product.slug}>
      <Gallery context={context} product={product} />
      <div className="detail-text">
        <p className="detail-badges">
          <ProductBadges context={context} product={product} />
        </p>
        {licence && savingPercent(product) !== undefined && (
          <p className="detail-small">{texts.discountLicence(licence.number, licence.to)}</p>
        )}
        <h1>{product.name}</h1>
        <p className="detail-id">
          {texts.code} <bdi dir="ltr">{product.code}</bdi>
          {" | "}
          {product.category.name}
        </p>
        <p className="detail-minimum">
          {texts.minimum}: <b>{texts.count(order.minimum, order.unit)}</b>
        </p>
        <p className="detail-lead">{product.description}</p>
        <Actions context={context} product={product} />
        <Points heading={texts.notFor} points={product.notFor} className="detail-limits" />
        <p>{product.details}</p>
        <div className="detail-bulk">
          <h2>{inStock && status === "live" ? texts.available : texts.availability}</h2>
          <p>
            <b>{describeStock(product, texts)}</b>
          </p>
          <p>{catalogue.texts.product.quality}</p>
        </div>
        <Needs context={context} product={product} />
      </div>
      <ProductFacts context={context} product={product} />
    </article>
  );
}
