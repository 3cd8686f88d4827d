import type { CategoryPage, Guide } from "#content/pages/category-page.ts";
import { Table } from "#ui/table/table.tsx";

function GuideBlock({ guide }: { readonly guide: Guide }) {
  return (
    <section className="guide">
      <h2>{guide.title}</h2>
      <dl>
        {guide.entries.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {guide.note && <p className="guide-note">{guide.note}</p>}
    </section>
  );
}

/** The comparison tables and guides of a category. */
export function CategoryGuides({ page }: { readonly page: CategoryPage }) {
  return (
    <div className="category-guides" id="guides">
      <div className="frame">
        {page.tables.map((part) =>
          part.kind === "guide" ? (
            <GuideBlock key={part.title} guide={part} />
          ) : (
            <Table key={part.caption} {...part} />
          ),
        )}
      </div>
    </div>
  );
}
