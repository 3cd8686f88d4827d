import { useRef } from "react";
import type { SlimProduct } from "#domain/catalogue/slim-list.ts";
import type { Language } from "#domain/language.ts";
import { KeepCopy } from "#site/islands/request/copy-menu.tsx";
import { requestLinesId } from "#site/islands/request/request-lines.tsx";
import { SentLines } from "#site/islands/request/sent-lines.tsx";
import { factsOfSent, type SentRequest } from "#site/islands/request/sent-requests.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";
import { minuteIn } from "#words/times.ts";

interface SentListProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly sent: readonly SentRequest[];
  readonly products: ReadonlyMap<string, SlimProduct> | undefined;
  readonly onAgain: (sent: SentRequest) => void;
  /** Of one request, or of all. */
  readonly onForget: (reference?: string) => void;
}

/** What was sent from this device, to be looked at, put on the list again, or forgotten. */
export function SentList(props: SentListProps) {
  const { language, words, sent, products, onAgain, onForget } = props;
  const summary = useRef<HTMLElement>(null);
  if (sent.length === 0) {
    return null;
  }

  /** The button goes with what it forgets; the focus stays near. */
  function forget(reference?: string) {
    onForget(reference);
    const isAll = reference === undefined || sent.length === 1;
    (isAll ? document.getElementById(requestLinesId) : summary.current)?.focus();
  }

  return (
    <details className="request-sent">
      <summary ref={summary}>{words.before(sent.length)}</summary>
      <ul>
        {sent.map((one) => (
          <li key={one.reference}>
            <a href={one.receipt} target="_blank" rel="noopener noreferrer">
              {words.sentAt(one.reference, minuteIn(language, one.at))}
            </a>
            <SentLines words={words} lines={one.lines} products={products} />
            <KeepCopy
              language={language}
              words={words}
              lines={one.lines}
              products={products}
              readFacts={() => factsOfSent(one)}
            />
            <Button variant="outline" size="sm" type="button" onClick={() => onAgain(one)}>
              {words.again}
            </Button>
            <Button variant="ghost" size="sm" type="button" onClick={() => forget(one.reference)}>
              {words.forgetOne(one.reference)}
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
