import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";
import { specificationsOf } from "#site/sections/product-words.ts";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

/** The certificates of the delivered model; without any, what there will be. */
function Certificates({ context, product }: Part) {
  const { words, catalogue } = context;
  const { product: texts } = words;
  const { certificate, saber } = product;
  if (certificate === undefined && saber === undefined) {
    return <p className="detail-small">{catalogue.texts.product.documents}</p>;
  }
  const told = [
    { name: texts.certificate, issuer: certificate?.body, ...certificate },
    { name: texts.saber, issuer: undefined, issued: undefined, ...saber },
  ];
  return (
    <ul className="detail-features">
      {told.map(({ name, number, issuer, issued, validUntil }) =>
        number === undefined ? undefined : (
          <li key={name}>
            {name}{" "}
            {texts.listed(
              [
                number,
                issuer,
                issued && texts.issued(issued),
                validUntil && texts.validUntil(validUntil),
              ].flatMap((part) => (part ? [part] : [])),
            )}
          </li>
        ),
      )}
    </ul>
  );
}

function Standards({ context, product }: Part) {
  const { words, catalogue } = context;
  const { standards } = product.specifications;
  return (
    <section>
      <h2>{words.product.certifications}</h2>
      {standards.length === 0 ? (
        <p>{catalogue.texts.product.noStandards}</p>
      ) : (
        <>
          <ul className="detail-certificates">
            {standards.map((standard) => (
              <li key={standard} className="badge badge-outline" dir="ltr">
                {standard}
              </li>
            ))}
          </ul>
          <Certificates context={context} product={product} />
        </>
      )}
    </section>
  );
}

function Documents({ context, product }: Part) {
  const { product: texts } = context.words;
  return (
    <section>
      <h2>{texts.documents}</h2>
      <ul className="detail-features">
        {product.documents.map(({ address, kind, number, issuer, validUntil }) => (
          <li key={address}>
            <a href={address}>{texts.documentKinds[kind] ?? kind}</a>{" "}
            {texts.listed(
              [number, issuer, validUntil && texts.validUntil(validUntil)].flatMap((part) =>
                part ? [part] : [],
              ),
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({
  heading,
  points,
}: {
  readonly heading: string;
  readonly points: readonly string[];
}) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="detail-features">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Standards, specifications, features and limits; each is there only where there is something to say. */
export function ProductFacts({ context, product }: Part) {
  const { product: texts } = context.words;
  const rows = specificationsOf(product, texts);
  return (
    <div className="detail-facts">
      <Standards context={context} product={product} />
      {rows.length > 0 && (
        <section>
          <h2>{texts.specifications}</h2>
          <dl className="detail-specifications">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {product.features.length > 0 && <Points heading={texts.features} points={product.features} />}
      {product.notFor.length > 0 && <Points heading={texts.notFor} points={product.notFor} />}
      {product.replaceWhen.length > 0 && (
        <Points heading={texts.replaceWhen} points={product.replaceWhen} />
      )}
      {product.documents.length > 0 && <Documents context={context} product={product} />}
    </div>
  );
}
