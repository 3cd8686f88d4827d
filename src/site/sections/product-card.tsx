import { memo, useState } from "react";
import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import { isPlainClick } from "#site/browser/plain-click.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { pictureText } from "#site/sections/product-words.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

const sizes = "(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 7rem";

interface ProductCardProps {
  readonly product: Product;
  readonly words: Words;
  readonly eager?: boolean;
  readonly hidden?: boolean;
  readonly listed: boolean;
  readonly onOpen?: (slug: string) => void;
  readonly onToggle?: (product: Product) => void;
}

function Dots(props: {
  readonly product: Product;
  readonly words: Words;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}) {
  const { product, words, index, onChoose } = props;
  if (product.images.length < 2) return null;
  return (
    <div className="card-dots" data-live>
      {product.images.map((key, at) => (
        <button
          key={key}
          type="button"
          aria-label={words.listing.pictureOf(at + 1, product.images.length)}
          aria-pressed={at === index}
          onClick={() => onChoose(at)}
        />
      ))}
    </div>
  );
}

function Marks({ product, words }: Pick<ProductCardProps, "product" | "words">) {
  const { listing } = words;
  const saving = savingPercent(product);
  return (
    <div className="card-badges">
      {saving !== undefined && <Badge tone="saving">{listing.save(saving)}</Badge>}
      {product.inStock && <Badge tone="stock">{listing.inStock}</Badge>}
    </div>
  );
}

/** A product at a glance, among others. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, words, eager = false, hidden = false, listed, onOpen, onToggle } = props;
  const { listing } = words;
  const [index, setIndex] = useState(0);
  const address = addresses.product(product.slug);
  const listLabel = listing.productAndList(product.name);
  return (
    <li className="card" hidden={hidden}>
      <div className="card-media">
        <ProductPicture
          picture={product.images[index] ?? product.images[0]}
          alt={pictureText(product, index)}
          sizes={sizes}
          eager={eager}
        />
        <Marks product={product} words={words} />
        <Dots product={product} words={words} index={index} onChoose={setIndex} />
      </div>
      <div className="card-body">
        <p className="card-meta">
          <Badge tone="plain">{product.category}</Badge>
          <bdi dir="ltr">{product.id}</bdi>
        </p>
        <h3>{product.name}</h3>
        <ul className="card-certificates">
          {(product.specifications.certification ?? []).slice(0, 2).map((standard) => (
            <li key={standard} className="badge badge-outline" dir="ltr">
              {standard}
            </li>
          ))}
        </ul>
        <p className="card-description">{product.description}</p>
        <dl className="card-figures">
          {product.keyFigures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="card-stock">
          <span>{product.bulkQuantity}</span> <b>{listing.moq(product.moq)}</b>
        </p>
        <div className="card-actions">
          <ButtonLink
            size="sm"
            href={address}
            aria-label={listing.detailsOf(product.name)}
            aria-haspopup="dialog"
            data-live=""
            onClick={(event) => {
              if (!onOpen || !isPlainClick(event)) return;
              event.preventDefault();
              onOpen(product.slug);
            }}
          >
            {listing.details}
          </ButtonLink>
          <button
            type="button"
            className="button button-outline button-size-icon card-list"
            aria-label={listLabel}
            aria-pressed={listed}
            data-live=""
            onClick={() => onToggle?.(product)}
          >
            <Icon name={listed ? "list-added" : "list"} />
          </button>
        </div>
      </div>
    </li>
  );
});
