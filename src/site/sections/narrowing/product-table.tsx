import { commonFigures, type FigureColumn } from "#domain/catalogue/common-figures.ts";
import { downwards, partsOfSorting, sortedBy } from "#domain/catalogue/narrowing.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { formatListAddress } from "#domain/quotation/list-address.ts";
import type { PageContext } from "#site/page.ts";
import { ProductPicture } from "#site/sections/product-picture.tsx";
import { shopAddress, type ShopChoice } from "#site/sections/listing-choice.ts";
import { PriceCell } from "#site/sections/product-price.tsx";
import { describeStock, formatSizes, productPictures } from "#site/sections/product-words.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface ProductTableProps {
  readonly context: PageContext;
  readonly products: readonly Product[];
  readonly choice: ShopChoice;
}

/** The id of the form for the comparison checkboxes of all rows. */
const compareForm = "compare-form";

function Figures({ product, columns }: { product: Product; columns: readonly FigureColumn[] }) {
  if (columns.length === 0) {
    const figures = product.figures.slice(0, 2).map(({ label, value }) => `${label}: ${value}`);
    return <td className="row-figure">{figures.join(" · ")}</td>;
  }
  return columns.map(({ id }) => (
    <td key={id} className="row-figure">
      {product.figures.find((figure) => figure.id === id)?.value}
    </td>
  ));
}

/** Renders the quantity field and the list button. */
export function Order({ context, product }: { context: PageContext; product: Product }) {
  const { words, addresses } = context;
  const { minimum } = product.order;
  if (product.status !== "live") {
    return words.product.withdrawn;
  }
  const line = { product: product.slug, text: "", sizes: [], quantity: minimum };
  return (
    <span className="row-order">
      <input
        className="control"
        inputMode="numeric"
        name="quantity"
        defaultValue={minimum}
        aria-label={words.contact.request.quantityOf(product.name)}
      />
      <a
        className="button button-outline button-size-icon card-list"
        role="button"
        rel="nofollow"
        href={addresses.requestWith(formatListAddress([line]))}
        aria-label={words.listing.productAndList(product.name)}
        aria-pressed={false}
        data-list-toggle={product.slug}
        data-minimum={minimum}
        data-code={product.code}
        data-name={product.name}
      >
        <Icon name="list" />
      </a>
    </span>
  );
}

function Row({
  context,
  product,
  columns,
}: {
  readonly columns: readonly FigureColumn[];
  readonly context: PageContext;
  readonly product: Product;
}) {
  const { words, addresses, catalogue } = context;
  const { specifications, order } = product;
  const [picture] = productPictures(product, context);
  const [standard = ""] = specifications.standards;
  return (
    <tr>
      <td className="row-tick">
        <input
          type="checkbox"
          name="compare"
          value={product.slug}
          form={compareForm}
          aria-label={words.narrowing.compareOf(product.name)}
        />
      </td>
      <td className="row-picture">
        {product.likeness === undefined && (
          <ProductPicture picture={picture.stem} alt="" sizes="2.5rem" />
        )}
      </td>
      <td className="row-code">
        <bdi dir="ltr">{product.code}</bdi>
      </td>
      <th scope="row">
        <a
          href={addresses.product(product.slug)}
          aria-haspopup="dialog"
          data-product={product.slug}
        >
          {product.name}
        </a>
      </th>
      <Figures product={product} columns={columns} />
      <td className="row-standard">
        <bdi dir="ltr">{catalogue.edition(standard)?.standard.name ?? standard}</bdi>
      </td>
      <td className="row-sizes">{formatSizes(product, words.product)}</td>
      <td className="row-minimum">{words.product.count(order.minimum, order.unit)}</td>
      <td className="row-stock">{describeStock(product, words.product)}</td>
      {catalogue.prices && (
        <td className="row-price">
          <PriceCell context={context} product={product} />
        </td>
      )}
      <td>
        <Order context={context} product={product} />
      </td>
    </tr>
  );
}

interface HeadProps extends Omit<ProductTableProps, "products"> {
  readonly kind: string;
  readonly name: string;
}

/** Renders a column heading; links cycle through ascending, descending and default order. */
function Head({ context, choice, kind, name }: HeadProps) {
  const { narrowing } = choice;
  const words = context.words.narrowing;
  const sortKey = sortedBy.find((key) => key === kind);
  const currentSort = narrowing.sort && partsOfSorting(narrowing.sort);
  const isSorted = sortKey !== undefined && currentSort?.by === sortKey;
  const order = currentSort?.down ? "descending" : "ascending";
  const sort = !isSorted ? sortKey : currentSort.down ? undefined : downwards(sortKey);
  const nextNarrowing = { ...narrowing, sort };
  const usual = choice.kind === "search" ? words.sortings.relevance : words.sortings.usual;
  return (
    <th scope="col" className={`row-${kind}`} aria-sort={isSorted ? order : undefined}>
      {sortKey === undefined ? (
        name
      ) : (
        <a
          href={shopAddress(context, { ...choice, narrowing: nextNarrowing, page: 1 })}
          rel="nofollow"
          title={words.sortBy(sort === sortKey ? name : sort ? words.sortings[sort] : usual)}
          data-listing-link="asked"
        >
          {name}
          <Icon name="chevron" />
        </a>
      )}
    </th>
  );
}

/** Renders products as rows with their common figures as columns, and comparison checkboxes. */
export function ProductTable({ context, products, choice }: ProductTableProps) {
  const { words, addresses, catalogue } = context;
  const { prices } = catalogue;
  const { narrowing, product: texts, contact } = words;
  const columns = commonFigures(products);
  const heads: readonly (readonly [kind: string, name: string])[] = [
    ["code", texts.code],
    ["name", narrowing.name],
    ...(columns.length === 0
      ? [["figure", narrowing.figures] as const]
      : columns.map(({ label }) => ["figure", label] as const)),
    ["standard", narrowing.facets.std],
    ["sizes", texts.size],
    ["minimum", narrowing.minimum],
    ["stock", narrowing.facets.stock],
    ...(prices ? [["price", narrowing.facets.price] as const] : []),
    ["amount", contact.request.quantity],
  ];
  return (
    <>
      <form id={compareForm} action={addresses.shop} className="compare-form" />
      <table className="product-table" id="listing-cards">
        {prices && <caption>{texts.price.terms(prices.vatPercent)}</caption>}
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <button
                type="submit"
                form={compareForm}
                className="button button-outline button-size-sm"
              >
                {narrowing.compare}
              </button>
            </th>
            {heads.map(([kind, name]) => (
              <Head
                key={`${kind} ${name}`}
                context={context}
                choice={choice}
                kind={kind}
                name={name}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <Row key={product.slug} context={context} product={product} columns={columns} />
          ))}
        </tbody>
      </table>
    </>
  );
}
