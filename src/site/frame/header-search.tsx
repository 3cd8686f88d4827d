import { longestQuery } from "#domain/search/need.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

/** What the page at the context's address is searched for. */
function queryOf({ address, addresses }: PageContext): string {
  const { pathname, searchParams } = new URL(address, "http://site.invalid");
  return pathname === addresses.shop ? (searchParams.get("q") ?? "").slice(0, longestQuery) : "";
}

/**
 * The one search of the site: a field in the header, and on small screens a button that opens it at the
 * top. Without script it is a form that the shop answers.
 */
export function HeaderSearch({ context }: { readonly context: PageContext }) {
  const { words, addresses, catalogue } = context;
  const { navigation } = words.frame;
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
            defaultValue={queryOf(context)}
            maxLength={longestQuery}
            aria-label={navigation.searchLabel}
            aria-keyshortcuts="/ Control+K"
            placeholder={catalogue.texts.frame.searchPlaceholder}
            required
          />
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
