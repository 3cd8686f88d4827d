import type { PageContext } from "#site/page.ts";
import type { ListingResult } from "#site/sections/listing-choice.ts";

interface ListingPagesProps {
  readonly context: PageContext;
  readonly shown: ListingResult;
}

/** The pages to name: the first, the last, and those round the one that is shown. */
function named(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b);
}

/** The way to the other pages of a listing, as links. */
export function ListingPages({ context, shown }: ListingPagesProps) {
  const { words, addresses } = context;
  const { listing } = words;
  const { page, pages, address } = shown;
  if (pages < 2) {
    return null;
  }
  const link = (to: number, text: string, label: string, rel?: string) => (
    <a
      href={addresses.page(address, to)}
      rel={rel}
      aria-label={label}
      aria-current={to === page && rel === undefined ? "page" : undefined}
      data-listing-link=""
    >
      {text}
    </a>
  );
  const numbers = named(page, pages);
  return (
    <nav className="listing-pages" aria-label={listing.pages}>
      {page > 1 && link(page - 1, listing.previousPage, listing.previousPage, "prev")}
      <ol>
        {numbers.map((to, at) => (
          <li key={to} data-after-gap={at > 0 && to - (numbers[at - 1] ?? 0) > 1 ? "" : undefined}>
            {link(to, String(to), listing.pageOf(to, pages))}
          </li>
        ))}
      </ol>
      {page < pages && link(page + 1, listing.nextPage, listing.nextPage, "next")}
    </nav>
  );
}
