import type { CategoryPage } from "#content/pages/category-page.ts";
import type { Words } from "#content/words/words.ts";

interface Part {
  readonly words: Words;
  readonly page: CategoryPage;
}

/** The kinds of product, and the standards to look for on them. */
export function CategoryTypes({ words, page }: Part) {
  const { category } = words.pages;
  return (
    <div className="frame category-text">
      <section aria-labelledby="types-heading">
        <h2 id="types-heading">{category.types}</h2>
        <dl className="definition-list">
          {page.productTypes.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="standards-heading">
        <h2 id="standards-heading">{category.standards}</h2>
        <dl className="definition-list standards-list">
          {page.standards.map(({ code, text }) => (
            <div key={code}>
              <dt>
                <bdi dir="ltr">{code}</bdi>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="small-print">{category.standardsNote}</p>
      </section>
    </div>
  );
}
