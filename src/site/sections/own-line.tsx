import { formatListAddress } from "#domain/quotation/list-address.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { amountsIn } from "#reading/search/amounts-in.ts";
import { asTyped } from "#reading/search/as-typed.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext } from "#site/page.ts";

interface OwnLineProps {
  readonly context: PageContext;
  readonly found: SearchResult;
  readonly query: string;
  /** True where it is the main act of the page. */
  readonly isMain?: boolean;
}

/** Offers to add an unmatched or unmet query as a line in the buyer's own words. */
export function OwnLine({ context, found, query, isMain = false }: OwnLineProps) {
  const { words, addresses } = context;
  const text =
    found.products.length === 0 || found.unmet
      ? query
      : found.notSold.map((phrase) => asTyped(query, phrase)).join(", ");
  if (text === "") {
    return null;
  }
  const quantityReading = parseQuantity(amountsIn(found, query).quantity);
  const quantity =
    quantityReading.kind === "quantity" ? { quantity: quantityReading.quantity } : {};
  return (
    <p>
      <a
        className={`button ${isMain ? "button-default button-size-default" : "button-outline button-size-sm"}`}
        href={addresses.requestWith(formatListAddress([{ text, sizes: [], ...quantity }]))}
        rel="nofollow"
        data-own-line={text}
        data-quantity={quantity.quantity}
        data-told={words.search.ownAdded(text)}
      >
        <span>{words.search.own(text)}</span>
      </a>
    </p>
  );
}
