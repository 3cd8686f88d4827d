import type { Product } from "#domain/catalogue/product.ts";
import type { QueryAmounts } from "#reading/search/amounts-in.ts";
import { textParts, type MatchedWords } from "#reading/search/matched-words.ts";
import type { PageContext } from "#site/page.ts";
import { DeniedUse } from "#site/sections/denied-use.tsx";
import { Marked } from "#site/sections/marked.tsx";
import { amountAttributes } from "#site/sections/amount-attributes.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { productPictures } from "#site/sections/product-words.ts";
import { ProductRow } from "#ui/product-row/product-row.tsx";

interface SuggestedProductsProps {
  readonly context: PageContext;
  readonly products: readonly Product[];
  readonly words?: MatchedWords;
  /** By slug, the index of the `notFor` line that rules out the requested use. */
  readonly denied?: ReadonlyMap<string, number>;
  /** The sizes, quantity and colour in the query. */
  readonly amounts?: QueryAmounts;
}

/** Chooses the figure that matches the query, or else the first. */
function chooseFigure(product: Product, words: MatchedWords = new Set()): string | undefined {
  const { marks, standards } = product.specifications;
  const figures = product.figures.map(({ label, value }) => `${label}: ${value}`);
  const texts = [...figures, ...(marks === undefined ? [] : [marks]), ...standards];
  return texts.find((text) => textParts(text, words).some(({ matched }) => matched)) ?? texts[0];
}

/** Renders suggested products as listbox options, with list buttons beside them. */
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
        {products.map((product, index) => (
          <a
            key={product.slug}
            className="suggestion"
            role="option"
            id={`search-option-${index + 1}`}
            aria-selected={false}
            tabIndex={-1}
            href={addresses.product(product.slug)}
          >
            <ProductRow
              picture={
                <ProductPicture
                  picture={productPictures(product, context)[0].stem}
                  alt=""
                  sizes="3rem"
                />
              }
              code={<Marked text={product.code} words={matched} />}
              name={<Marked text={product.name} words={matched} />}
            >
              <small>
                <span>
                  <Marked text={chooseFigure(product, matched) ?? ""} words={matched} />
                </span>{" "}
                <span>{words.product.moq(product.order.minimum, product.order.unit)}</span>
              </small>
              <DeniedUse context={context} product={product} line={denied?.get(product.slug)} />
            </ProductRow>
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
              {...amountAttributes(order.minimum, amounts)}
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
