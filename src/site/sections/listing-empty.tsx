import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";

interface ListingEmptyProps {
  readonly words: Words;
  readonly query: string;
}

/** What stands where no product does. */
export function ListingEmpty({ words, query }: ListingEmptyProps) {
  const { listing, navigation } = words;
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{listing.empty}</p>
      {query.trim() !== "" && <p>{listing.emptySearch(query.trim())}</p>}
      <p>{listing.emptyHint}</p>
      <a className="button button-outline button-size-default" href={addresses.contact}>
        {navigation.getQuote}
      </a>
    </div>
  );
}
