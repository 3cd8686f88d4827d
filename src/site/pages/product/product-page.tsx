import type { Product } from "#domain/catalogue/product.ts";
import { breadcrumbData, productData } from "#site/frame/structured-data.ts";
import type { Page, PageContext } from "#site/page.ts";
import { RelatedProducts } from "#site/pages/product/related-products.tsx";
import { Breadcrumb } from "#site/sections/breadcrumb.tsx";
import { ProductDetail } from "#site/sections/product-detail.tsx";
import { pictureAddress } from "#site/sections/picture-addresses.ts";
import {
  productTitleDecorator,
  describeProduct,
  productPictures,
} from "#site/sections/product-words.ts";

/** The number of related products. */
const relatedCount = 4;

export function productPage(context: PageContext, product: Product): Page {
  const { words, addresses, catalogue } = context;
  const address = addresses.product(product.slug);
  const { category, subcategory } = product;
  const crumbs = [
    { name: words.frame.navigation.home, address: addresses.home },
    { name: words.frame.navigation.shop, address: addresses.shop },
    { name: category.name, address: addresses.shopCategory(category.id) },
    { name: product.name, address },
  ];
  const ownPictures = product.likeness === undefined ? productPictures(product, context) : [];
  const pictures = ownPictures.map(({ stem }) => pictureAddress(stem));
  return {
    status: 200,
    head: {
      title: product.name,
      decorateTitle: productTitleDecorator(product, context),
      description: describeProduct(product, words.product),
      keywords: [product.name, subcategory.name, category.name, product.code],
      canonical: address,
      preview: address,
      previewText: ownPictures[0]?.alt,
      type: "product",
      structuredData: [breadcrumbData(context, crumbs), productData(context, product, pictures)],
    },
    body: (
      <>
        <div className="frame product-page">
          <Breadcrumb words={words} crumbs={crumbs} />
          <ProductDetail context={context} product={product} />
        </div>
        <RelatedProducts
          context={context}
          product={product}
          products={catalogue.related(product, relatedCount)}
        />
      </>
    ),
  };
}
