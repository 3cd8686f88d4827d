import { addresses } from "#addresses";
import { categoryPages } from "#content/category-pages.ts";
import type { CategoryPageSlug } from "#content/pages/category-page.ts";
import { ButtonLink, type ButtonSize } from "#ui/button/button.tsx";

interface CategoryButtonsProps {
  /** The pages in the order given. */
  readonly slugs: readonly CategoryPageSlug[];
  readonly size?: ButtonSize;
}

/** List items that lead to category pages. */
export function CategoryButtons({ slugs, size = "default" }: CategoryButtonsProps) {
  return slugs
    .flatMap((slug) => categoryPages.filter((page) => page.slug === slug))
    .map(({ slug, name }) => (
      <li key={slug}>
        <ButtonLink variant="outline" size={size} href={addresses.categoryPage(slug)}>
          {name}
        </ButtonLink>
      </li>
    ));
}
