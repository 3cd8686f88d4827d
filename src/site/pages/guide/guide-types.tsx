import type { Guide } from "#domain/catalogue/guide.ts";
import type { PageContext } from "#site/page.ts";
import { EditionName } from "#site/sections/edition-state.tsx";

interface Part {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** Renders the product types and their standards. */
export function GuideTypes({ context, guide }: Part) {
  const { words, catalogue, addresses } = context;
  const texts = words.pages.guide;
  return (
    <>
      <section aria-labelledby="types-heading">
        <h2 id="types-heading">{texts.types}</h2>
        <dl className="definition-list">
          {guide.productTypes.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="standards-heading">
        <h2 id="standards-heading">{texts.standards}</h2>
        <dl className="definition-list standards-list">
          {guide.standards.map(({ code, text }) => (
            <div key={code}>
              <dt>
                <EditionName context={context} name={code} />
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="small-print">
          {catalogue.texts.guide.standardsNote}
          {catalogue.standards.length > 0 && (
            <>
              {" "}
              <a href={addresses.standards}>{words.pages.standards.all}</a>
            </>
          )}
        </p>
      </section>
    </>
  );
}
