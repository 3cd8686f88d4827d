import type { Product } from "#domain/catalogue/product.ts";
import type { PageContext } from "#site/page.ts";
import { Likeness } from "#site/sections/likeness.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures } from "#site/sections/product-words.ts";

interface RelatedProductsProps {
  readonly context: PageContext;
  /** The product to which the others are similar. */
  readonly product: Product;
  readonly products: readonly Product[];
}

/** Renders similar products with the figures in which they differ. */
export function RelatedProducts({ context, product: own, products }: RelatedProductsProps) {
  const { words, addresses } = context;
  if (products.length === 0) {
    return null;
  }
  const nearest = [own, ...products.slice(0, 2)].map(({ slug }) => slug).toSorted();
  return (
    <section className="frame related-products" aria-labelledby="related-heading">
      <h2 id="related-heading">{words.product.related}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.slug}>
            <a href={addresses.product(product.slug)}>
              <ProductPicture
                picture={productPictures(product, context)[0].stem}
                alt=""
                sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 23vw, 44vw"
              />
              <Likeness context={context} product={product} />
              <span>
                <bdi dir="ltr">{product.code}</bdi>
                <b>{product.name}</b>
                {product.figures.map(({ id, label, value }) => (
                  <span key={id} className="related-figure">
                    {label}: {value}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={addresses.shopAsking([["compare", nearest.join(",")]])} rel="nofollow">
          {words.narrowing.nearest}
        </a>
      </p>
    </section>
  );
}
