import { formatRiyals } from "#domain/quotation/money.ts";
import { totalsOfQuotation } from "#domain/quotation/quotation.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { pdfAddress } from "#office/app/screens/quotation/quotation-calls.ts";
import type { SaveState } from "#office/app/screens/quotation/use-draft.ts";
import { useProblemText } from "#office/app/shell/problem-note.tsx";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { clockIn } from "#words/times.ts";

/** Sums, the state of saving, and the sending; always visible below the lines. */
export function TotalsBar({ problems }: { readonly problems: number }) {
  const words = useWords("quotation");
  const { draft, view, lines, isLocked, send } = useGrid();
  const { subtotal, vat, total } = totalsOfQuotation(draft.content, view.vatPercent);
  const missing = lines.filter(
    ({ kind, unitPrice }) => kind !== "not-offered" && unitPrice === undefined,
  ).length;
  return (
    <div className="totals-bar">
      <div className="totals-state">
        <SaveNote state={draft.saveState} />
        {missing > 0 && <span className="totals-missing">{words.missing(missing)}</span>}
        {problems > 0 && (
          <span className="totals-problem" role="alert">
            {words.problemsOf(problems)}
          </span>
        )}
      </div>
      <dl className="totals-sums">
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{formatRiyals(subtotal)}</dd>
        </div>
        <div>
          <dt>{words.vat(view.vatPercent)}</dt>
          <dd>{formatRiyals(vat)}</dd>
        </div>
        <div className="totals-total">
          <dt>
            {words.total} <small>{words.currency}</small>
          </dt>
          <dd>{formatRiyals(total)}</dd>
        </div>
      </dl>
      <div className="totals-actions">
        <ButtonLink
          variant="outline"
          size="sm"
          href={isLocked ? pdfAddress(view.id, view.revision) : pdfAddress(view.id)}
          target="_blank"
          rel="noreferrer"
          title={words.previewNote}
          onPointerDown={() => void draft.flush()}
          onFocus={() => void draft.flush()}
        >
          {words.preview}
        </ButtonLink>
        {!isLocked && (
          <Button
            id="quotation-send"
            variant="hero"
            size="sm"
            title={words.sendKeys}
            aria-keyshortcuts="Control+Enter"
            onClick={send}
          >
            {words.send}
          </Button>
        )}
      </div>
    </div>
  );
}

function SaveNote({ state }: { readonly state: SaveState }) {
  const words = useWords("quotation");
  const { language } = useLanguage();
  const describeError = useProblemText();
  switch (state.kind) {
    case "saved":
      return <span className="save-note">{words.saved(clockIn(language, state.at))}</span>;
    case "offline":
      return (
        <span className="save-note save-trouble" role="alert">
          {words.offline}
        </span>
      );
    case "refused":
      return (
        <span className="save-note save-trouble" role="alert">
          {state.error.problem.fields === undefined
            ? words.notSaved(describeError(state.error))
            : words.refused}
        </span>
      );
    case "saving":
    case "unsaved":
      return <span className="save-note">{words[state.kind]}</span>;
  }
}
