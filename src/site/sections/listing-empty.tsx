import type { PageContext } from "#site/page.ts";

interface ListingEmptyProps {
  readonly context: PageContext;
  readonly query: string;
}

/** What stands where no product does. */
export function ListingEmpty({ context, query }: ListingEmptyProps) {
  const { words, addresses, catalogue } = context;
  const { listing } = words;
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{listing.empty}</p>
      {query.trim() !== "" && <p>{listing.emptySearch(query.trim())}</p>}
      <p>{catalogue.texts.listing.emptyHint}</p>
      <a className="button button-outline button-size-default" href={addresses.contact}>
        {words.frame.navigation.getQuote}
      </a>
    </div>
  );
}
