import type { Language } from "#domain/language.ts";
import type { WaitingEnquiry } from "#site/islands/waiting-enquiries.ts";
import { Button } from "#ui/button/button.tsx";
import type { ContactWords } from "#words/en.ts";
import { minuteIn } from "#words/times.ts";

interface WaitingNoteProps {
  readonly language: Language;
  readonly words: ContactWords["waiting"];
  readonly waiting: WaitingEnquiry;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}

/** Renders the enquiry that waits for a connection, to send or discard. */
export function WaitingNote({ language, words, waiting, onSend, onDiscard }: WaitingNoteProps) {
  return (
    <section className="waiting-note" aria-label={words.label}>
      <p>{words.since(minuteIn(language, waiting.at))}</p>
      <Button variant="outline" size="sm" type="button" onClick={onSend}>
        {words.send}
      </Button>
      <Button variant="ghost" size="sm" type="button" onClick={onDiscard}>
        {words.discard}
      </Button>
    </section>
  );
}
