import { compareFacts, type Facts } from "#domain/catalogue/compare.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { PageContext } from "#site/page.ts";
import { Likeness } from "#site/sections/likeness.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { Order } from "#site/sections/narrowing/product-table.tsx";
import { ToScale } from "#site/sections/to-scale.tsx";
import { priceFact } from "#site/sections/product-price.tsx";
import { productPictures, specificationRows, describeStock } from "#site/sections/product-words.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface ComparisonProps {
  readonly context: PageContext;
  readonly products: readonly Product[];
}

function listFacts(product: Product, context: PageContext): Facts {
  const { product: texts } = context.words;
  const price = priceFact(context, product);
  const { order, specifications, notFor } = product;
  const facts: Facts = [
    ...(price ? [price] : []),
    [texts.certifications, texts.listed(specifications.standards)],
    ...specificationRows(product, texts),
    [texts.minimum, texts.count(order.minimum, order.unit)],
    [texts.availability, describeStock(product, texts)],
    [texts.notFor, texts.listed(notFor)],
  ];
  return facts.filter(([, value]) => value !== "");
}

function ProductHead({ context, products, product }: ComparisonProps & { product: Product }) {
  const { words, addresses } = context;
  const otherProducts = products.filter(({ slug }) => slug !== product.slug);
  const remainingSlugs = otherProducts.map(({ slug }) => slug).toSorted();
  return (
    <th scope="col">
      <ProductPicture picture={productPictures(product, context)[0].stem} alt="" sizes="8rem" />
      <Likeness context={context} product={product} />
      <a href={addresses.product(product.slug)}>{product.name}</a>{" "}
      <bdi dir="ltr">{product.code}</bdi>
      {remainingSlugs.length > 0 && (
        <a
          className="comparison-remove"
          href={addresses.shopAsking([["compare", remainingSlugs.join(",")]])}
          rel="nofollow"
          aria-label={words.narrowing.without(product.name)}
        >
          <Icon name="close" />
        </a>
      )}
    </th>
  );
}

/** Renders the way to a quotation of one product. */
function Quote({ context, product }: { context: PageContext; product: Product }) {
  const { words, addresses } = context;
  const { slug, order, status, availability } = product;
  const line = { product: slug, text: "", sizes: [], quantity: order.minimum };
  const isOut = status !== "live" || availability.state === "out";
  return (
    <ButtonLink
      variant="outline"
      size="sm"
      href={isOut ? addresses.ask(slug) : addresses.requestWith(formatListAddress([line]))}
      rel="nofollow"
    >
      {isOut ? words.product.supplier : words.product.quote}
    </ButtonLink>
  );
}

/** Renders a comparison table; a checkbox hides rows without differences. */
export function Comparison({
  context,
  products,
  leftOut,
}: ComparisonProps & { readonly leftOut: readonly Product[] }) {
  const { words, addresses, site } = context;
  const { narrowing } = words;
  const drawn = products.flatMap((product) =>
    product.outline ? [{ ...product, outline: product.outline }] : [],
  );
  const rows = compareFacts(products.map((product) => listFacts(product, context)));
  return (
    <section className="frame comparison" aria-label={narrowing.compare}>
      <link rel="stylesheet" href={site.assets.narrowing} />
      <div className="comparison-head">
        <label>
          <input type="checkbox" className="comparison-only" /> {narrowing.onlyDifferences}
        </label>
        <a href={addresses.shop}>{narrowing.backToShop}</a>
      </div>
      {leftOut.length > 0 && (
        <p className="comparison-left-out">
          {narrowing.leftOut(
            products.length,
            words.product.listed(leftOut.map(({ name }) => name)),
          )}
        </p>
      )}
      <div className="comparison-scroll" tabIndex={0} role="group" aria-label={narrowing.compare}>
        <table>
          <thead>
            <tr>
              <th scope="col">{narrowing.name}</th>
              {products.map((product) => (
                <ProductHead
                  key={product.slug}
                  context={context}
                  products={products}
                  product={product}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="comparison-actions">
              <th scope="row">{words.contact.request.quantity}</th>
              {products.map((product) => (
                <td key={product.slug}>
                  <Order context={context} product={product} />
                  <Quote context={context} product={product} />
                </td>
              ))}
            </tr>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-same={differs ? undefined : ""}>
                <th scope="row">{label}</th>
                {products.map(({ slug }, index) => (
                  <td key={slug}>{values[index] ?? "-"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {drawn.length > 0 && (
        <section className="comparison-scale">
          <h2>{words.product.toScale.heading}</h2>
          <ToScale context={context} products={drawn} />
        </section>
      )}
    </section>
  );
}
