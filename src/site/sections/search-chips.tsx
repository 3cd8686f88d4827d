import type { SearchResult } from "#reading/search/search.ts";
import { understood, type Understood } from "#reading/search/understood.ts";
import type { PageContext } from "#site/page.ts";
import { shopAddress, type ListingChoice } from "#site/sections/listing-choice.ts";

interface SearchChipsProps {
  readonly context: PageContext;
  readonly found: SearchResult;
  readonly query: string;
  /** The listing of the query, whose filters, order and view stay. */
  readonly choice?: ListingChoice;
}

/** Lists possible meanings of a number whose unit is unknown. */
function numberReadings({ number }: SearchResult): readonly Understood[] {
  if (number === undefined || number.is === "quantity" || !/^\d+$/.test(number.number)) {
    return [];
  }
  const readings = [
    { is: "sizes", text: number.number },
    { is: "quantity", text: number.number },
  ] as const;
  return number.is === "unclear" ? readings.slice(1) : readings;
}

/** Renders the interpreted parts of a query; each links to a search without it. */
export function SearchChips({ context, found, query, choice }: SearchChipsProps) {
  const { search } = context.words;
  const chips = understood(found, query);
  const label = ({ is, text }: Understood) =>
    is === "sizes" ? search.size(text) : is === "quantity" ? search.quantity(text) : text;
  /** Formats a part as the visitor would type it. */
  const typed = ({ is, text }: Understood) =>
    is === "sizes" ? `size ${text}` : is === "quantity" && /^\d+$/.test(text) ? `x${text}` : text;
  const searching = (remaining: readonly Understood[]) => {
    const text = remaining.map(typed).join(" ");
    return choice?.kind === "search"
      ? shopAddress(context, { ...choice, query: text, page: 1 })
      : context.addresses.shopSearch(text);
  };
  const without = (chip: Understood) => searching(chips.filter((item) => item !== chip));
  return chips.length === 0 ? null : (
    <ul className="search-chips" aria-label={search.understood}>
      {chips.map((chip) => (
        <li key={`${chip.is} ${chip.text}`}>
          {chips.length === 1 ? (
            <bdi>{label(chip)}</bdi>
          ) : (
            <a href={without(chip)} aria-label={search.without(label(chip))}>
              <bdi>{label(chip)}</bdi>
            </a>
          )}
        </li>
      ))}
      {found.number?.is === "size-or-quantity" && (
        <li className="sr-only">{search.sizeOrQuantity(found.number.number)}</li>
      )}
      {numberReadings(found).map((chip) => (
        <li key={`may be ${chip.is}`} className="search-chip-asked">
          <a href={searching([...chips, chip])}>
            <bdi>{search.mayBe(label(chip))}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
