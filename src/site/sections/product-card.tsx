import type { Product } from "#domain/catalogue/product.ts";
import type { MatchedWords } from "#reading/search/matched-words.ts";
import { savingPercent } from "#domain/catalogue/saving.ts";
import type { QueryAmounts } from "#reading/search/amounts-in.ts";
import type { PageContext } from "#site/page.ts";
import { amountAttributes } from "#site/sections/amount-attributes.ts";
import { DeniedUse } from "#site/sections/denied-use.tsx";
import { Likeness } from "#site/sections/likeness.tsx";
import { Marked } from "#site/sections/marked.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { ProductPrice } from "#site/sections/product-price.tsx";
import {
  stockBadge,
  factsOn,
  productPictures,
  describeStock,
} from "#site/sections/product-words.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";

const sizes = "(min-width: 64rem) 19rem, (min-width: 40rem) 45vw, 7rem";

/** The maximum standards on a card. */
const maxStandards = 2;

interface ProductCardProps {
  readonly context: PageContext;
  readonly product: Product;
  readonly eager?: boolean;
  /** The searched words, to be marked. */
  readonly searched?: MatchedWords | undefined;
  /** The amounts in the query. */
  readonly amounts?: QueryAmounts | undefined;
  /** The index of the `notFor` line that rules out the requested use. */
  readonly denied?: number | undefined;
}

function Dots({ context, product }: ProductCardProps) {
  const pictures = productPictures(product, context);
  if (pictures.length < 2 || product.likeness !== undefined) {
    return null;
  }
  return (
    <div className="card-dots">
      {pictures.map(({ stem, alt, colour }, index) => (
        <button
          key={stem}
          type="button"
          aria-label={context.words.listing.pictureOfProduct(
            index + 1,
            pictures.length,
            product.name,
          )}
          aria-pressed={index === 0}
          tabIndex={index === 0 ? undefined : -1}
          data-picture={stem}
          data-alt={index === 0 ? undefined : alt}
          data-colour={colour}
        />
      ))}
    </div>
  );
}

/** Renders the badges for discount and stock. */
export function ProductBadges({ context, product }: ProductCardProps) {
  const { listing, product: words } = context.words;
  const saving = savingPercent(product);
  const stock = stockBadge(product, words);
  const inStock = product.availability.state === "in-stock" && product.status === "live";
  return (
    <>
      {saving !== undefined && <Badge tone="saving">{listing.save(saving)}</Badge>}
      {stock !== undefined && <Badge tone={inStock ? "stock" : "plain"}>{stock}</Badge>}
    </>
  );
}

export function ProductCard({
  context,
  product,
  eager = false,
  searched,
  denied,
  amounts,
}: ProductCardProps) {
  const { words, addresses, catalogue } = context;
  const { listing } = words;
  const [picture] = productPictures(product, context);
  return (
    <li className="card" data-category={product.category.id}>
      <div className="card-media">
        <ProductPicture picture={picture.stem} alt={picture.alt} sizes={sizes} eager={eager} />
        <Likeness context={context} product={product} />
        <div className="card-badges">
          <ProductBadges context={context} product={product} />
        </div>
        <Dots context={context} product={product} />
      </div>
      <div className="card-body">
        <p className="card-meta">
          <Badge tone="plain">{product.category.name}</Badge>
          <bdi dir="ltr">
            <Marked text={product.code} words={searched} />
          </bdi>
        </p>
        <h3>
          <Marked text={product.name} words={searched} />
        </h3>
        <ul className="card-certificates">
          {product.specifications.standards.slice(0, maxStandards).map((standard) => (
            <li key={standard} className="badge badge-outline" dir="ltr">
              <Marked
                text={catalogue.edition(standard)?.standard.name ?? standard}
                words={searched}
              />
            </li>
          ))}
        </ul>
        <DeniedUse context={context} product={product} line={denied} />
        <p className="card-use">
          <Marked text={product.use ?? product.description} words={searched} />
        </p>
        <dl className="card-figures">
          {[...product.figures, ...factsOn("card", product)].map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>
                <Marked text={value} words={searched} />
              </dd>
            </div>
          ))}
        </dl>
        <ProductPrice context={context} product={product} />
        <p className="card-stock">
          <span>{describeStock(product, words.product)}</span>{" "}
          <b>{words.product.moq(product.order.minimum, product.order.unit)}</b>
        </p>
        <div className="card-actions">
          <ButtonLink
            className="card-details"
            variant="link"
            size="sm"
            href={addresses.product(product.slug)}
            aria-label={listing.detailsOf(product.name)}
            aria-haspopup="dialog"
            data-product={product.slug}
          >
            {listing.details}
          </ButtonLink>
          <button
            type="button"
            className="button button-outline button-size-icon card-list"
            aria-label={listing.productAndList(product.name)}
            data-tooltip={listing.addToList}
            aria-pressed={false}
            data-list-toggle={product.slug}
            data-minimum={product.order.minimum}
            data-code={product.code}
            data-name={product.name}
            {...amountAttributes(product.order.minimum, amounts)}
          >
            <Icon name="list" />
          </button>
        </div>
      </div>
    </li>
  );
}
