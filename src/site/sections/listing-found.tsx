import { asTyped } from "#reading/search/as-typed.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext } from "#site/page.ts";
import { OwnLine } from "#site/sections/own-line.tsx";

interface ListingFoundProps {
  readonly context: PageContext;
  readonly found: SearchResult;
  readonly query: string;
}

/** Explains how a query was interpreted and which parts had no match. */
export function ListingFound({ context, found, query }: ListingFoundProps) {
  const { listing, product } = context.words;
  const { unknown, notSold, brands, superseded, readings, nearest, missingSizes, more } = found;
  const isFound = found.products.length > 0;
  const missing = isFound ? notSold : [...notSold, ...brands];
  const listed = (phrases: readonly string[]) =>
    product.listed(phrases.map((words) => asTyped(query, words)));
  const notes = [
    ...(missing.length > 0 ? [listing.notSold(listed(missing))] : []),
    ...(unknown.length > 0 ? [listing.notUnderstood(listed(unknown))] : []),
    ...readings.map(({ typed, meant }) => listing.readAs(typed, meant)),
    ...superseded.map(({ old, now }) => listing.supersededBy(old, now)),
    ...missingSizes.map(({ size, without, isNone }) =>
      isNone ? listing.noneInSize(size) : listing.someNotInSize(size, without),
    ),
    ...(more > 0 ? [listing.mentions(more)] : []),
    ...(brands.length > 0 && isFound ? [listing.otherMakes(listed(brands), brands.length)] : []),
    ...(nearest ? [listing.nearest(query)] : []),
  ];
  const isMissing = !isFound || notSold.length > 0;
  return notes.length === 0 && !isMissing ? null : (
    <div className="listing-found" dir="auto">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {isMissing && <OwnLine context={context} found={found} query={query} />}
    </div>
  );
}
