import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { statesWeight } from "#domain/catalogue/weight.ts";

interface ProductFactsProps {
  readonly product: Product;
  readonly words: Words;
}

function rowsOf({ product, words }: ProductFactsProps): readonly (readonly [string, string])[] {
  const { dialog } = words.listing;
  const { material, size, weight, color, standard } = product.specifications;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [dialog.material, material],
    [dialog.size, size],
    [statesWeight(weight) ? dialog.weight : dialog.sizeAndWeight, weight],
    [dialog.colors, color.join(", ")],
    [dialog.standard, standard],
    ...product.keyFigures.map(({ label, value }) => [label, value] as const),
  ];
  const seen = new Set<string>();
  return rows.flatMap(([label, value]) => {
    if (value === undefined || value.trim() === "" || seen.has(label)) return [];
    seen.add(label);
    return [[label, value] as const];
  });
}

/** Standards, specifications and features; a row appears only where there is a value. */
export function ProductFacts({ product, words }: ProductFactsProps) {
  const { dialog } = words.listing;
  const certification = product.specifications.certification ?? [];
  return (
    <div className="detail-facts">
      <section>
        <h3>{dialog.certifications}</h3>
        {certification.length === 0 ? (
          <p>{dialog.noCertifications}</p>
        ) : (
          <>
            <ul className="detail-certificates">
              {certification.map((standard) => (
                <li key={standard} className="badge badge-outline" dir="ltr">
                  {standard}
                </li>
              ))}
            </ul>
            <p className="detail-small">{dialog.documents}</p>
          </>
        )}
      </section>
      <section>
        <h3>{dialog.specifications}</h3>
        <dl className="detail-specifications">
          {rowsOf({ product, words }).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>{dialog.features}</h3>
        <ul className="detail-features">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
