import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { chatAddress } from "#addresses";
import { dialledNumber } from "#domain/office/chat-number.ts";
import { mayTake } from "#domain/quotation/quotation-states.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import { showStep, takeStep } from "#office/app/screens/quotation/quotation-calls.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { InputField } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { dayIn, minuteIn } from "#words/times.ts";

interface SentBarProps {
  readonly isLocked: boolean;
  readonly onRevise: () => void;
  readonly onDone: (text: string) => void;
}

/** Shows the sent revision, the ways to reach the buyer, and the steps that follow. */
export function SentBar({ isLocked, onRevise, onDone }: SentBarProps) {
  const { sent: words, revision } = useWords("quotation");
  const { language } = useLanguage();
  const { view } = useGrid();
  const lastRevision = view.revisions.at(-1);
  const { buyersPage, chatText, content } = view;
  const dialled = dialledNumber(view.phone ?? "");

  const copy = async () => {
    await navigator.clipboard.writeText(buyersPage ?? "");
    onDone(words.copied);
  };

  return (
    <section className="sent-bar" aria-labelledby="sent">
      <h3 id="sent" className="sr-only">
        {words.title}
      </h3>
      {lastRevision !== undefined && (
        <p className="sent-facts">
          <span>{revision(lastRevision.revision)}</span>
          <span>{words.sentAt(minuteIn(language, lastRevision.sentAt))}</span>
          <span>{words.validUntil(dayIn(language, lastRevision.validUntil))}</span>
          <LetterNote />
        </p>
      )}
      <div className="sent-actions">
        {isLocked && mayTake("send", view.state, "staff") && (
          <Button size="sm" title={words.reviseNote} onClick={onRevise}>
            {words.revise}
          </Button>
        )}
        {dialled !== undefined && (
          <ButtonLink
            variant="outline"
            size="sm"
            href={chatAddress(dialled, chatText[content.language])}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="chat" />
            {words.chat}
          </ButtonLink>
        )}
        {buyersPage !== null && (
          <Button variant="outline" size="sm" onClick={() => void copy()}>
            {words.copyLink}
          </Button>
        )}
        <Steps />
      </div>
    </section>
  );
}

function LetterNote() {
  const { sent: words } = useWords("quotation");
  const { language } = useLanguage();
  const letter = useGrid()
    .view.letters.filter(({ kind }) => kind === "quotation")
    .at(-1);
  if (letter === undefined) {
    return null;
  }
  if (letter.sentAt !== null) {
    return <span>{words.delivered(minuteIn(language, letter.sentAt))}</span>;
  }
  return letter.lastError === null ? (
    <span>{words.waiting}</span>
  ) : (
    <span className="save-trouble">{words.failed(letter.lastError)}</span>
  );
}

/** Steps that the staff takes after the sending, in the buyer's name or back. */
function Steps() {
  const { sent: words } = useWords("quotation");
  const { view } = useGrid();
  const [isAccepting, setAccepting] = useState(false);
  const step = useMutation({
    mutationFn: (order: Parameters<typeof takeStep>[1]) => takeStep(view.id, order),
    onSuccess: (changed) => {
      setAccepting(false);
      return showStep(changed);
    },
  });
  const may = (action: Parameters<typeof mayTake>[0]) => mayTake(action, view.state, "staff");
  return (
    <>
      {may("accept") && (
        <Button variant="outline" size="sm" onClick={() => setAccepting(true)}>
          {words.accept}
        </Button>
      )}
      {may("decline") && (
        <Button variant="ghost" size="sm" onClick={() => step.mutate({ action: "decline" })}>
          {words.decline}
        </Button>
      )}
      {may("withdraw") && (
        <Button variant="ghost" size="sm" onClick={() => step.mutate({ action: "withdraw" })}>
          {words.withdraw}
        </Button>
      )}
      {may("undo") && (
        <Button variant="outline" size="sm" onClick={() => step.mutate({ action: "undo" })}>
          {words.undo}
        </Button>
      )}
      {isAccepting && (
        <AcceptDialog
          onAccept={(order) => step.mutate({ action: "accept", ...order })}
          onClose={() => setAccepting(false)}
        />
      )}
      <ProblemNote error={step.error} />
    </>
  );
}

interface AcceptDialogProps {
  readonly onAccept: (order: { readonly name: string; readonly orderNumber: string }) => void;
  readonly onClose: () => void;
}

function AcceptDialog({ onAccept, onClose }: AcceptDialogProps) {
  const { sent: words } = useWords("quotation");
  const { cancel } = useWords("shell");
  const { draft } = useGrid();
  const [name, setName] = useState(draft.content.buyer.name);
  const [orderNumber, setOrderNumber] = useState("");
  return (
    <Modal title={words.acceptTitle} onClose={onClose}>
      <form
        className="modal-form"
        onSubmit={(event) => {
          event.preventDefault();
          onAccept({ name, orderNumber });
        }}
      >
        <InputField
          id="accept-name"
          label={words.acceptName}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <InputField
          id="accept-order"
          label={words.orderNumber}
          dir="ltr"
          value={orderNumber}
          onChange={({ target }) => setOrderNumber(target.value)}
        />
        <div className="send-actions">
          <Button type="submit">{words.accept}</Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
