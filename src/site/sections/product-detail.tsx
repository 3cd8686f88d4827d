import type { ReactNode } from "react";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import { sizeNames } from "#domain/catalogue/slim-list.ts";
import { turn } from "#domain/catalogue/turn.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { formatPostedLine, postedFields } from "#reading/request/posted-lines.ts";
import type { PageContext } from "#site/page.ts";
import { Likeness } from "#site/sections/likeness.tsx";
import { Points } from "#site/sections/points.tsx";
import { ProductBadges } from "#site/sections/product-card.tsx";
import { ProductFacts } from "#site/sections/product-facts.tsx";
import { largestPicture, pictureAddress, turnAddress } from "#site/sections/picture-addresses.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { ProductPrice } from "#site/sections/product-price.tsx";
import {
  describeStock,
  factsOn,
  formatSizes,
  productPictures,
} from "#site/sections/product-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Input } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

/** Wraps the main picture in a link to its largest file; a placeholder has none. */
function Enlarged({ context, product, children }: Part & { readonly children: ReactNode }) {
  const [first] = product.pictures;
  return first ? (
    <a
      href={largestPicture(first.stem, 0)}
      aria-haspopup="dialog"
      data-enlarge={context.words.dialog.close}
    >
      {children}
    </a>
  ) : (
    children
  );
}

function Gallery({ context, product }: Part) {
  const { words } = context;
  const pictures = productPictures(product, context);
  const [first] = pictures;
  return (
    <div className="detail-gallery" data-gallery="">
      <div className="detail-picture">
        <Enlarged context={context} product={product}>
          <ProductPicture
            picture={first.stem}
            alt={first.alt}
            sizes="(min-width: 64rem) 34rem, 88vw"
            eager
            large
          />
        </Enlarged>
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
                data-large={largestPicture(stem, index)}
                data-alt={alt}
              >
                <ProductPicture picture={stem} alt="" sizes="(min-width: 64rem) 8rem, 22vw" />
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
  const { product: texts } = words;
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
      {isSupplied && <OrderForm context={context} product={product} />}
      {isSupplied && !isOutOfStock && (
        <ButtonLink
          variant="outline"
          href={addresses.requestWith(formatListAddress([line]))}
          rel="nofollow"
        >
          {texts.quote}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" href={addresses.ask(product.slug)} rel="nofollow">
        {isSupplied && isOutOfStock ? texts.askWhen : texts.supplier}
      </ButtonLink>
    </div>
  );
}

/** The maximum standards beside the key figures. */
const maxStandards = 2;

/** Renders what a buyer compares first: key figures, standards, sizes and colours. */
function KeyFacts({ context, product }: Part) {
  const { words, catalogue } = context;
  const { standards, colours } = product.specifications;
  const names = new Set(standards.map((name) => catalogue.edition(name)?.standard.name ?? name));
  const figures = [...product.figures, ...factsOn("card", product)];
  const labels = new Set(figures.map(({ label }) => label));
  const isSaid = (name: string) => figures.some(({ value }) => value.includes(name));
  const furtherFacts = [
    [words.narrowing.facets.std, [...names].filter((name) => !isSaid(name)).slice(0, maxStandards)],
    [words.contact.request.sizes, [formatSizes(product, words.product) ?? ""]],
    [words.narrowing.facets.colour, colours.map(({ name }) => name)],
  ] as const;
  const rows = [
    ...figures.map(({ label, value }) => [label, value] as const),
    ...furtherFacts
      .filter(([label]) => !labels.has(label))
      .map(([label, values]) => [label, words.product.listed(values)] as const),
  ];
  return (
    <dl className="detail-key">
      {rows
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Renders quantity, sizes and the list button; without script they are posted to the request. */
function OrderForm({ context, product }: Part) {
  const { words, addresses } = context;
  const { request } = words.contact;
  const { slug, code, name, order } = product;
  const sizes = sizeNames(product);
  const line = { key: slug, product: slug, code, text: name, note: "", unit: order.unit };
  return (
    <form className="detail-order" method="post" action={addresses.request}>
      <input
        type="hidden"
        name={postedFields.line(0)}
        value={formatPostedLine({ ...line, quantity: "", sizes: "" })}
      />
      {sizes.length > 0 && (
        <fieldset>
          <legend>{request.sizes}</legend>
          <div className="size-grid">
            {sizes.map((size) => (
              <label key={size}>
                <bdi aria-hidden="true">{size}</bdi>
                <Input
                  name={postedFields.size(0, size)}
                  aria-label={request.sizeOf(size, name)}
                  inputMode="numeric"
                  autoComplete="off"
                  data-size={size}
                />
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <label className="detail-quantity">
        <span aria-hidden="true">
          {sizes.length > 0 ? request.quantityAlone : request.quantity}
        </span>
        <Input
          name={postedFields.quantity(0)}
          aria-label={request.quantityOf(name)}
          defaultValue={order.minimum}
          inputMode="numeric"
          autoComplete="off"
        />
      </label>
      <button
        type="submit"
        className="button button-hero button-size-default"
        aria-pressed={false}
        data-list-toggle={slug}
        data-minimum={order.minimum}
        data-code={code}
        data-name={name}
        data-pressed-text={words.listing.onList}
      >
        <Icon name="list" />
        <span>{words.listing.addToList}</span>
      </button>
    </form>
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
        <ProductPrice context={context} product={product} />
        <KeyFacts context={context} product={product} />
        <p className="detail-minimum">
          <span>{texts.minimum}:</span> <b>{texts.count(order.minimum, order.unit)}</b>
        </p>
        <Actions context={context} product={product} />
        <Points heading={texts.notFor} points={product.notFor} className="detail-limits" />
        <div className="detail-bulk">
          <h2>{inStock && status === "live" ? texts.available : texts.availability}</h2>
          <p>
            <b>{describeStock(product, texts)}</b>
          </p>
          <p>{catalogue.texts.product.quality}</p>
        </div>
        <Needs context={context} product={product} />
      </div>
      <div className="detail-more">
        <p className="detail-lead">{product.description}</p>
        <p>{product.details}</p>
      </div>
      <ProductFacts context={context} product={product} />
    </article>
  );
}
