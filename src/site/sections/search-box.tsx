import { longestQuery } from "#reading/search/need.ts";
import type { PageContext } from "#site/page.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface SearchBoxProps {
  readonly context: PageContext;
  /** The accessible name, if the page has another search. */
  readonly label?: string;
  readonly query?: string;
}

/** Renders a search form that the shop answers; it works without script. */
export function SearchBox({ context, label, query }: SearchBoxProps) {
  const { words, addresses, catalogue } = context;
  const { navigation } = words.frame;
  return (
    <form
      className="search-form"
      role="search"
      action={addresses.shop}
      aria-label={label ?? navigation.search}
    >
      <input
        className="control"
        type="search"
        name="q"
        dir="auto"
        defaultValue={query}
        maxLength={longestQuery}
        aria-label={navigation.searchLabel}
        placeholder={catalogue.texts.frame.searchPlaceholder}
      />
      <button type="submit" aria-label={navigation.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}
