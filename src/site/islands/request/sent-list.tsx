import { useRef } from "react";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { CopyMenu } from "#site/islands/request/copy-menu.tsx";
import type { Supplier } from "#site/islands/request/list-copy.ts";
import { requestLinesId } from "#site/islands/request/request-lines.tsx";
import { SentLines } from "#site/islands/request/sent-lines.tsx";
import { sentSheetFacts, type SentRequest } from "#site/islands/request/sent-requests.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";
import { minuteIn } from "#words/times.ts";

interface SentListProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly supplier: Supplier;
  readonly sent: readonly SentRequest[];
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
  readonly onAgain: (sent: SentRequest) => void;
  /** Deletes one request, or all without a reference. */
  readonly onForget: (reference?: string) => void;
}

/** Renders the sent requests of this device, to view, repeat or delete. */
export function SentList(props: SentListProps) {
  const { language, words, supplier, sent, products, onAgain, onForget } = props;
  const summary = useRef<HTMLElement>(null);
  if (sent.length === 0) {
    return null;
  }

  /** The button disappears with its request; the focus stays nearby. */
  function forget(reference?: string) {
    onForget(reference);
    const isAll = reference === undefined || sent.length === 1;
    (isAll ? document.getElementById(requestLinesId) : summary.current)?.focus();
  }

  return (
    <details className="request-sent">
      <summary ref={summary}>{words.before(sent.length)}</summary>
      <ul>
        {sent.map((request) => (
          <li key={request.reference}>
            <a href={request.receipt} target="_blank" rel="noopener noreferrer">
              {words.sentAt(request.reference, minuteIn(language, request.at))}
            </a>
            <SentLines words={words} lines={request.lines} products={products} />
            <CopyMenu
              language={language}
              words={words}
              supplier={supplier}
              lines={request.lines}
              products={products}
              readFacts={() => sentSheetFacts(request)}
            />
            <Button variant="outline" size="sm" type="button" onClick={() => onAgain(request)}>
              {words.again}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              type="button"
              onClick={() => forget(request.reference)}
            >
              {words.forgetOne(request.reference)}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" type="button" onClick={() => forget()}>
        {words.forget}
      </Button>
    </details>
  );
}
