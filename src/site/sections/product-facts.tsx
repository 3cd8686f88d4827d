import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { statesWeight } from "#domain/catalogue/weight.ts";

/** The level of a heading, by the headings above it. */
export type HeadingLevel = "h2" | "h3";

interface ProductFactsProps {
  readonly product: Product;
  readonly words: Words;
  readonly level: HeadingLevel;
}

type Row = readonly [label: string, value: string];

function rowsOf({ product, words }: Omit<ProductFactsProps, "level">): readonly Row[] {
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
export function ProductFacts({ product, words, level: Level }: ProductFactsProps) {
  const { dialog } = words.listing;
  const certification = product.specifications.certification ?? [];
  return (
    <div className="detail-facts">
      <section>
        <Level>{dialog.certifications}</Level>
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
        <Level>{dialog.specifications}</Level>
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
        <Level>{dialog.features}</Level>
        <ul className="detail-features">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
