import { longestQuery } from "#reading/search/need.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** Query parameters that a new search replaces; it keeps all others. */
const replacedKeys: ReadonlySet<string> = new Set(["q", "page", "compare", "unknown"]);

/** Reads the query and the filters of the shop listing at the context's address. */
function parseListingSearch({ address, addresses }: PageContext) {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const searchParameters = pathname === addresses.shop ? [...searchParams] : [];
  return {
    query: (new Map(searchParameters).get("q") ?? "").slice(0, longestQuery),
    filters: searchParameters.filter(([key]) => !replacedKeys.has(key)),
  };
}

/** Renders the site search: a field in the header, behind a button on small screens. */
export function HeaderSearch({ context }: { readonly context: PageContext }) {
  const { words, addresses, catalogue } = context;
  const { navigation } = words.frame;
  const { query, filters } = parseListingSearch(context);
  return (
    <>
      <button
        type="button"
        className="nav-search-open"
        popoverTarget="search"
        aria-label={words.search.open}
        data-search-open=""
      >
        <Icon name="search" />
      </button>
      <div className="nav-search" id="search" popover="auto">
        <form
          className="search-form"
          role="search"
          action={addresses.shop}
          aria-label={navigation.search}
          data-search={addresses.suggestions}
        >
          <input
            className="control"
            type="search"
            name="q"
            dir="auto"
            autoComplete="off"
            defaultValue={query}
            maxLength={longestQuery}
            aria-label={navigation.searchLabel}
            aria-keyshortcuts="Control+K"
            placeholder={catalogue.texts.frame.searchPlaceholder}
          />
          {filters.map(([key, value]) => (
            <input key={key} type="hidden" name={key} value={value} />
          ))}
          <button type="submit" aria-label={navigation.search}>
            <Icon name="search" />
          </button>
          <button
            type="button"
            className="nav-search-close"
            popoverTarget="search"
            popoverTargetAction="hide"
            aria-label={words.search.close}
          >
            <Icon name="close" />
          </button>
        </form>
        <div className="search-panel" hidden />
        <p className="sr-only" role="status" />
      </div>
    </>
  );
}
