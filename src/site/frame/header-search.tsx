import { longestQuery } from "#reading/search/need.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** What of a listing's address is its own: a search from it asks for the rest as well. */
const ownKeys: ReadonlySet<string> = new Set(["q", "page", "compare", "unknown"]);

/** What the listing at the context's address is searched for, and how it is narrowed, ordered and shown. */
function askedOf({ address, addresses }: PageContext) {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  const asked = pathname === addresses.shop ? [...searchParams] : [];
  return {
    query: (new Map(asked).get("q") ?? "").slice(0, longestQuery),
    kept: asked.filter(([key]) => !ownKeys.has(key)),
  };
}

/**
 * The one search of the site: a field in the header, and on small screens a button that opens it at the
 * top. Without script it is a form that the shop answers.
 */
export function HeaderSearch({ context }: { readonly context: PageContext }) {
  const { words, addresses, catalogue } = context;
  const { navigation } = words.frame;
  const { query, kept } = askedOf(context);
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
            aria-keyshortcuts="/ Control+K"
            placeholder={catalogue.texts.frame.searchPlaceholder}
          />
          {kept.map(([key, value]) => (
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
