import type { ReactNode } from "react";
import type { Product } from "#domain/catalogue/product.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { PageContext } from "#site/page.ts";
import type { AidEntries, AidField } from "#site/pages/aids/aid-form.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures } from "#site/sections/product-words.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";

interface Part {
  readonly context: PageContext;
}

interface EnteredProps extends Part {
  readonly fields: readonly AidField[];
  readonly entries: AidEntries;
}

/** Lists the fields with the values as a reader sees them. */
function enteredValues({ context, fields, entries }: EnteredProps) {
  return fields.map(({ name, label, choices, empty }) => {
    const text = entries.text(name);
    const value = choices?.find(([choice]) => choice === text)?.[1] ?? (choices ? "" : text);
    return { name, label, value: value === "" ? (empty ?? context.words.aids.notEntered) : value };
  });
}

/** Renders the values of the form, which paper would lack. */
export function Entered(props: EnteredProps) {
  return (
    <section className="aid-entered" aria-labelledby="entered-heading">
      <h3 id="entered-heading">{props.context.words.aids.entered}</h3>
      <dl>
        {enteredValues(props).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface AskProps extends EnteredProps {
  readonly aid: string;
  /** The answer or the reasons, a line each. */
  readonly lines: readonly string[];
}

/** Renders a link to the contact form, whose message has the figures. */
export function AskUs({ aid, lines, ...props }: AskProps) {
  const { context } = props;
  const { words, addresses } = context;
  const values = enteredValues(props).map(({ label, value }) => `${label}: ${value}`);
  // The message is plain text, which holds no marks of direction.
  const message = [words.aids.message(aid), ...values, ...lines]
    .join("\n")
    .replaceAll(/[\u2066-\u2069]/g, "");
  return (
    <p className="aid-actions">
      <ButtonLink variant="outline" rel="nofollow" href={addresses.askAbout(message)}>
        {words.aids.askUs}
      </ButtonLink>{" "}
      <Button variant="outline" data-print="">
        {words.sheet.print}
      </Button>
    </p>
  );
}

interface RefusalProps extends Part {
  readonly reasons: readonly string[];
  /** The person to ask. */
  readonly whom: string;
  readonly children?: ReactNode;
}

/** Renders the reasons why there is no answer, and the person to ask. */
export function Refusal({ context, reasons, whom, children }: RefusalProps) {
  const texts = context.words.aids;
  return (
    <div className="aid-refused">
      <h2>{texts.refused}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>
        <strong>{texts.whom}:</strong> {whom}
      </p>
      {children}
    </div>
  );
}

/** A product with the reason why it is listed, and a figure of its label. */
export interface AidProduct {
  readonly product: Product;
  readonly why: string;
}

function AddToList({ context, product }: Part & { readonly product: Product }) {
  const { words, addresses } = context;
  const { slug, code, name, order } = product;
  const line = { product: slug, text: "", sizes: [], quantity: order.minimum };
  return (
    <a
      className="button button-outline button-size-sm"
      role="button"
      rel="nofollow"
      href={addresses.requestWith(formatListAddress([line]))}
      aria-pressed={false}
      data-list-toggle={slug}
      data-minimum={order.minimum}
      data-code={code}
      data-name={name}
      data-pressed-text={words.search.added}
    >
      <span className="sr-only">{`${code} ${name}: `}</span>
      <span>{words.search.add}</span>
    </a>
  );
}

interface AidProductsProps extends Part {
  readonly products: readonly AidProduct[];
  readonly note: string;
  /** Stands where no product matches. */
  readonly none?: string;
}

/** Renders matching products, each with its reason and a list button. */
export function AidProducts({ context, products, note, none }: AidProductsProps) {
  const { words, addresses } = context;
  const texts = words.aids;
  return (
    <section className="aid-products" aria-labelledby="products-heading">
      <h2 id="products-heading">{texts.products}</h2>
      {products.length === 0 ? (
        <p>
          {none ?? texts.noProducts}{" "}
          <a href={addresses.contact}>{words.frame.navigation.contact}</a>
        </p>
      ) : (
        <>
          <p>{note}</p>
          <table className="ruled-table">
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                <th scope="col">{texts.figure}</th>
                <th scope="col">{texts.list}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ product, why }) => (
                <tr key={product.slug}>
                  <th scope="row">
                    {product.likeness === undefined && (
                      <ProductPicture
                        picture={productPictures(product, context)[0].stem}
                        alt=""
                        sizes="4rem"
                      />
                    )}
                    <a href={addresses.product(product.slug)}>{product.name}</a>
                    <span>
                      <bdi dir="ltr">{product.code}</bdi>
                      {" · "}
                      <bdi dir="ltr">{product.specifications.standards.join(", ")}</bdi>
                    </span>
                  </th>
                  <td>{why}</td>
                  <td>
                    <AddToList context={context} product={product} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
