import type { EnquiryDetail } from "#domain/office/enquiry-messages.ts";
import { lossReasons } from "#domain/office/enquiry-state.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { minuteIn } from "#words/times.ts";

/** Steps of the enquiry, the latest first. */
export function Steps({ enquiry: { steps } }: { readonly enquiry: EnquiryDetail }) {
  const words = useWords("enquiry");
  const { states, reasons } = useWords("enquiries");
  const { language } = useLanguage();
  if (steps.length === 0) {
    return null;
  }
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{words.steps}</h2>
      <ol className="step-list">
        {steps.map(({ at, person, from, to, reason, isUndone }) => {
          const lossReason = lossReasons.find((candidate) => candidate === reason);
          return (
            <li key={`${at} ${from} ${to}`} data-undone={isUndone ? "" : undefined}>
              <span>{words.step(states[from], states[to])}</span>
              {lossReason !== undefined && <span>{reasons[lossReason]}</span>}
              <bdi>{person ?? words.byCommand}</bdi>
              <span>{minuteIn(language, at)}</span>
              {isUndone && <span>({words.undone})</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
