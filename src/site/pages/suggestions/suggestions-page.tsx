import { amountsIn } from "#reading/search/amounts-in.ts";
import { matchedWords } from "#reading/search/matched-words.ts";
import { longestQuery } from "#reading/search/need.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ListingFound } from "#site/sections/listing-found.tsx";
import { SearchChips } from "#site/sections/search-chips.tsx";
import { SuggestedProducts } from "#site/sections/suggested-products.tsx";

/** The maximum suggested products. */
const maxSuggestions = 6;

function QuerySuggestions({
  context,
  query,
}: {
  readonly context: PageContext;
  readonly query: string;
}) {
  const { words, search, addresses } = context;
  const result = search(query);
  const count = result.products.length;
  const products = result.products.slice(0, maxSuggestions);
  const countText = words.listing.count(count);
  return (
    <div
      className="suggestions"
      data-more={words.search.more}
      data-undo={words.contact.request.undo}
      data-listed={words.search.listed("{code}", "{amount}")}
      data-told={
        count > products.length ? words.search.shown(products.length, countText) : countText
      }
    >
      <SearchChips context={context} found={result} query={query} />
      <ListingFound context={context} found={result} query={query} />
      <p className="suggestions-added" />
      {count > 0 && (
        <SuggestedProducts
          context={context}
          products={products}
          words={matchedWords(result)}
          denied={result.denied}
          amounts={amountsIn(result, query)}
        />
      )}
      {count > products.length && (
        <p className="suggestions-all">
          <a href={addresses.shopSearch(query)}>{words.listing.showAll(count)}</a>
        </p>
      )}
      {count > 0 && (
        <p className="suggestions-keys">{words.search.keys("Enter", "Ctrl + Enter")}</p>
      )}
    </div>
  );
}

function RecentProducts({
  context,
  slugs,
  searched,
}: {
  readonly context: PageContext;
  readonly slugs: string;
  /** True if the device has recent searches to show. */
  readonly searched: boolean;
}) {
  const { words, catalogue } = context;
  const products = slugs
    .split(",")
    .flatMap((slug) => catalogue.product(slug) ?? [])
    .filter(({ status }) => status === "live")
    .slice(0, maxSuggestions);
  const count = products.length;
  return count === 0 && !searched ? null : (
    <div
      className="suggestions"
      data-told={count > 0 ? words.listing.count(count) : words.search.searched}
    >
      {count > 0 && (
        <>
          <p className="menu-title">{words.search.askedBefore}</p>
          <SuggestedProducts context={context} products={products} />
        </>
      )}
      {searched && (
        <div className="searched">
          <p className="menu-title" id="searched-title">
            {words.search.searched}
          </p>
          <div role="listbox" id="search-again" aria-labelledby="searched-title" />
          <button type="button" className="button button-ghost button-size-sm" data-forget="">
            {words.search.forget}
          </button>
        </div>
      )}
    </div>
  );
}

/** Builds the suggestions for a query, or for recent products and searches. */
export function suggestionsPage(context: PageContext, searchParams: URLSearchParams): Page {
  const query = (searchParams.get("q") ?? "").slice(0, longestQuery).trim();
  const title = context.words.search.offered;
  return {
    status: 200,
    part: true,
    head: { title, description: title, keywords: [], hidden: true },
    body:
      query === "" ? (
        <RecentProducts
          context={context}
          slugs={searchParams.get("asked") ?? ""}
          searched={searchParams.has("searched")}
        />
      ) : (
        <QuerySuggestions context={context} query={query} />
      ),
  };
}
