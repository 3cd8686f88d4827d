import type { Guide } from "#domain/catalogue/guide.ts";
import type { PageContext } from "#site/page.ts";

interface Part {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** Renders selection advice and common mistakes. */
export function Selection({ context, guide }: Part) {
  const texts = context.words.pages.guide;
  return (
    <div className="text-columns">
      <section aria-labelledby="selection-heading">
        <h2 id="selection-heading">{texts.selection}</h2>
        <ol className="selection">
          {guide.selection.map((advice) => (
            <li key={advice}>
              <span>{advice}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="mistakes-heading">
        <h2 id="mistakes-heading">{texts.mistakes}</h2>
        <dl className="mistakes">
          {guide.mistakes.map(({ mistake, instead }) => (
            <div key={mistake}>
              <dt>{mistake}</dt>
              <dd>{instead}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
