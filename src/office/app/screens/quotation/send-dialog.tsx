import { useMutation } from "@tanstack/react-query";
import type { PriceQuestion } from "#domain/quotation/price-questions.ts";
import { formatRiyals } from "#domain/quotation/money.ts";
import { isOffered, totalsOfQuotation } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { queryClient } from "#office/app/queries.ts";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Modal } from "#office/app/screens/quotation/modal.tsx";
import {
  quotationQuery,
  sendQuotation,
  showStep,
  staleSave,
} from "#office/app/screens/quotation/quotation-calls.ts";
import { ProblemNote } from "#office/app/shell/problem-note.tsx";
import { Button } from "#ui/button/button.tsx";

interface SendDialogProps {
  readonly questions: readonly PriceQuestion[];
  readonly onClose: (text: string) => void;
  readonly onSent: () => void;
}

/** Shows to whom and what is sent, asks about unlikely prices, and sends. */
export function SendDialog({ questions, onClose, onSent }: SendDialogProps) {
  const { sendDialog: words, currency, conflict } = useWords("quotation");
  const { draft, view, lines } = useGrid();
  const { content } = draft;
  const { buyer, language } = content;
  const send = useMutation({
    mutationFn: () =>
      sendQuotation(view.id, {
        version: draft.version(),
        confirmed: questions.map(({ id }) => id),
      }),
    onSuccess: (sent) => {
      onSent();
      return showStep(sent);
    },
    onError: (error) => {
      const stale = staleSave(error);
      if (stale !== undefined) {
        queryClient.setQueryData(quotationQuery(view.id).queryKey, stale.current);
        onClose(conflict.changed);
      }
    },
  });
  const refused = lines.filter(({ kind }) => kind === "not-offered").length;
  const facts = [
    [words.subject, <bdi key="subject">{view.subject[language]}</bdi>],
    [words.lines, words.lineCount(lines.filter(isOffered).length, refused)],
    [words.valid, words.days(content.validDays)],
    [
      words.total,
      <strong key="total" className="figure">
        {formatRiyals(totalsOfQuotation(content, view.vatPercent).total)} {currency}
      </strong>,
    ],
  ] as const;
  const hasQuestions = questions.length > 0;
  return (
    <Modal
      title={words.title(view.revision + 1)}
      className="send-dialog"
      onClose={() => onClose("")}
    >
      <dl className="send-facts">
        <div>
          <dt>{words.to}</dt>
          <dd>
            {buyer.name !== "" && <bdi>{buyer.name}</bdi>}
            {buyer.company !== "" && <bdi>{buyer.company}</bdi>}
            {buyer.email !== "" && <bdi dir="ltr">{buyer.email}</bdi>}
          </dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {buyer.email === "" && <p className="send-warning">{words.noEmail}</p>}
      {hasQuestions && <Questions questions={questions} />}
      <ProblemNote error={send.error} />
      <div className="send-actions">
        <Button
          variant="hero"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks to confirm
          autoFocus
          disabled={send.isPending}
          onClick={() => send.mutate()}
        >
          {send.isPending ? words.sending : hasQuestions ? words.confirmUnlikely : words.confirm}
        </Button>
        <Button variant="ghost" onClick={() => onClose("")}>
          {words.back}
        </Button>
      </div>
    </Modal>
  );
}

function Questions({ questions }: { readonly questions: readonly PriceQuestion[] }) {
  const { sendDialog: words } = useWords("quotation");
  const { lines } = useGrid();
  return (
    <div className="send-warning" role="alert">
      <h3>{words.unlikely}</h3>
      <ul>
        {questions.map(({ id, line: lineId, kind, unitPrice, usualPrice = 0 }) => {
          const index = lines.findIndex((line) => line.id === lineId);
          return (
            <li key={id}>
              <span>{words.line(index + 1)}</span>
              <bdi>{lines[index]?.text}</bdi>
              <strong>
                {words.kinds[kind](formatRiyals(unitPrice), formatRiyals(usualPrice))}
              </strong>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
