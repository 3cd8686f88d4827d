import { evidenceOf, formatEvidence } from "#domain/catalogue/evidence.ts";
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
  const certificates = evidenceOf({ ...product, brand: undefined, documents: [] });
  if (certificates.length === 0) {
    return <p className="detail-small">{catalogue.texts.product.documents}</p>;
  }
  return (
    <ul className="detail-features">
      {certificates.map((evidence) => (
        <li key={evidence.kind}>{formatEvidence(evidence, texts.evidence)}</li>
      ))}
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
