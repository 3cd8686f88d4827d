import type { Product } from "#domain/catalogue/product.ts";
import type { LineAmounts } from "#reading/query-amounts.ts";
import { textParts, type MatchedWords } from "#reading/search/matched-words.ts";
import type { PageContext } from "#site/page.ts";
import { DeniedUse } from "#site/sections/denied-use.tsx";
import { Marked } from "#site/sections/marked.tsx";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { picturesOf } from "#site/sections/product-words.ts";

interface SuggestedProductsProps {
  readonly context: PageContext;
  readonly products: readonly Product[];
  readonly words?: MatchedWords;
  /** By slug: which line of what a product is not for denies the use that was asked for. */
  readonly denied?: ReadonlyMap<string, number>;
  /** What was typed of sizes and quantities. */
  readonly amounts?: LineAmounts;
}

/** The figure that was asked for, or else the one that comes first on the product's card. */
function figureOf(product: Product, words: MatchedWords = new Set()): string | undefined {
  const { marks, standards } = product.specifications;
  const figures = product.figures.map(({ label, value }) => `${label}: ${value}`);
  const all = [...figures, ...(marks === undefined ? [] : [marks]), ...standards];
  return all.find((text) => textParts(text, words).some(({ matched }) => matched)) ?? all[0];
}

/** What a line of the request takes over; the minimum where no other number was said. */
function amountsOf(minimum: number, amounts: LineAmounts | undefined) {
  const { quantity = "", sizes = "", note = "" } = amounts ?? {};
  if (quantity + sizes + note === "") {
    return {};
  }
  const isSaid = quantity !== "" || note !== "" || /x\d/.test(sizes);
  return {
    "data-quantity": isSaid ? quantity : minimum,
    "data-sizes": sizes,
    "data-note": note,
  };
}

/** Products to choose from by the arrow keys, and beside each how it is put on the request. */
export function SuggestedProducts(props: SuggestedProductsProps) {
  const { context, products, words: matched, amounts, denied } = props;
  const { words, addresses } = context;
  return (
    <div className="suggested">
      <div
        className="suggested-column"
        role="listbox"
        aria-label={words.search.offered}
        id="search-options"
      >
        {products.map((product, at) => (
          <a
            key={product.slug}
            className="suggestion"
            role="option"
            id={`search-option-${at + 1}`}
            aria-selected={false}
            tabIndex={-1}
            href={addresses.product(product.slug)}
          >
            <ProductPicture picture={picturesOf(product, context)[0].stem} alt="" sizes="3rem" />
            <span>
              <bdi dir="ltr">
                <Marked text={product.code} words={matched} />
              </bdi>{" "}
              <b>
                <Marked text={product.name} words={matched} />
              </b>
              <small>
                <span>
                  <Marked text={figureOf(product, matched) ?? ""} words={matched} />
                </span>{" "}
                <span>{words.product.moq(product.order.minimum, product.order.unit)}</span>
              </small>
              <DeniedUse context={context} product={product} line={denied?.get(product.slug)} />
            </span>
          </a>
        ))}
      </div>
      <ul className="suggested-column">
        {products.map(({ slug, code, name, order }) => (
          <li key={slug}>
            <button
              type="button"
              className="button button-outline button-size-sm"
              aria-pressed={false}
              data-list-toggle={slug}
              data-minimum={order.minimum}
              data-code={code}
              data-name={name}
              data-pressed-text={words.search.added}
              {...amountsOf(order.minimum, amounts)}
            >
              <span className="sr-only">{`${code} ${name}: `}</span>
              <span>{words.search.add}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
