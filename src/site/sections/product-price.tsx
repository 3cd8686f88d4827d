import { listedPrice } from "#domain/catalogue/listed-price.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext, Translation } from "#site/page.ts";

interface PriceProps {
  readonly context: PageContext;
  readonly product: Product;
}

/** Renders the list price with its unit, the price before a saving and the VAT statement. */
export function ProductPrice({ context, product }: PriceProps) {
  const { price: texts } = context.words.product;
  const price = listedPrice(product, context.catalogue);
  if (price === undefined) {
    return null;
  }
  if (price.kind === "on-request") {
    return <p className="price">{texts.onRequest}</p>;
  }
  return (
    <p className="price">
      <b>{texts.amount(price.amount)}</b> <span>{texts.per(product.order.unit)}</span>{" "}
      {price.was !== undefined && (
        <>
          {"\u2002"}
          <span>
            {texts.was} <s>{texts.amount(price.was)}</s>
          </span>{" "}
        </>
      )}
      <small>{texts.terms(price.vatPercent)}</small>
    </p>
  );
}

/** Renders the list price in a cell of a table whose caption has the VAT statement. */
export function PriceCell({ context, product }: PriceProps) {
  const { price: texts } = context.words.product;
  const price = listedPrice(product, context.catalogue);
  if (price?.kind !== "listed") {
    return price && texts.onRequest;
  }
  return (
    <>
      <b>{texts.amount(price.amount)}</b>
      {price.was !== undefined && (
        <>
          {" "}
          <span>
            <span className="sr-only">{texts.was}</span> <s>{texts.amount(price.was)}</s>
          </span>
        </>
      )}
    </>
  );
}

/** Formats the list price with its VAT statement as a label and a value; undefined where none is shown. */
export function priceFact(
  { words, catalogue }: Pick<Translation, "words" | "catalogue">,
  product: Product,
): readonly [label: string, value: string] | undefined {
  const { price: texts, listed } = words.product;
  const price = listedPrice(product, catalogue);
  if (price === undefined || catalogue.prices === undefined) {
    return undefined;
  }
  const label = texts.terms(catalogue.prices.vatPercent);
  if (price.kind === "on-request") {
    return [label, texts.onRequest];
  }
  const current = `${texts.amount(price.amount)} ${texts.per(product.order.unit)}`;
  const formerPrice = price.was === undefined ? [] : [`${texts.was} ${texts.amount(price.was)}`];
  return [label, listed([current, ...formerPrice])];
}
