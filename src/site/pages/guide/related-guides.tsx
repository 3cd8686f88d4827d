import type { Guide } from "#domain/catalogue/guide.ts";
import type { PageContext } from "#site/page.ts";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";

interface Part {
  readonly context: PageContext;
  readonly guide: Guide;
}

/** Where to read on. */
export function RelatedGuides({ context, guide }: Part) {
  return (
    <nav className="related" aria-labelledby="related-heading">
      <h2 id="related-heading">{context.words.pages.guide.related}</h2>
      <ul>
        <GuideButtons context={context} slugs={guide.related} />
      </ul>
    </nav>
  );
}
