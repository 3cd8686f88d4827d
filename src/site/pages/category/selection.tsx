import type { CategoryPage } from "#content/pages/category-page.ts";
import type { Words } from "#content/words/words.ts";

interface Part {
  readonly words: Words;
  readonly page: CategoryPage;
}

/** How to choose, and what goes wrong. */
export function Selection({ words, page }: Part) {
  const { category } = words.pages;
  return (
    <div className="frame category-text">
      <section aria-labelledby="selection-heading">
        <h2 id="selection-heading">{category.selection}</h2>
        <ol className="selection">
          {page.selection.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="mistakes-heading">
        <h2 id="mistakes-heading">{category.mistakes}</h2>
        <dl className="mistakes">
          {page.mistakes.map(({ mistake, instead }) => (
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
