import { useCallback, useDeferredValue, useId, useMemo, useState } from "react";
import { wordsIn, type Language } from "#content/words/words.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { isListed, toggleLine } from "#domain/enquiry/enquiry-list.ts";
import { ListingControls } from "#site/islands/listing-controls.tsx";
import {
  addressOf,
  selectProducts,
  type Choice,
  type ListingStart,
} from "#site/islands/listing-selection.ts";
import { ProductDialog } from "#site/islands/product-dialog.tsx";
import { useEnquiryList } from "#site/islands/use-enquiry-list.ts";
import { useOpenProduct } from "#site/islands/use-open-product.ts";
import { ListingEmpty } from "#site/sections/listing-empty.tsx";
import { ProductCard } from "#site/sections/product-card.tsx";

export interface ListingProps {
  readonly language: Language;
  readonly start: ListingStart;
  readonly query: string;
  /** Whether choosing changes the address of the page, as it does in the shop. */
  readonly addressed: boolean;
  /** How many pictures are fetched at once, without waiting for them to come near. */
  readonly eager: number;
  /** How many products stand there until the visitor asks for all of them; absent for no bound. */
  readonly first?: number;
}

/** The catalogue with its search, its tabs, its cards and the dialog over it. */
export default function Listing(props: ListingProps) {
  const words = wordsIn(props.language);
  const [choice, setChoice] = useState<Choice>(
    typeof props.start === "string" ? props.start : "page",
  );
  const [query, setQuery] = useState(props.query);
  const [list, setList] = useEnquiryList();
  const toggle = useCallback(
    ({ slug, moq }: Product) => setList((before) => toggleLine(before, slug, moq)),
    [setList],
  );
  const open = useOpenProduct();
  const [whole, setWhole] = useState(false);
  const gridId = useId();
  const shownChoice = useDeferredValue(choice);
  const shownQuery = useDeferredValue(query);
  const { start, first } = props;
  const selection = useMemo(
    () => selectProducts(start, shownChoice, shownQuery, first),
    [start, shownChoice, shownQuery, first],
  );
  const shown = selection.products;

  const bounded = !whole && shownChoice === "all" && shownQuery.trim() === "";
  const cut = bounded ? first : undefined;
  const visible = cut === undefined ? shown : shown.slice(0, cut);

  function show(nextChoice: Choice, nextQuery: string) {
    setChoice(nextChoice);
    setQuery(nextQuery);
    if (props.addressed) history.replaceState(history.state, "", addressOf(nextChoice, nextQuery));
  }

  return (
    <>
      <ListingControls
        words={words}
        choice={query.trim() === "" ? choice : undefined}
        {...(typeof props.start === "string" ? {} : { pageName: props.start.name })}
        query={query}
        count={shown.length}
        gridId={gridId}
        onChoose={(next) => show(next, "")}
        onSearch={(next) => show(next.trim() === "" ? choice : "all", next)}
      />
      {selection.nearest && (
        <p className="listing-nearest">{words.listing.nearest(shownQuery.trim())}</p>
      )}
      <ul className="card-grid" id={gridId}>
        {visible.map((product, at) => (
          <ProductCard
            key={product.slug}
            product={product}
            words={words}
            eager={at < props.eager}
            listed={isListed(list, product.slug)}
            onOpen={open.show}
            onToggle={toggle}
          />
        ))}
      </ul>
      {visible.length < shown.length && (
        <p className="listing-rest">
          <a
            className="button button-outline button-size-lg"
            href={addressOf(choice, query)}
            data-live=""
            onClick={(event) => {
              event.preventDefault();
              setWhole(true);
            }}
          >
            {words.listing.showAll(shown.length)}
          </a>
        </p>
      )}
      {shown.length === 0 && <ListingEmpty words={words} query={shownQuery} />}
      {open.product && (
        <ProductDialog
          key={open.product.slug}
          product={open.product}
          words={words}
          listed={isListed(list, open.product.slug)}
          onToggle={toggle}
          onClose={open.close}
        />
      )}
    </>
  );
}
