import { useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import type { RequestWords } from "#words/en.ts";

interface BlankLinesProps {
  readonly words: RequestWords;
  /** How many lines have no quantity. */
  readonly count: number;
  readonly onLeave: () => void;
}

const sendBlankId = "request-send-blank";

/** Checks that a form was submitted by the button that sends blank quantities. */
export function isConfirmed(event: Event): boolean {
  return event instanceof SubmitEvent && event.submitter?.id === sendBlankId;
}

function focusFirstBlank(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>("[data-blank] [data-line-field]")?.focus();
}

/** Asks whether a list with blank quantities is to be sent as it is. */
export function BlankLines({ words, count, onLeave }: BlankLinesProps) {
  const send = useRef<HTMLButtonElement>(null);
  useEffect(() => send.current?.focus(), []);
  return (
    <div className="request-offered" role="alert">
      <p>{words.blank(count)}</p>
      <Button ref={send} id={sendBlankId} type="submit" size="sm">
        {words.sendBlank}
      </Button>
      <Button
        type="button"
        size="sm"
        variant="outline"
        onClick={({ currentTarget }) => {
          focusFirstBlank(currentTarget.form);
          onLeave();
        }}
      >
        {words.toBlank}
      </Button>
    </div>
  );
}
