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
  /** The keys of lines that the last rows added. */
  readonly added: ReadonlySet<string>;
  /** Called before a change of a line. */
  readonly onAct: () => void;
}

interface Removed {
  readonly line: DraftLine;
  readonly index: number;
}

/** The id of the list, which gets the focus when lines are added. */
export const requestLinesId = "request-lines";

/** Renders the list; removed lines can be restored until the page is left. */
export function RequestLines({ language, words, products, added, onAct }: RequestLinesProps) {
  const [list, setList] = useRequestList();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const nameOf = (line: DraftLine) => products?.get(line.product ?? "")?.name ?? line.text;
  const undo = useRef<HTMLButtonElement>(null);
  const lastRemoved = removed.at(-1);
  const firstAdded = list.find(({ key }) => added.has(key));
  const addedNote = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (added.size > 0) {
      addedNote.current?.scrollIntoView({ block: "center" });
    }
  }, [added]);

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

  function change(update: Parameters<typeof setList>[0]) {
    onAct();
    setList(update);
  }

  function remove(line: DraftLine, index: number) {
    setRemoved([...removed, { line, index }]);
    change((current) => removeLine(current, line.key));
  }

  const removedText = lastRemoved && words.removed(isolateInRtlText(nameOf(lastRemoved.line)));
  const removedNote = lastRemoved && (
    <p className="request-line-news">
      <span aria-hidden="true">{removedText}</span>{" "}
      <Button
        ref={undo}
        variant="outline"
        size="sm"
        type="button"
        onClick={() => {
          setRemoved(removed.slice(0, -1));
          change((current) => addLine(current, lastRemoved.line, lastRemoved.index));
        }}
      >
        {words.undo}
      </Button>
    </p>
  );

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
            news={
              <>
                {index === lastRemoved?.index && removedNote}
                {line === firstAdded && (
                  <p ref={addedNote} className="request-line-news" aria-hidden="true">
                    {words.merged(added.size, 0)}
                  </p>
                )}
              </>
            }
            isNew={added.has(line.key)}
            onChange={(field, typed) =>
              change((current) => changeLine(current, line.key, field, typed))
            }
            needed={neededWith(products?.get(line.product ?? ""))}
            onAdd={(needed) =>
              change((current) => addLine(current, productLine(needed), index + 1))
            }
            onRemove={() => remove(line, index)}
          />
        ))}
      </ul>
      {lastRemoved && lastRemoved.index >= list.length && removedNote}
      {list.length >= longestList && <p>{words.full(longestList)}</p>}
      {list.length > 0 && isLostWithPage(storageKeys.list) && <p>{words.notStored}</p>}
      <p className="sr-only" role="status">
        {removedText && <span>{removedText}</span>}
      </p>
    </fieldset>
  );
}
