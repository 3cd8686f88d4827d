import type { Language } from "#domain/language.ts";
import type { RequestList } from "#domain/quotation/request-list.ts";
import type { SentRequest } from "#site/islands/request/sent-requests.ts";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/request-words.ts";

interface SentListProps {
  readonly language: Language;
  readonly words: RequestWords;
  readonly sent: readonly SentRequest[];
  readonly onAgain: (lines: RequestList) => void;
  readonly onForget: () => void;
}

/** A time as the page's language writes it, with Western digits. */
export function tellSentTime(language: Language, at: number): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
}

/** What was sent from this device, to be looked at, put on the list again, or forgotten. */
export function SentList({ language, words, sent, onAgain, onForget }: SentListProps) {
  if (sent.length === 0) {
    return null;
  }
  return (
    <details className="request-sent">
      <summary>{words.before(sent.length)}</summary>
      <ul>
        {sent.map(({ reference, receipt, at, lines }) => (
          <li key={reference}>
            <a href={receipt} target="_blank" rel="noopener noreferrer">
              {words.sentAt(reference, tellSentTime(language, at))}
            </a>
            <ol>
              {lines.map((line) => (
                <li key={line.key}>{words.line(line)}</li>
              ))}
            </ol>
            <Button variant="outline" size="sm" type="button" onClick={() => onAgain(lines)}>
              {words.again}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" type="button" onClick={onForget}>
        {words.forget}
      </Button>
    </details>
  );
}
