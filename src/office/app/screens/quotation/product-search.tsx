import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import type { FoundProduct } from "#domain/office/enquiry-messages.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { productsQuery } from "#office/app/screens/quotation/quotation-calls.ts";

interface ProductSearchProps {
  readonly line: QuotationLine;
  readonly position: number;
  readonly onChoose: (product: FoundProduct) => void;
  /** Esc was pressed. */
  readonly onLeave: () => void;
  readonly onBlur: () => void;
}

/** Searches the catalogue as the site does; Enter takes the first product. */
export function ProductSearch({ line, position, onChoose, onLeave, onBlur }: ProductSearchProps) {
  const { search: words } = useWords("quotation");
  const { language } = useGrid();
  const id = useId();
  const [text, setText] = useState(line.product === undefined ? (line.asked ?? line.text) : "");
  const [active, setActive] = useState(0);
  const { data, isFetching } = useQuery({
    ...productsQuery(text, language),
    enabled: text.trim() !== "",
    placeholderData: (previous) => previous,
  });
  const products = text.trim() === "" ? [] : (data?.products ?? []);
  const optionId = (index: number) => `${id}-${index}`;

  /** Waits for the answer to the words as they are now. */
  const take = async () => {
    const answer = await queryClient.fetchQuery(productsQuery(text, language));
    const product = answer.products[active] ?? answer.products[0];
    if (product !== undefined) {
      onChoose(product);
    }
  };

  const handleKey = (event: KeyboardEvent) => {
    switch (event.key) {
      case "Enter":
        event.preventDefault();
        if (text.trim() !== "") {
          void take();
        }
        break;
      case "Escape":
        event.preventDefault();
        event.stopPropagation();
        onLeave();
        break;
      case "ArrowDown":
      case "ArrowUp": {
        event.preventDefault();
        const step = event.key === "ArrowDown" ? 1 : -1;
        setActive(Math.min(Math.max(active + step, 0), Math.max(products.length - 1, 0)));
      }
    }
  };

  return (
    <div className="product-search">
      <input
        className="cell-input product-search-field"
        role="combobox"
        aria-label={words.label(position)}
        aria-expanded={products.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        {...(products.length > 0 && { "aria-activedescendant": optionId(active) })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has asked for the field
        autoFocus
        dir="auto"
        autoComplete="off"
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKey}
        onBlur={onBlur}
      />
      <div
        id={`${id}-list`}
        className="product-options"
        role="listbox"
        tabIndex={-1}
        aria-label={words.label(position)}
      >
        {products.map((product, index) => (
          <div
            key={product.slug}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(product)}
          >
            <span>
              <bdi>{product.name}</bdi> <bdi className="product-code">{product.code}</bdi>
            </span>
            <span className="figure">
              {product.listPrice === undefined ? words.noPrice : formatRiyals(product.listPrice)}
            </span>
          </div>
        ))}
      </div>
      <p className="product-search-note" role="status">
        {isFetching ? words.searching : text.trim() === "" ? "" : words.results(products.length)}
      </p>
    </div>
  );
}
