import { formatRiyals } from "#domain/quotation/money.ts";
import { useLanguage, useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { pdfAddress } from "#office/app/screens/quotation/quotation-calls.ts";
import { minuteIn } from "#words/times.ts";

/** Sent revisions and the answers to them, the newest first. */
export function History() {
  const words = useWords("quotation");
  const { language } = useLanguage();
  const { view } = useGrid();
  const names: Readonly<Record<string, string>> = words.decisions;
  const revisions = view.revisions.map(({ revision, sentAt, total }) => ({
    key: `revision-${revision}`,
    at: sentAt,
    content: (
      <>
        <b>{words.revision(revision)}</b>
        <span className="figure">{formatRiyals(total)}</span>
        <a
          href={pdfAddress(view.id, revision)}
          target="_blank"
          rel="noreferrer"
          aria-label={words.sent.pdfOf(revision)}
        >
          {words.preview}
        </a>
      </>
    ),
  }));
  const decisions = view.decisions.map((decision) => ({
    key: decision.id,
    at: decision.at,
    content: (
      <>
        <b>{names[decision.action] ?? decision.action}</b>
        <span>{words.revision(decision.revision)}</span>
        {decision.name !== null && decision.name !== "" && <bdi>{decision.name}</bdi>}
        {decision.orderNumber !== null && decision.orderNumber !== "" && (
          <span>{words.orderNumber(decision.orderNumber)}</span>
        )}
        {decision.actor === "staff" && <span>{words.byStaff}</span>}
        {decision.undoneAt !== null && <span>{words.undone}</span>}
        {decision.words !== "" && (
          <span className="history-words" dir="auto">
            {decision.words}
          </span>
        )}
      </>
    ),
  }));
  const entries = [...revisions, ...decisions];
  entries.sort((a, b) => b.at - a.at);
  return entries.length === 0 ? null : (
    <section className="quotation-history" aria-labelledby="quotation-history">
      <h3 id="quotation-history">{words.history}</h3>
      <ol>
        {entries.map(({ key, at, content }) => (
          <li key={key}>
            <span className="history-time">{minuteIn(language, at)}</span>
            {content}
          </li>
        ))}
      </ol>
    </section>
  );
}
