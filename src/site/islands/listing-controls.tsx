import { useEffect, useRef } from "react";
import { addresses } from "#addresses";
import type { Words } from "#content/words/words.ts";
import { furtherCategories, tabCategories, type CategoryChoice } from "#domain/catalogue/filter.ts";
import { longestQuery } from "#domain/catalogue/search.ts";
import { isPlainClick } from "#site/browser/plain-click.ts";
import { addressOf, type Choice } from "#site/islands/listing-selection.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface ListingControlsProps {
  readonly words: Words;
  readonly choice: Choice | undefined;
  readonly pageName?: string;
  readonly query: string;
  readonly count: number;
  readonly gridId: string;
  readonly onChoose: (choice: Choice) => void;
  readonly onSearch: (query: string) => void;
}

/** The field is the visitor's own: what was typed before the page came alive is taken over. */
function Search({ words, query, gridId, onSearch }: ListingControlsProps) {
  const { listing } = words;
  const field = useRef<HTMLInputElement>(null);
  const alive = useRef(false);
  useEffect(() => {
    const input = field.current;
    if (!input || input.value === query) alive.current = true;
    else if (alive.current) input.value = query;
    else {
      alive.current = true;
      onSearch(input.value);
    }
  }, [query, onSearch]);
  return (
    <form
      className="listing-search"
      role="search"
      action={addresses.shop}
      aria-label={listing.searchLabel}
      data-live=""
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        ref={field}
        className="control"
        type="search"
        name="q"
        dir="auto"
        defaultValue={query}
        maxLength={longestQuery}
        aria-label={listing.searchLabel}
        aria-controls={gridId}
        placeholder={listing.searchPlaceholder}
        onChange={(event) => onSearch(event.target.value)}
      />
      <button type="submit" className="button button-secondary button-size-default">
        {listing.search}
      </button>
    </form>
  );
}

/** Search, tabs and the further categories above the grid. Without script they are links and a form. */
export function ListingControls(props: ListingControlsProps) {
  const { words, choice, pageName, count, onChoose } = props;
  const { listing } = words;
  const more = useRef<HTMLDetailsElement>(null);

  function link(name: string, to: Choice) {
    return (
      <a
        key={name}
        href={addressOf(to, "")}
        aria-current={choice === to ? "true" : undefined}
        data-live=""
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (more.current) more.current.open = false;
          onChoose(to);
        }}
      >
        {name}
      </a>
    );
  }

  const further: readonly CategoryChoice[] = furtherCategories;
  const inMore = choice !== undefined && (choice === "page" || further.includes(choice));
  const moreName = choice === "page" ? pageName : inMore ? choice : undefined;
  return (
    <div className="listing-controls">
      <Search {...props} />
      <nav className="listing-tabs" aria-label={listing.tabsLabel}>
        <div className="listing-tabs-row">
          {link(listing.all, "all")}
          {tabCategories.map((category) => link(category, category))}
        </div>
        <details className="menu listing-more" ref={more} data-current={inMore ? "" : undefined}>
          <summary>
            {moreName ?? listing.more}
            <Icon name="chevron" />
          </summary>
          <div className="menu-panel">
            {pageName !== undefined && link(pageName, "page")}
            {further.map((category) => link(category, category))}
          </div>
        </details>
      </nav>
      <p className="listing-count tabular" role="status">
        {listing.count(count)}
      </p>
    </div>
  );
}
