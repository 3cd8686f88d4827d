import type { KitList } from "#domain/catalogue/kit.ts";
import type { PageContext } from "#site/page.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures } from "#site/sections/product-words.ts";
import { ProductRow } from "#ui/product-row/product-row.tsx";

/** Renders the lines of a kit with reasons, needed and orderable quantities. */
export function KitTable({
  context,
  lines,
}: {
  readonly context: PageContext;
  readonly lines: KitList["lines"];
}) {
  const { addresses, words } = context;
  const texts = words.pages.kits;
  return (
    <table className="ruled-table kit-table">
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.why}</th>
          <th scope="col">{texts.needed}</th>
          <th scope="col">{texts.order}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ product, need, quantity, reasons }) => {
          const { minimum, pack, unit } = product.order;
          const [standard] = product.specifications.standards;
          return (
            <tr key={product.slug}>
              <th scope="row">
                <ProductRow
                  picture={
                    product.likeness === undefined && (
                      <ProductPicture
                        picture={productPictures(product, context)[0].stem}
                        alt=""
                        sizes="3rem"
                      />
                    )
                  }
                  code={product.code}
                  name={<a href={addresses.product(product.slug)}>{product.name}</a>}
                >
                  {standard !== undefined && (
                    <small>
                      <bdi dir="ltr">{standard}</bdi>
                    </small>
                  )}
                </ProductRow>
              </th>
              <td>{reasons.join("; ")}</td>
              <td data-label={texts.needed}>{words.product.count(need, unit)}</td>
              <td data-label={texts.order}>
                <strong>{words.product.count(quantity, unit)}</strong>
                {quantity > need && (
                  <span>
                    {quantity === minimum
                      ? texts.minimum
                      : texts.packs(words.product.count(pack, unit))}
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
