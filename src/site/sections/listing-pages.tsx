import type { PageContext } from "#site/page.ts";
import type { ListingResult } from "#site/sections/listing-choice.ts";

interface ListingPagesProps {
  readonly context: PageContext;
  readonly result: ListingResult;
}

/** Selects the pages to link: first, last, and those around the current one. */
function visiblePages(page: number, pages: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, pages];
  return [...new Set(near)]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
}

/** Renders links to the pages of a listing. */
export function ListingPages({ context, result }: ListingPagesProps) {
  const { words, addresses } = context;
  const { listing } = words;
  const { page, pages, address } = result;
  if (pages < 2) {
    return null;
  }
  const link = (target: number, text: string, label: string, rel?: string) => (
    <a
      href={addresses.page(address, target)}
      rel={rel}
      aria-label={label}
      aria-current={target === page && rel === undefined ? "page" : undefined}
      data-listing-link=""
    >
      {text}
    </a>
  );
  const numbers = visiblePages(page, pages);
  return (
    <nav className="listing-pages" aria-label={listing.pages}>
      {page > 1 && link(page - 1, listing.previousPage, listing.previousPage, "prev")}
      <ol>
        {numbers.map((target, index) => (
          <li
            key={target}
            data-after-gap={index > 0 && target - (numbers[index - 1] ?? 0) > 1 ? "" : undefined}
          >
            {link(target, String(target), listing.pageOf(target, pages))}
          </li>
        ))}
      </ol>
      {page < pages && link(page + 1, listing.nextPage, listing.nextPage, "next")}
    </nav>
  );
}
