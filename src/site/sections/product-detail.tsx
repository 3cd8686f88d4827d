import { useState, type ReactNode } from "react";
import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { ProductFacts, type HeadingLevel } from "#site/sections/product-facts.tsx";
import { pictureAddress, ProductPicture } from "#site/sections/product-picture.tsx";
import { pictureText } from "#site/sections/product-words.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

interface ProductDetailProps {
  readonly product: Product;
  readonly words: Words;
  /** The heading: a title in the dialog, the page's own heading on a page. */
  readonly heading: ReactNode;
  /** The level of the headings below it. */
  readonly level: HeadingLevel;
  readonly listed: boolean;
  readonly onToggle: (product: Product) => void;
}

function Gallery({ product, words }: Pick<ProductDetailProps, "product" | "words">) {
  const [index, setIndex] = useState(0);
  const shown = product.images[index] ?? product.images[0];
  return (
    <div className="detail-gallery">
      <div className="detail-picture">
        <ProductPicture
          picture={shown}
          alt={pictureText(product, index)}
          sizes="(min-width: 64rem) 34rem, 92vw"
          eager
        />
      </div>
      {product.images.length > 1 && (
        <ul className="detail-thumbnails" aria-label={words.listing.dialog.thumbnails}>
          {product.images.map((key, at) => (
            <li key={key}>
              <a
                href={pictureAddress(key)}
                role="button"
                aria-label={words.listing.pictureOf(at + 1, product.images.length)}
                aria-pressed={at === index}
                data-live=""
                onClick={(event) => {
                  event.preventDefault();
                  setIndex(at);
                }}
                onKeyDown={(event) => {
                  if (event.key !== " ") return;
                  event.preventDefault();
                  setIndex(at);
                }}
              >
                <ProductPicture picture={key} alt="" sizes="6rem" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Everything that is known of one product: in the dialog over a listing, and on its own page. */
export function ProductDetail(props: ProductDetailProps) {
  const { product, words, heading, level: Level, listed, onToggle } = props;
  const { listing } = words;
  const saving = savingPercent(product);
  return (
    <div className="detail">
      <Gallery product={product} words={words} />
      <div className="detail-text">
        <p className="detail-badges">
          {saving !== undefined && <Badge tone="saving">{listing.save(saving)}</Badge>}
          {product.inStock && <Badge tone="stock">{listing.inStock}</Badge>}
        </p>
        {heading}
        <p className="detail-id">
          {listing.dialog.productId} <bdi dir="ltr">{product.id}</bdi>
          {" | "}
          {product.category}
        </p>
        <p className="detail-minimum">
          {listing.dialog.minimum}: <b>{listing.dialog.units(product.moq)}</b>
        </p>
        <p className="detail-lead">{product.description}</p>
        <p>{product.detailedDescription}</p>
        <div className="detail-bulk">
          <Level>{listing.dialog.bulk}</Level>
          <p>
            <b>{product.bulkQuantity}</b>
          </p>
          <p>{listing.dialog.quality}</p>
        </div>
        <div className="detail-actions">
          <ButtonLink variant="hero" href={addresses.quote(product.slug)} rel="nofollow">
            {listing.dialog.quote}
          </ButtonLink>
          <ButtonLink variant="outline" href={addresses.ask(product.slug)} rel="nofollow">
            {listing.dialog.supplier}
          </ButtonLink>
          <Button
            variant="secondary"
            aria-pressed={listed}
            data-live=""
            onClick={() => onToggle(product)}
          >
            <Icon name={listed ? "list-added" : "list"} />
            {listed ? listing.onList : listing.addToList}
          </Button>
        </div>
      </div>
      <ProductFacts product={product} words={words} level={Level} />
    </div>
  );
}
