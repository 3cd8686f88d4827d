import { amountsIn } from "#reading/search/amounts-in.ts";
import { matchedWords } from "#reading/search/matched-words.ts";
import { longestQuery } from "#reading/search/need.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ListingFound } from "#site/sections/listing-found.tsx";
import { SearchChips } from "#site/sections/search-chips.tsx";
import { SuggestedProducts } from "#site/sections/suggested-products.tsx";

/** The most products that are offered while one types. */
const mostOffered = 6;

function Found({ context, query }: { readonly context: PageContext; readonly query: string }) {
  const { words, search, addresses } = context;
  const found = search(query);
  const count = found.products.length;
  const products = found.products.slice(0, mostOffered);
  const all = words.listing.count(count);
  return (
    <div
      className="suggestions"
      data-more={words.search.more}
      data-undo={words.contact.request.undo}
      data-listed={words.search.listed("{code}", "{amount}")}
      data-told={count > products.length ? words.search.shown(products.length, all) : all}
    >
      <SearchChips context={context} found={found} query={query} />
      <ListingFound context={context} found={found} query={query} />
      <p className="suggestions-added" />
      {count > 0 && (
        <SuggestedProducts
          context={context}
          products={products}
          words={matchedWords(found)}
          denied={found.denied}
          amounts={amountsIn(found, query)}
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

function AskedBefore({
  context,
  asked,
  searched,
}: {
  readonly context: PageContext;
  readonly asked: string;
  /** Whether the device has searches of its own to show. */
  readonly searched: boolean;
}) {
  const { words, catalogue } = context;
  const products = asked
    .split(",")
    .flatMap((slug) => catalogue.product(slug) ?? [])
    .filter(({ status }) => status === "live")
    .slice(0, mostOffered);
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

/** What the search offers for the words typed so far, or of what this device asked for before. */
export function suggestionsPage(context: PageContext, asked: URLSearchParams): Page {
  const query = (asked.get("q") ?? "").slice(0, longestQuery).trim();
  const title = context.words.search.offered;
  return {
    status: 200,
    part: true,
    head: { title, description: title, keywords: [], hidden: true },
    body:
      query === "" ? (
        <AskedBefore
          context={context}
          asked={asked.get("asked") ?? ""}
          searched={asked.has("searched")}
        />
      ) : (
        <Found context={context} query={query} />
      ),
  };
}
