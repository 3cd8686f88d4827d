import { addresses } from "#addresses";
import { categoryPages } from "#content/category-pages.ts";
import type { CategoryPage } from "#content/pages/category-page.ts";
import type { Words } from "#content/words/words.ts";
import { ButtonLink } from "#ui/button/button.tsx";

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
        {page.related
          .flatMap((slug) => categoryPages.filter((other) => other.slug === slug))
          .map(({ slug, name }) => (
            <li key={slug}>
              <ButtonLink variant="outline" href={addresses.categoryPage(slug)}>
                {name}
              </ButtonLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
