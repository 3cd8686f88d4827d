import type { SearchResult } from "#reading/search/search.ts";
import { understood, type Understood } from "#reading/search/understood.ts";
import type { PageContext } from "#site/page.ts";
import { shopAddress, type ListingChoice } from "#site/sections/listing-choice.ts";

interface SearchChipsProps {
  readonly context: PageContext;
  readonly found: SearchResult;
  readonly query: string;
  /** The listing that the query is of: a search for less of it stays as it is narrowed, ordered and shown. */
  readonly choice?: ListingChoice;
}

/** What a number may be, of which the query does not say what it counts. */
function mayBe({ number }: SearchResult): readonly Understood[] {
  if (number === undefined || number.is === "quantity" || !/^\d+$/.test(number.number)) {
    return [];
  }
  const all = [
    { is: "sizes", text: number.number },
    { is: "quantity", text: number.number },
  ] as const;
  return number.is === "unclear" ? all.slice(1) : all;
}

/** What a query was understood to ask for, piece by piece; each leads to a search without it. */
export function SearchChips({ context, found, query, choice }: SearchChipsProps) {
  const { search } = context.words;
  const chips = understood(found, query);
  const told = ({ is, text }: Understood) =>
    is === "sizes" ? search.size(text) : is === "quantity" ? search.quantity(text) : text;
  /** As it is typed. */
  const typed = ({ is, text }: Understood) =>
    is === "sizes" ? `size ${text}` : is === "quantity" && /^\d+$/.test(text) ? `x${text}` : text;
  const searching = (others: readonly Understood[]) => {
    const text = others.map(typed).join(" ");
    return choice?.kind === "search"
      ? shopAddress(context, { ...choice, query: text, page: 1 })
      : context.addresses.shopSearch(text);
  };
  const without = (chip: Understood) => searching(chips.filter((other) => other !== chip));
  return chips.length === 0 ? null : (
    <ul className="search-chips" aria-label={search.understood}>
      {chips.map((chip) => (
        <li key={`${chip.is} ${chip.text}`}>
          {chips.length === 1 ? (
            <bdi>{told(chip)}</bdi>
          ) : (
            <a href={without(chip)} aria-label={search.without(told(chip))}>
              <bdi>{told(chip)}</bdi>
            </a>
          )}
        </li>
      ))}
      {mayBe(found).map((chip) => (
        <li key={`may be ${chip.is}`} className="search-chip-asked">
          <a href={searching([...chips, chip])}>
            <bdi>{search.mayBe(told(chip))}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
