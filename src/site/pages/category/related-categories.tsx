import type { CategoryPage } from "#content/pages/category-page.ts";
import type { Words } from "#content/words/words.ts";
import { CategoryButtons } from "#site/sections/category-buttons.tsx";

interface Part {
  readonly words: Words;
  readonly page: CategoryPage;
}

/** Where to read on. */
export function RelatedCategories({ words, page }: Part) {
  return (
    <nav className="frame related" aria-labelledby="related-heading">
      <h2 id="related-heading">{words.pages.category.related}</h2>
      <ul>
        <CategoryButtons slugs={page.related} />
      </ul>
    </nav>
  );
}
