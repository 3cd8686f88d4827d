import { pageSize } from "#domain/catalogue/filter.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Standard } from "#domain/catalogue/standard.ts";
import type { PageContext } from "#site/page.ts";
import { ButtonLink } from "#ui/button/button.tsx";

interface Part {
  readonly context: PageContext;
  readonly standard: Standard;
  readonly products: readonly Product[];
}

/** Renders one page of the products that cite a standard; a search lists the others. */
export function StandardProducts({ context, standard, products }: Part) {
  const { words, addresses, catalogue } = context;
  const { standards: texts } = words.pages;
  const editionOf = ({ specifications }: Product) =>
    specifications.standards.filter((name) => catalogue.edition(name)?.standard === standard);
  return (
    <section className="frame standard-products" id="products" aria-labelledby="products-heading">
      <h2 id="products-heading">{texts.productsTo(standard.name)}</h2>
      {products.length === 0 ? (
        <p>
          {texts.none} <a href={addresses.contact}>{words.frame.navigation.contact}</a>
        </p>
      ) : (
        <table className="ruled-table standards-table">
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{words.product.marks}</th>
              <th scope="col">{texts.edition}</th>
              <th scope="col">{words.product.code}</th>
            </tr>
          </thead>
          <tbody>
            {products.slice(0, pageSize).map((product) => (
              <tr key={product.slug}>
                <th scope="row">
                  <a href={addresses.product(product.slug)}>{product.name}</a>
                </th>
                <td>{product.specifications.marks}</td>
                <td>
                  <bdi dir="ltr">{editionOf(product).join(", ")}</bdi>
                </td>
                <td>
                  <bdi dir="ltr">{product.code}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {products.length > pageSize && (
        <p>
          <ButtonLink variant="outline" href={addresses.shopSearch(standard.name)}>
            {words.pages.guide.seeProducts(products.length)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
