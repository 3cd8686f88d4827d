import { matchedWords } from "#reading/search/matched-words.ts";
import type { PageContext } from "#site/page.ts";
import { isShopChoice, findListing, type ListingChoice } from "#site/sections/listing-choice.ts";
import { ListingControls } from "#site/sections/listing-controls.tsx";
import { ListingFound } from "#site/sections/listing-found.tsx";
import { WaysOut } from "#site/sections/narrowing/chosen-values.tsx";
import { NarrowingBar } from "#site/sections/narrowing/narrowing-bar.tsx";
import { ListingPages } from "#site/sections/listing-pages.tsx";
import { ProductTable } from "#site/sections/narrowing/product-table.tsx";
import { ProductCard } from "#site/sections/product-card.tsx";
import { SearchChips } from "#site/sections/search-chips.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

interface ListingEmptyProps {
  readonly context: PageContext;
  readonly query: string;
}

/** What stands where no product does. */
function ListingEmpty({ context, query }: ListingEmptyProps) {
  const { words, addresses, catalogue } = context;
  const { listing } = words;
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{listing.empty}</p>
      {query.trim() !== "" && <p>{listing.emptySearch(query.trim())}</p>}
      <p>{catalogue.texts.listing.emptyHint}</p>
      <a className="button button-outline button-size-default" href={addresses.contact}>
        {words.frame.navigation.getQuote}
      </a>
    </div>
  );
}

interface ListingProps {
  readonly choice: ListingChoice;
  /** Heads the listing in place of the catalogue's own lines, where the page has said what it shows. */
  readonly heading?: string;
  /** How many pictures are fetched at once, without waiting for them to come near. */
  readonly eager: number;
  /** Whether the page's address is the listing's own, and follows what is chosen. */
  readonly addressed?: boolean;
}

interface ListingSectionProps {
  readonly context: PageContext;
  readonly listing: ListingProps;
}

function NeedMore({ context }: { readonly context: PageContext }) {
  const { more } = context.catalogue.texts.listing;
  return (
    <aside className="need-more">
      <div>
        <h3>{more.heading}</h3>
        <p>{more.text}</p>
      </div>
      <ul>
        {more.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonLink variant="hero" href={context.addresses.contact}>
        {more.button}
      </ButtonLink>
    </aside>
  );
}

/** The cards with search, tabs and pages: what another listing's HTML may stand in for. */
function Listing({ context, listing }: ListingSectionProps) {
  const { words } = context;
  const { choice, eager, addressed = false } = listing;
  const shown = findListing(context, choice);
  if (!shown) {
    return null;
  }
  const query = choice.kind === "search" ? choice.query : "";
  const searched = shown.found && matchedWords(shown.found);
  return (
    <div data-listing={addressed ? "addressed" : "inside"}>
      <ListingControls context={context} choice={choice} count={shown.count} />
      {isShopChoice(choice) && <NarrowingBar context={context} choice={choice} shown={shown} />}
      {shown.found && (
        <div className="results-said">
          <SearchChips context={context} found={shown.found} query={query} choice={choice} />
          <ListingFound context={context} found={shown.found} query={query} />
        </div>
      )}
      {shown.products.length > 0 && (
        <a className="skip-link" href="#listing-end">
          {words.listing.skip}
        </a>
      )}
      {isShopChoice(choice) && choice.narrowing.table ? (
        <ProductTable context={context} products={shown.products} choice={choice} />
      ) : (
        <ul className="card-grid" id="listing-cards">
          {shown.products.map((product, at) => (
            <ProductCard
              key={product.slug}
              context={context}
              product={product}
              eager={at < eager && shown.page === 1}
              searched={searched}
              denied={shown.found?.denied.get(product.slug)}
            />
          ))}
        </ul>
      )}
      <div id="listing-end" tabIndex={-1}>
        {choice.kind === "range" && shown.products.length < shown.count && (
          <p className="listing-rest">
            <ButtonLink variant="outline" size="lg" href={shown.address} data-listing-link="">
              {words.listing.showAll(shown.count)}
            </ButtonLink>
          </p>
        )}
        <ListingPages context={context} shown={shown} />
        {shown.count === 0 &&
          (isShopChoice(choice) && (shown.unfiltered.length > 0 || shown.found?.products.length) ? (
            <WaysOut context={context} choice={choice} shown={shown} />
          ) : (
            <ListingEmpty context={context} query={query} />
          ))}
      </div>
    </div>
  );
}

/** The dialog that View Details opens, still empty. */
function ProductDialog({ context }: { readonly context: PageContext }) {
  const { words, addresses } = context;
  const { dialog } = words;
  return (
    <Dialog
      id="product-dialog"
      labelledBy="product-dialog-title"
      close={dialog.close}
      label={dialog.content}
      bar={<a href={addresses.shop}>{dialog.page}</a>}
    />
  );
}

/** The catalogue as a section of a page: heading, claims, the listing and what to do without a match. */
export function ListingSection({ context, listing }: ListingSectionProps) {
  const own = context.catalogue.texts.listing;
  const { heading, lines } =
    listing.heading === undefined ? own : { heading: listing.heading, lines: [] };
  // What was searched for says what is shown, and the results are to stand high.
  const isSearch = listing.choice.kind === "search";
  return (
    <section
      className={isSearch ? "frame listing listing-results" : "frame listing"}
      id="catalogue"
      aria-labelledby="catalogue-heading"
    >
      <div className={isSearch ? "sr-only" : "listing-head"}>
        <h2 id="catalogue-heading">{heading}</h2>
        {lines.map((line, at) => (
          <p key={line} className={at === 0 ? undefined : "listing-line"}>
            {line}
          </p>
        ))}
      </div>
      <Listing context={context} listing={listing} />
      <NeedMore context={context} />
      <ProductDialog context={context} />
    </section>
  );
}
