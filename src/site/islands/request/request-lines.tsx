import { useEffect, useRef, useState } from "react";
import { addressesIn } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { longestList, productLine } from "#domain/quotation/listed.ts";
import { addLine, changeLine, removeLine } from "#domain/quotation/request-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { inOrder } from "#site/bidi.ts";
import { RequestLine } from "#site/islands/request/request-line.tsx";
import { isLostWithPage, storedNames } from "#site/islands/stored.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface RequestLinesProps {
  readonly language: Language;
  readonly words: RequestWords;
  /** The catalogue by slugs, once it is there. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
}

interface Removed {
  readonly line: DraftLine;
  readonly at: number;
}

/** Where the focus goes when rows have come on the list. */
export const requestLinesId = "request-lines";

/** The lines of the list; a line that was removed can be had back until the page is left. */
export function RequestLines({ language, words, products }: RequestLinesProps) {
  const [list, setList] = useRequestList();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const nameOf = (line: DraftLine) => products?.get(line.product ?? "")?.name ?? line.text;
  const undo = useRef<HTMLButtonElement>(null);
  const last = removed.at(-1);

  useEffect(() => {
    // The line that had the focus is gone.
    if (last && document.activeElement === document.body) {
      undo.current?.focus();
    }
  }, [last]);

  const neededWith = (product: SlimProduct | undefined) =>
    (product?.needs ?? [])
      .filter((slug) => !list.some((line) => line.product === slug))
      .flatMap((slug) => products?.get(slug) ?? []);

  function remove(line: DraftLine, at: number) {
    setRemoved([...removed, { line, at }]);
    setList((now) => removeLine(now, line.key));
  }

  return (
    <fieldset id={requestLinesId} className="request-lines" tabIndex={-1}>
      <legend>{words.heading}</legend>
      {list.length === 0 && (
        <p>
          <span>{words.empty}</span> <a href={addressesIn(language).shop}>{words.shop}</a>
        </p>
      )}
      <ul>
        {list.map((line, at) => (
          <RequestLine
            key={line.key}
            language={language}
            words={words}
            line={line}
            product={products?.get(line.product ?? "")}
            known={products !== undefined}
            onChange={(field, typed) => setList((now) => changeLine(now, line.key, field, typed))}
            needed={neededWith(products?.get(line.product ?? ""))}
            onAdd={(needed) => setList((now) => addLine(now, productLine(needed), at + 1))}
            onRemove={() => remove(line, at)}
          />
        ))}
      </ul>
      {list.length >= longestList && <p>{words.full(longestList)}</p>}
      {list.length > 0 && isLostWithPage(storedNames.list) && <p>{words.notStored}</p>}
      <p role="status">
        {last && (
          <>
            <span>{words.removed(inOrder(nameOf(last.line)))}</span>{" "}
            <Button
              ref={undo}
              variant="outline"
              size="sm"
              type="button"
              onClick={() => {
                setRemoved(removed.slice(0, -1));
                setList((now) => addLine(now, last.line, last.at));
              }}
            >
              {words.undo}
            </Button>
          </>
        )}
      </p>
    </fieldset>
  );
}
