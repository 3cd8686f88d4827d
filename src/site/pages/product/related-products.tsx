import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";

interface RelatedProductsProps {
  readonly words: Words;
  readonly products: readonly Product[];
}

/** Products like this one, with the figures in which they differ. */
export function RelatedProducts({ words, products }: RelatedProductsProps) {
  return (
    <section className="frame related-products" aria-labelledby="related-heading">
      <h2 id="related-heading">{words.pages.product.related}</h2>
      <ul>
        {products.map((product) => (
          <li key={product.slug}>
            <a href={addresses.product(product.slug)}>
              <ProductPicture
                picture={product.images[0]}
                alt=""
                sizes="(min-width: 64rem) 19rem, 45vw"
              />
              <span>
                <bdi dir="ltr">{product.id}</bdi>
                <b>{product.name}</b>
                {product.keyFigures.map(({ label, value }) => (
                  <span key={label} className="related-figure">
                    {label}: {value}
                  </span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
