import { facetsOf, knownIn, type Facet } from "#domain/catalogue/facets.ts";
import { offeredSortings } from "#domain/catalogue/narrowing.ts";
import type { PageContext } from "#site/page.ts";
import {
  categoryOf,
  shopAddress,
  type ListingResult,
  type ShopChoice,
} from "#site/sections/listing-choice.ts";
import { ChosenValues } from "#site/sections/narrowing/chosen-values.tsx";
import { facetWord } from "#site/sections/narrowing/facet-words.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface NarrowingProps {
  readonly context: PageContext;
  readonly choice: ShopChoice;
  readonly result: ListingResult;
}

function FacetValues({ context, facet }: { readonly context: PageContext; readonly facet: Facet }) {
  const { words } = context;
  const { key, values, further } = facet;
  const chosen = values.filter(({ isChosen }) => isChosen).length;
  return (
    <details className="menu facet" data-facet={key}>
      <summary data-chosen={chosen > 0 ? "" : undefined}>
        {words.narrowing.facets[key]}
        {chosen > 0 && ` (${chosen})`}
        <Icon name="chevron" />
      </summary>
      <fieldset className="menu-panel" aria-label={words.narrowing.facets[key]}>
        {values.map((value) => {
          const { name, about } = facetWord(key, value, words);
          return (
            <label key={value.id}>
              <input type="checkbox" name={key} value={value.id} defaultChecked={value.isChosen} />
              <span>
                <bdi dir={about === undefined ? undefined : "ltr"}>{name}</bdi>
                {about !== undefined && <small>{about}</small>}
              </span>
              <data value={value.count}>{value.count}</data>
            </label>
          );
        })}
        {further > 0 && <p>{words.narrowing.further(further)}</p>}
        <button type="submit" className="button button-default button-size-sm">
          {words.narrowing.apply}
        </button>
      </fieldset>
    </details>
  );
}

function Order({ context, choice }: Omit<NarrowingProps, "result">) {
  const { narrowing: words } = context.words;
  const usual = choice.kind === "search" ? words.sortings.relevance : words.sortings.usual;
  return (
    <label className="narrowing-sort">
      <span>{words.sort}</span>
      <select name="sort" className="control" defaultValue={choice.narrowing.sort ?? ""}>
        <option value="">{usual}</option>
        {offeredSortings(knownIn(context.catalogue)).map((sort) => (
          <option key={sort} value={sort}>
            {words.sortings[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

function Views({ context, choice }: Omit<NarrowingProps, "result">) {
  const { narrowing: words } = context.words;
  const view = (table: boolean, name: string) => (
    <a
      href={shopAddress(context, { ...choice, narrowing: { ...choice.narrowing, table } })}
      rel="nofollow"
      aria-current={choice.narrowing.table === table ? "true" : undefined}
      data-listing-link="asked"
    >
      {name}
    </a>
  );
  return (
    <span className="narrowing-views" role="group" aria-label={words.view}>
      {view(false, words.cards)}
      {view(true, words.table)}
    </span>
  );
}

/** Renders filters, order and view of the shop as one form. */
export function NarrowingBar({ context, choice, result }: NarrowingProps) {
  const { addresses, catalogue, words } = context;
  const { chosen, sort, table } = choice.narrowing;
  const hasOrder = result.count > 0;
  const facets = facetsOf(result.unfiltered, choice.narrowing, catalogue);
  const count = [...chosen.values()].flat().length;
  const category = categoryOf(choice);
  const action = choice.kind === "guide" ? addresses.guide(choice.guide.slug) : addresses.shop;
  return (
    <form className="narrowing" action={action} autoComplete="off" data-narrowing="">
      <link rel="stylesheet" href={context.site.assets.narrowing} />
      {choice.kind === "search" && <input type="hidden" name="q" value={choice.query} />}
      {category && <input type="hidden" name="category" value={category.id} />}
      {facets.length > 0 && (
        <details className="narrowing-facets">
          <summary>
            {words.narrowing.filter(count)}
            <Icon name="chevron" />
            <Icon name="close" />
          </summary>
          <div>
            {facets.map((facet) => (
              <FacetValues key={facet.key} context={context} facet={facet} />
            ))}
            <button
              type="submit"
              className="button button-default button-size-default narrowing-show"
            >
              <span>{words.narrowing.show(result.count)}</span>
              <span>{words.narrowing.apply}</span>
            </button>
          </div>
        </details>
      )}
      {hasOrder && <Order context={context} choice={choice} />}
      {!hasOrder && sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {table && <input type="hidden" name="view" value="table" />}
      {(hasOrder || facets.length > 0) && (
        <button type="submit" className="button button-outline button-size-sm">
          {words.narrowing.apply}
        </button>
      )}
      {hasOrder && <Views context={context} choice={choice} />}
      <ChosenValues context={context} choice={choice} />
    </form>
  );
}
