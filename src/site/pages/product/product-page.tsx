import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { relatedProducts } from "#domain/catalogue/filter.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { breadcrumbData, productData } from "#site/frame/structured-data.ts";
import { Island } from "#site/islands/island.tsx";
import ProductIsland from "#site/islands/product.tsx";
import { storedNames } from "#site/islands/stored.ts";
import type { Page, PageContext } from "#site/page.ts";
import { RelatedProducts } from "#site/pages/product/related-products.tsx";
import { Breadcrumb } from "#site/sections/breadcrumb.tsx";
import { pictureAddress } from "#site/sections/product-picture.tsx";
import { describeProduct } from "#site/sections/product-words.ts";

/** A product's own page: all that the dialog shows, and products like it. */
export function productPage(context: PageContext, product: Product): Page {
  const { words, siteUrl, language } = context;
  const address = addresses.product(product.slug);
  const crumbs = [
    { name: words.navigation.home, address: addresses.home },
    { name: words.navigation.shop, address: addresses.shop },
    { name: product.category, address: addresses.shopCategory(product.category) },
    { name: product.name, address },
  ];
  return {
    status: 200,
    head: {
      title: product.name,
      description: describeProduct(product, words),
      keywords: [product.name, product.subcategory, product.category, product.id],
      canonical: address,
      preview: address,
      structuredData: [
        breadcrumbData(siteUrl, crumbs),
        productData(siteUrl, product, product.images.map(pictureAddress)),
      ],
    },
    body: (
      <>
        <div className="frame product-page">
          <Breadcrumb words={words} crumbs={crumbs} />
          <Island
            name="product"
            of={ProductIsland}
            props={{ language, slug: product.slug }}
            wakeFor={[storedNames.list]}
          />
        </div>
        <RelatedProducts words={words} products={relatedProducts(products, product, 4)} />
      </>
    ),
  };
}
