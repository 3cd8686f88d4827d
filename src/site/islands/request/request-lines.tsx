import { useEffect, useRef, useState } from "react";
import { addressesIn } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { longestList, productLine } from "#domain/quotation/listed.ts";
import { addLine, changeLine, removeLine } from "#domain/quotation/request-list.ts";
import type { DraftLine } from "#domain/quotation/line.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { RequestLine } from "#site/islands/request/request-line.tsx";
import { isLostWithPage, storageKeys } from "#site/islands/device-storage.ts";
import { useRequestList } from "#site/islands/use-request-list.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

interface RequestLinesProps {
  readonly language: Language;
  readonly words: RequestWords;
  /** The products by slug, once loaded. */
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
}

interface Removed {
  readonly line: DraftLine;
  readonly index: number;
}

/** The id of the list, which gets the focus when lines are added. */
export const requestLinesId = "request-lines";

/** Renders the list; removed lines can be restored until the page is left. */
export function RequestLines({ language, words, products }: RequestLinesProps) {
  const [list, setList] = useRequestList();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const nameOf = (line: DraftLine) => products?.get(line.product ?? "")?.name ?? line.text;
  const undo = useRef<HTMLButtonElement>(null);
  const lastRemoved = removed.at(-1);

  useEffect(() => {
    // The focused line was removed.
    if (lastRemoved && document.activeElement === document.body) {
      undo.current?.focus();
    }
  }, [lastRemoved]);

  const neededWith = (product: SlimProduct | undefined) =>
    (product?.needs ?? [])
      .filter((slug) => !list.some((line) => line.product === slug))
      .flatMap((slug) => products?.get(slug) ?? []);

  function remove(line: DraftLine, index: number) {
    setRemoved([...removed, { line, index }]);
    setList((current) => removeLine(current, line.key));
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
        {list.map((line, index) => (
          <RequestLine
            key={line.key}
            language={language}
            words={words}
            line={line}
            product={products?.get(line.product ?? "")}
            isCatalogueLoaded={products !== undefined}
            onChange={(field, typed) =>
              setList((current) => changeLine(current, line.key, field, typed))
            }
            needed={neededWith(products?.get(line.product ?? ""))}
            onAdd={(needed) =>
              setList((current) => addLine(current, productLine(needed), index + 1))
            }
            onRemove={() => remove(line, index)}
          />
        ))}
      </ul>
      {list.length >= longestList && <p>{words.full(longestList)}</p>}
      {list.length > 0 && isLostWithPage(storageKeys.list) && <p>{words.notStored}</p>}
      <p role="status">
        {lastRemoved && (
          <>
            <span>{words.removed(isolateInRtlText(nameOf(lastRemoved.line)))}</span>{" "}
            <Button
              ref={undo}
              variant="outline"
              size="sm"
              type="button"
              onClick={() => {
                setRemoved(removed.slice(0, -1));
                setList((current) => addLine(current, lastRemoved.line, lastRemoved.index));
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
