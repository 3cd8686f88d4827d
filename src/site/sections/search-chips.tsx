import type { Found } from "#domain/search/search.ts";
import { understood, type Understood } from "#domain/search/understood.ts";
import type { PageContext } from "#site/page.ts";

interface SearchChipsProps {
  readonly context: PageContext;
  readonly found: Found;
  readonly query: string;
}

/** What a query was understood to ask for, piece by piece; each leads to a search without it. */
export function SearchChips({ context, found, query }: SearchChipsProps) {
  const { search } = context.words;
  const chips = understood(found, query);
  const told = ({ is, text }: Understood) =>
    is === "sizes" ? search.size(text) : is === "quantity" ? search.quantity(text) : text;
  /** As it is typed. */
  const typed = ({ is, text }: Understood) =>
    is === "sizes" ? `size ${text}` : is === "quantity" && /^\d+$/.test(text) ? `x${text}` : text;
  const without = (chip: Understood) =>
    chips
      .filter((other) => other !== chip)
      .map(typed)
      .join(" ");
  return chips.length === 0 ? null : (
    <ul className="search-chips" aria-label={search.understood}>
      {chips.map((chip) => (
        <li key={`${chip.is} ${chip.text}`}>
          {chips.length === 1 ? (
            <span dir="auto">{told(chip)}</span>
          ) : (
            <a
              dir="auto"
              href={context.addresses.shopSearch(without(chip))}
              aria-label={search.without(told(chip))}
            >
              {told(chip)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
