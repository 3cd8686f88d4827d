import type { Standard } from "#domain/catalogue/standard.ts";
import type { PageContext } from "#site/page.ts";
import { EditionState } from "#site/sections/edition-state.tsx";
import { monthIn } from "#words/times.ts";

interface Part {
  readonly context: PageContext;
  readonly standard: Standard;
}

/** Renders the editions of a standard, the one in force first. */
export function StandardEditions({ context, standard }: Part) {
  const { standards: texts } = context.words.pages;
  const [latest = ""] = standard.editions
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  return (
    <section aria-labelledby="editions-heading">
      <h2 id="editions-heading">{texts.editions}</h2>
      <dl className="definition-list standards-list">
        {standard.editions.map((edition) => (
          <div key={edition.name}>
            <dt>
              <bdi dir="ltr">{edition.name}</bdi>
            </dt>
            <dd>
              {edition.about}{" "}
              <span className="edition-state">
                <EditionState context={context} edition={edition} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="small-print">
        {texts.certificate} {texts.lookedUp(monthIn(context.language, latest))}
      </p>
    </section>
  );
}
