import { asTyped } from "#reading/search/as-typed.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext } from "#site/page.ts";
import { OwnLine } from "#site/sections/own-line.tsx";

interface ListingFoundProps {
  readonly context: PageContext;
  readonly found: SearchResult;
  readonly query: string;
  /** True where a title quotes the query, and an empty listing offers to ask for it. */
  readonly isTitled?: boolean;
}

/** Says which requirement no product of the kind meets, and offers to ask for it. */
function UnmetRequirement({ context, found, query }: Omit<ListingFoundProps, "isTitled">) {
  const { listing, product } = context.words;
  const { unmet, products } = found;
  if (!unmet) {
    return null;
  }
  const thing = asTyped(query, unmet.thing);
  const requirements = unmet.requirements.map((requirement) => asTyped(query, requirement.told));
  const subcategories = new Set(products.map(({ subcategory }) => subcategory.name));
  const [subcategory = thing] = subcategories;
  return (
    <>
      <p>{listing.unmet(thing, product.listed(requirements))}</p>
      <OwnLine context={context} found={found} query={query} />
      <p>{listing.ours(subcategories.size === 1 ? subcategory : thing)}</p>
    </>
  );
}

/** Explains how a query was interpreted and which parts had no match. */
export function ListingFound({ context, found, query, isTitled = false }: ListingFoundProps) {
  const { listing, product } = context.words;
  const { unmet, notSold, brands, superseded, readings, nearest, missingSizes } = found;
  const isFound = found.products.length > 0;
  const isUnmet = unmet !== undefined && isFound;
  const unmetWords = new Set(isUnmet ? unmet.requirements.map(({ words }) => words) : []);
  const isEmpty = isTitled && !isFound;
  const unknown = isEmpty ? [] : found.unknown.filter((words) => !unmetWords.has(words));
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
    ...(brands.length > 0 && isFound ? [listing.otherMakes(listed(brands), brands.length)] : []),
    ...(nearest && !isUnmet ? [listing.nearest(query)] : []),
  ];
  const offersToAsk = !isUnmet && !isEmpty && (!isFound || notSold.length > 0);
  return notes.length === 0 && !offersToAsk && !isUnmet ? null : (
    <div className="listing-found" dir="auto">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {offersToAsk && <OwnLine context={context} found={found} query={query} />}
      {isUnmet && <UnmetRequirement context={context} found={found} query={query} />}
    </div>
  );
}
