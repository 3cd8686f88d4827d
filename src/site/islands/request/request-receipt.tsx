import { useEffect, useRef } from "react";
import type { Language } from "#domain/language.ts";
import { tellSentTime } from "#site/islands/request/sent-list.tsx";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import type { RequestWords } from "#words/request-words.ts";

interface RequestReceiptProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly sent: SentRequest;
}

/** What was sent, in the place where it was sent; the focus goes there. */
export function RequestReceipt({ language, words, sent }: RequestReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="request-receipt">
      <h2 ref={heading} tabIndex={-1}>
        {words.success}
      </h2>
      <p>{words.sentAt(sent.reference, tellSentTime(language, sent.at))}</p>
      <ol>
        {sent.lines.map((line) => (
          <li key={line.key}>{words.line(line)}</li>
        ))}
      </ol>
      <a href={sent.receipt} target="_blank" rel="noopener noreferrer">
        {words.receipt}
      </a>
    </section>
  );
}
