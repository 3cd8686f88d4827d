import { formatDetails } from "#domain/catalogue/evidence.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";
import { Points } from "#site/sections/points.tsx";
import { ProductMarks } from "#site/sections/product-marks.tsx";
import { ProductStandards } from "#site/sections/product-standards.tsx";
import { ToScale } from "#site/sections/to-scale.tsx";
import { specificationRows } from "#site/sections/product-words.ts";

interface Part {
  readonly context: PageContext;
  readonly product: Product;
}

function Documents({ context, product }: Part) {
  const { product: texts } = context.words;
  return (
    <section>
      <h2>{texts.documents}</h2>
      <ul className="detail-features">
        {product.documents.map((document) => (
          <li key={document.address}>
            <a href={document.address}>{texts.evidence.kinds[document.kind] ?? document.kind}</a>{" "}
            {formatDetails(document, texts.evidence)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Renders standards, specifications, features and marks; empty sections are omitted. */
export function ProductFacts({ context, product }: Part) {
  const { product: texts } = context.words;
  const rows = specificationRows(product, texts);
  return (
    <div className="detail-facts">
      <ProductStandards context={context} product={product} />
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
      <Points heading={texts.features} points={product.features} />
      <Points heading={texts.replaceWhen} points={product.replaceWhen} />
      {product.outline && (
        <section className="detail-scale">
          <h2>{texts.toScale.heading}</h2>
          <ToScale context={context} products={[{ ...product, outline: product.outline }]} />
        </section>
      )}
      {product.documents.length > 0 && <Documents context={context} product={product} />}
      <ProductMarks context={context} product={product} />
    </div>
  );
}
