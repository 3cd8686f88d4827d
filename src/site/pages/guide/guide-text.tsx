import type { Guide } from "#domain/catalogue/guide.ts";
import type { PageContext } from "#site/page.ts";
import { GuideParts, partId, partTitle } from "#site/pages/guide/guide-parts.tsx";
import { GuideTypes } from "#site/pages/guide/guide-types.tsx";
import { Selection } from "#site/pages/guide/selection.tsx";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";

interface Part {
  readonly context: PageContext;
  readonly guide: Guide;
}

function RelatedGuides({ context, guide }: Part) {
  return (
    <nav className="related" aria-labelledby="related-heading">
      <h2 id="related-heading">{context.words.pages.guide.related}</h2>
      <ul>
        <GuideButtons context={context} slugs={guide.related} />
      </ul>
    </nav>
  );
}

interface Part {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** Renders the table of contents. */
function Contents({ context, guide }: Part) {
  const texts = context.words.pages.guide;
  const entries = [
    { id: "types-heading", name: texts.types },
    { id: "standards-heading", name: texts.standards },
    ...guide.tables.map((part, index) => ({ id: partId(index), name: partTitle(part) })),
    { id: "selection-heading", name: texts.selection },
    { id: "mistakes-heading", name: texts.mistakes },
  ];
  return (
    <nav className="guide-contents" id="guides" aria-labelledby="contents-heading">
      <h2 id="contents-heading">{texts.contents}</h2>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function GuideText({ context, guide }: Part) {
  return (
    <div className="guide-text">
      <div className="frame">
        <Contents context={context} guide={guide} />
        <div className="guide-sections">
          <GuideTypes context={context} guide={guide} />
          <GuideParts guide={guide} />
          <Selection context={context} guide={guide} />
          <RelatedGuides context={context} guide={guide} />
        </div>
      </div>
    </div>
  );
}
