import type { Choices, Guide } from "#domain/catalogue/guide.ts";
import { Table } from "#ui/table/table.tsx";

function ChoicesBlock({ choices }: { readonly choices: Choices }) {
  return (
    <section className="guide">
      <h2>{choices.title}</h2>
      <dl>
        {choices.entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {choices.note && <p className="guide-note">{choices.note}</p>}
    </section>
  );
}

/** The comparison tables and choices of a guide. */
export function GuideTables({ guide }: { readonly guide: Guide }) {
  return (
    <div className="guide-tables" id="guides">
      <div className="frame">
        {guide.tables.map((part) =>
          part.kind === "choices" ? (
            <ChoicesBlock key={part.title} choices={part} />
          ) : (
            <Table key={part.caption} {...part} />
          ),
        )}
      </div>
    </div>
  );
}
