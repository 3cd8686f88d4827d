import type { Choices, Drawing, Guide, GuidePart } from "#domain/catalogue/guide.ts";
import { Table } from "#ui/table/table.tsx";

/** Returns the title of a part. */
export function partTitle(part: GuidePart): string {
  return part.kind === "table" ? part.caption : part.title;
}

/** Returns the id of a part's heading; parts count from 0. */
export function partId(index: number): string {
  return `part-${index + 1}`;
}

interface PartProps<Part> {
  readonly part: Part;
  readonly id: string;
}

function Note({ part: { note } }: { readonly part: GuidePart }) {
  return note === undefined ? null : <p className="note">{note}</p>;
}

function ChoicesPart({ part, id }: PartProps<Choices>) {
  return (
    <section className="choices" aria-labelledby={id}>
      <h2 id={id}>{part.title}</h2>
      <dl>
        {part.entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Note part={part} />
    </section>
  );
}

/** Renders a numbered drawing with its legend. */
function DrawingPart({ part, id }: PartProps<Drawing>) {
  return (
    <section className="drawing" aria-labelledby={id}>
      <h2 id={id}>{part.title}</h2>
      <figure>
        <div role="img" aria-labelledby={id} dangerouslySetInnerHTML={{ __html: part.svg }} />
        <ol>
          {part.points.map(({ term, text }) => (
            <li key={term}>
              <b>{term}</b> <span>{text}</span>
            </li>
          ))}
        </ol>
      </figure>
      <Note part={part} />
    </section>
  );
}

/** Renders the tables, choices and drawings of a guide. */
export function GuideParts({ guide }: { readonly guide: Guide }) {
  return (
    <div className="guide-parts">
      {guide.tables.map((part, index) => {
        const id = partId(index);
        switch (part.kind) {
          case "table":
            return <Table key={id} id={id} {...part} />;
          case "choices":
            return <ChoicesPart key={id} id={id} part={part} />;
          case "drawing":
            return <DrawingPart key={id} id={id} part={part} />;
        }
      })}
    </div>
  );
}
