import { valueOf, waysOut } from "#domain/catalogue/facets.ts";
import type { FacetKey } from "#domain/catalogue/narrowing.ts";
import type { PageContext } from "#site/page.ts";
import { shopAddress, type ListingResult, type ShopChoice } from "#site/sections/listing-choice.ts";
import { facetWord } from "#site/sections/narrowing/facet-words.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface ChosenProps {
  readonly context: PageContext;
  readonly choice: ShopChoice;
  readonly result: ListingResult;
}

/** Removes values of a facet from a choice. */
function withoutValues(
  choice: ShopChoice,
  key: FacetKey,
  removedIds: readonly string[],
): ShopChoice {
  const chosen = new Map(choice.narrowing.chosen);
  const remaining = (chosen.get(key) ?? []).filter((id) => !removedIds.includes(id));
  if (remaining.length === 0) {
    chosen.delete(key);
  } else {
    chosen.set(key, remaining);
  }
  return { ...choice, narrowing: { ...choice.narrowing, chosen, unknown: [] } };
}

/** Lists the names of the chosen filter values by facet. */
function namesByFacet({ words, catalogue }: PageContext, { narrowing }: ShopChoice) {
  return Array.from(narrowing.chosen, ([key, ids]) => ({
    key,
    names: ids.map((id) => facetWord(key, valueOf(key, id, catalogue), words).name),
  }));
}

/** Lists the names of the chosen filter values. */
export function filterNames(context: PageContext, choice: ShopChoice): readonly string[] {
  return namesByFacet(context, choice).flatMap(({ names }) => names);
}

/** Renders active filters with links to remove them, and reports unknown ones. */
export function ChosenValues({ context, choice }: Omit<ChosenProps, "result">) {
  const { words, catalogue } = context;
  const { chosen, unknown } = choice.narrowing;
  const values = Array.from(chosen, ([key, ids]) => ids.map((id) => ({ key, id }))).flat();
  return (
    <>
      {values.length > 0 && (
        <p className="narrowing-chosen">
          <span className="sr-only">{words.narrowing.chosen}</span>
          {values.map(({ key, id }) => {
            const { name } = facetWord(key, valueOf(key, id, catalogue), words);
            return (
              <a
                key={`${key} ${id}`}
                href={shopAddress(context, withoutValues(choice, key, [id]))}
                rel="nofollow"
                aria-label={words.narrowing.without(name)}
                data-listing-link="asked"
              >
                <bdi>{name}</bdi>
                <Icon name="close" />
              </a>
            );
          })}
          {values.length > 1 && (
            <a
              href={shopAddress(context, {
                ...choice,
                narrowing: { ...choice.narrowing, chosen: new Map(), unknown: [] },
              })}
              rel="nofollow"
              data-listing-link="asked"
            >
              {words.narrowing.clear}
            </a>
          )}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="narrowing-unknown">
          {words.narrowing.unknown(
            words.product.listed(unknown.map((key) => words.narrowing.facets[key])),
          )}
        </p>
      )}
    </>
  );
}

/** Renders the category of a search and the filters of a listing, which only its print shows. */
export function PrintedChoice({ context, choice }: Omit<ChosenProps, "result">) {
  const { words } = context;
  const category = choice.kind === "search" ? choice.category : undefined;
  const filters = namesByFacet(context, choice).map(({ key, names }) => ({
    facet: words.narrowing.facets[key],
    values: words.product.listed(names),
  }));
  return (
    <p className="listing-printed">
      {category && <strong>{category.name}</strong>}
      {filters.map(({ facet, values }) => (
        <span key={facet}>
          {facet}: <bdi>{values}</bdi>
        </span>
      ))}
    </p>
  );
}

/** Suggests filters to remove where no product matches all of them. */
export function WaysOut({ context, choice, result }: ChosenProps) {
  const { words, catalogue } = context;
  const { chosen } = choice.narrowing;
  const nameOf = (key: FacetKey, ids: readonly string[]) =>
    words.product.listed(ids.map((id) => facetWord(key, valueOf(key, id, catalogue), words).name));
  const chosenNames = Array.from(chosen, ([key, ids]) => nameOf(key, ids));
  const ways = waysOut(result.unfiltered, choice.narrowing, catalogue).filter(
    ({ count }) => count > 0,
  );
  const inAll = choice.kind === "search" && choice.category ? result.found?.products.length : 0;
  return (
    <div className="narrowing-ways">
      {chosenNames.length > 0 && (
        <p>{words.narrowing.nothing(words.product.listed(chosenNames))}</p>
      )}
      <ul>
        {ways.map(({ key, ids, count }) => (
          <li key={key}>
            <a
              href={shopAddress(context, withoutValues(choice, key, ids))}
              rel="nofollow"
              data-listing-link="asked"
            >
              {words.narrowing.left(count, nameOf(key, ids))}
            </a>
          </li>
        ))}
        {inAll !== undefined && inAll > 0 && choice.kind === "search" && (
          <li>
            <a
              href={shopAddress(context, { ...choice, category: undefined })}
              rel="nofollow"
              data-listing-link="asked"
            >
              {words.narrowing.leftIn(inAll)}
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
