import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";
import { EditionName, EditionState } from "#site/sections/edition-state.tsx";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

/** Renders the certificates of the model, or a note on future documents. */
function Certificates({ context, product }: Part) {
  const { words, catalogue } = context;
  const { product: texts } = words;
  const { certificate, saber } = product;
  if (certificate === undefined && saber === undefined) {
    return <p className="detail-small">{catalogue.texts.product.documents}</p>;
  }
  const certificates = [
    { name: texts.certificate, issuer: certificate?.body, ...certificate },
    { name: texts.saber, issuer: undefined, issued: undefined, ...saber },
  ];
  return (
    <ul className="detail-features">
      {certificates.map(({ name, number, issuer, issued, validUntil }) =>
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

/** Renders the standards of a product and the successors of superseded editions. */
export function ProductStandards({ context, product }: Part) {
  const { words, catalogue } = context;
  const { standards } = product.specifications;
  const replaced = standards.flatMap((name) => {
    const edition = catalogue.edition(name)?.edition;
    return edition?.status === "superseded" ? [edition] : [];
  });
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
                <EditionName context={context} name={standard} />
              </li>
            ))}
          </ul>
          {replaced.map((edition) => (
            <p key={edition.name} className="detail-small">
              <bdi dir="ltr">{edition.name}</bdi>
              {": "}
              <EditionState context={context} edition={edition} />
            </p>
          ))}
          <p className="detail-small">{words.pages.standards.certificate}</p>
          <Certificates context={context} product={product} />
        </>
      )}
    </section>
  );
}
