import { amountsIn } from "#reading/search/amounts-in.ts";
import { asTyped } from "#reading/search/as-typed.ts";
import { matchedWords } from "#reading/search/matched-words.ts";
import type { SearchResult } from "#reading/search/search.ts";
import type { PageContext } from "#site/page.ts";
import {
  isShopChoice,
  findListing,
  type ListingChoice,
  type ListingResult,
} from "#site/sections/listing-choice.ts";
import { CategoryShelf } from "#site/sections/category-shelf.tsx";
import { ListingControls } from "#site/sections/listing-controls.tsx";
import { ListingFound } from "#site/sections/listing-found.tsx";
import { PrintedChoice, WaysOut } from "#site/sections/narrowing/chosen-values.tsx";
import { NarrowingBar } from "#site/sections/narrowing/narrowing-bar.tsx";
import { ListingPages } from "#site/sections/listing-pages.tsx";
import { ProductTable } from "#site/sections/narrowing/product-table.tsx";
import { OwnLine } from "#site/sections/own-line.tsx";
import { ProductCard } from "#site/sections/product-card.tsx";
import { SearchChips } from "#site/sections/search-chips.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

interface ListingEmptyProps {
  readonly context: PageContext;
  readonly query: string;
  /** The search result, for a query. */
  readonly found: SearchResult | undefined;
}

/** Renders a message, one way to ask, and the categories for an empty listing. */
function ListingEmpty({ context, query, found }: ListingEmptyProps) {
  const { words, addresses, catalogue } = context;
  return (
    <div className="listing-empty">
      <p className="listing-empty-title">{words.listing.empty}</p>
      {found ? (
        <>
          <p>{catalogue.texts.listing.emptyHint}</p>
          <OwnLine context={context} found={found} query={query} isMain />
        </>
      ) : (
        <ButtonLink variant="outline" href={addresses.contact}>
          {words.frame.navigation.getQuote}
        </ButtonLink>
      )}
      <CategoryShelf context={context} />
    </div>
  );
}

interface ListingProps {
  readonly choice: ListingChoice;
  /** The products of the choice, if the page has found them already. */
  readonly result?: ListingResult;
  /** Replaces the catalogue's own heading. */
  readonly heading?: string;
  /** The number of pictures that load eagerly. */
  readonly eager: number;
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

/** Formats what further products mention: all that was understood. */
function mentionedThing({ read }: SearchResult, query: string): string {
  const words = read.flatMap((part) => (part.is === "number" ? [] : part.words)).join(" ");
  return asTyped(query, words);
}

/** Renders the part of a listing that scripts replace with another listing's HTML. */
function Listing({ context, listing }: ListingSectionProps) {
  const { words } = context;
  const { choice, eager } = listing;
  const result = listing.result ?? findListing(context, choice);
  if (!result) {
    return null;
  }
  const query = choice.kind === "search" ? choice.query : "";
  const { found } = result;
  const searched = found && matchedWords(found);
  const amounts = found && amountsIn(found, query);
  return (
    // The address follows the listing; on a category page only while it shows that category.
    <div
      data-listing={
        choice.kind === "range" ? "inside" : choice.kind === "guide" ? "own-path" : "addressed"
      }
    >
      <ListingControls context={context} choice={choice} count={result.count} />
      {isShopChoice(choice) && (
        <>
          <PrintedChoice context={context} choice={choice} />
          <NarrowingBar context={context} choice={choice} result={result} />
        </>
      )}
      {result.found && (
        <div className="results-said">
          <SearchChips context={context} found={result.found} query={query} choice={choice} />
          <ListingFound context={context} found={result.found} query={query} isTitled />
        </div>
      )}
      {result.products.length > 0 && (
        <a className="skip-link" href="#listing-end">
          {words.listing.skip}
        </a>
      )}
      {isShopChoice(choice) && choice.narrowing.table ? (
        <ProductTable context={context} products={result.products} choice={choice} />
      ) : (
        <ul className="card-grid" id="listing-cards">
          {result.products.map((product, index) => (
            <ProductCard
              key={product.slug}
              context={context}
              product={product}
              eager={index < eager && result.page === 1}
              searched={searched}
              amounts={amounts}
              denied={found?.denied.get(product.slug)}
            />
          ))}
        </ul>
      )}
      <div id="listing-end" tabIndex={-1}>
        {choice.kind === "range" && result.products.length < result.count && (
          <p className="listing-rest">
            <ButtonLink variant="outline" size="lg" href={result.address} data-listing-link="">
              {words.listing.showAll(result.count)}
            </ButtonLink>
          </p>
        )}
        {found && found.more > 0 && (
          <p className="listing-mentions">
            {words.listing.mentions(found.more, mentionedThing(found, query))}
          </p>
        )}
        <ListingPages context={context} result={result} />
        {result.count === 0 &&
          (isShopChoice(choice) &&
          (result.unfiltered.length > 0 || result.found?.products.length) ? (
            <WaysOut context={context} choice={choice} result={result} />
          ) : (
            <ListingEmpty context={context} query={query} found={found} />
          ))}
      </div>
    </div>
  );
}

/** Renders the empty dialog for product details. */
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

/** Renders the catalogue: heading, claims, listing, and help for visitors without a match. */
export function ListingSection({ context, listing }: ListingSectionProps) {
  const texts = context.catalogue.texts.listing;
  const { heading, lines } =
    listing.heading === undefined ? texts : { heading: listing.heading, lines: [] };
  // In the shop the page's title stands for the listing, which begins high on the page.
  const isInShop = isShopChoice(listing.choice) && listing.choice.kind !== "guide";
  return (
    <section
      className={isInShop ? "frame listing listing-results" : "frame listing"}
      id="catalogue"
      aria-labelledby="catalogue-heading"
    >
      <div className={isInShop ? "sr-only" : "listing-head"}>
        <h2 id="catalogue-heading">{heading}</h2>
        {lines.map((line, index) => (
          <p key={line} className={index === 0 ? undefined : "listing-line"}>
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
