import { asUsual } from "#domain/catalogue/narrowing.ts";
import { tabCount } from "#domain/catalogue/filter.ts";
import type { Category } from "#domain/catalogue/category.ts";
import type { Guide } from "#domain/catalogue/guide.ts";
import type { PageContext } from "#site/page.ts";
import { isShopChoice, shopAddress, type ListingChoice } from "#site/sections/listing-choice.ts";
import { Icon } from "#ui/icon/icon.tsx";

interface ListingControlsProps {
  readonly context: PageContext;
  readonly choice: ListingChoice;
  readonly count: number;
}

/** Finds the category with a tab whose products a guide shows. */
function findTabOf({ catalogue }: PageContext, guide: Guide): Category | undefined {
  const guideProducts = catalogue.inSelection(guide.shows);
  return catalogue.categories
    .slice(0, tabCount)
    .find(
      ({ id }) =>
        guideProducts.length === catalogue.inCategory(id).length &&
        guideProducts.every(({ category }) => category.id === id),
    );
}

/** Returns the current control: "all", a category's id, or "guide". */
function findCurrent(context: PageContext, choice: ListingChoice): string | undefined {
  switch (choice.kind) {
    case "range":
    case "all":
      return "all";
    case "category":
      return choice.category.id;
    case "guide":
      return findTabOf(context, choice.guide)?.id ?? "guide";
    case "search":
      return choice.category?.id ?? "all";
  }
}

/** Renders the tabs and the menu of further categories, as links. */
export function ListingControls({ context, choice, count }: ListingControlsProps) {
  const { words, addresses, catalogue } = context;
  const { listing } = words;
  const current = findCurrent(context, choice);
  // A tab keeps query, order and view; filters belong to their own category.
  const shopChoice = isShopChoice(choice) && choice.kind !== "guide" ? choice : undefined;
  const narrowing = {
    ...asUsual,
    sort: shopChoice?.narrowing.sort,
    table: shopChoice?.narrowing.table ?? false,
  };
  const query = choice.kind === "search" ? choice.query : undefined;
  const addressFor = (category?: Category) => {
    const common = { page: 1, narrowing };
    if (query !== undefined) {
      return shopAddress(context, { kind: "search", query, category, ...common });
    }
    return shopAddress(
      context,
      category ? { kind: "category", category, ...common } : { kind: "all", ...common },
    );
  };
  const isUsual = query === undefined && narrowing.sort === undefined && !narrowing.table;
  const link = (id: string, name: string, address: string) => (
    <a
      key={id}
      href={address}
      aria-current={current === id ? "true" : undefined}
      data-listing-link={isUsual ? "" : "asked"}
      data-category={catalogue.category(id)?.id}
    >
      {name}
    </a>
  );
  const toCategory = (category: Category) => link(category.id, category.name, addressFor(category));
  const further = catalogue.categories.slice(tabCount);
  const guide = choice.kind === "guide" ? choice.guide : undefined;
  const inMore = current === "guide" ? guide?.name : further.find(({ id }) => id === current)?.name;
  return (
    <div className="listing-controls">
      <nav className="listing-tabs" aria-label={listing.tabsLabel}>
        <div className="listing-tabs-row">
          {link("all", listing.all, addressFor())}
          {catalogue.categories.slice(0, tabCount).map(toCategory)}
        </div>
        {(inMore !== undefined || further.length > 0) && (
          <details
            className="menu listing-more"
            data-current={inMore === undefined ? undefined : ""}
          >
            <summary>
              <span>{inMore ?? listing.more}</span>
              <Icon name="chevron" />
            </summary>
            <div className="menu-panel">
              {guide &&
                current === "guide" &&
                link("guide", guide.name, addresses.guide(guide.slug))}
              {further.map(toCategory)}
            </div>
          </details>
        )}
      </nav>
      <p className="listing-count tabular" role="status" tabIndex={-1}>
        {listing.count(count)}
      </p>
    </div>
  );
}
