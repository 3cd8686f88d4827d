import { useEffect, useRef } from "react";
import { addressesIn } from "#addresses";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { clearAttempt } from "#site/islands/attempts.ts";
import { CopyMenu } from "#site/islands/request/copy-menu.tsx";
import type { Supplier } from "#site/islands/request/list-copy.ts";
import { minuteIn } from "#words/times.ts";
import { SentLines } from "#site/islands/request/sent-lines.tsx";
import { sentSheetFacts, type SentRequest } from "#site/islands/request/sent-requests.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

interface RequestReceiptProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly supplier: Supplier;
  readonly sent: SentRequest;
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
  readonly onAgain: () => void;
}

/** Renders and focuses the confirmation of a sent request, which replaces the rest of the page. */
export function RequestReceipt(props: RequestReceiptProps) {
  const { language, words, supplier, sent, products, onAgain } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    clearAttempt(heading.current);
  }, []);
  return (
    <section className="request-receipt">
      <div className="request-receipt-panel">
        <h1 ref={heading} tabIndex={-1}>
          {words.success}
        </h1>
        <p>{words.sentAt(sent.reference, minuteIn(language, sent.at))}</p>
      </div>
      <h2>{words.nextHeading}</h2>
      <p>{words.next}</p>
      <a
        className="button button-default button-size-default"
        href={sent.receipt}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.receipt}
      </a>
      <SentLines words={words} lines={sent.lines} products={products} />
      <CopyMenu
        language={language}
        words={words}
        supplier={supplier}
        lines={sent.lines}
        products={products}
        readFacts={() => sentSheetFacts(sent)}
      />
      <p className="request-tools">
        <Button variant="outline" size="sm" type="button" onClick={onAgain}>
          {words.again}
        </Button>{" "}
        <a className="button button-outline button-size-sm" href={addressesIn(language).shop}>
          {words.shop}
        </a>
      </p>
    </section>
  );
}
