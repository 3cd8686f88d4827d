import { addresses } from "#addresses";
import { categoryPageSlugs } from "#content/pages/category-page.ts";
import type { Page, PageContext } from "#site/page.ts";
import { SearchBox } from "#site/sections/search-box.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { CategoryButtons } from "#site/sections/category-buttons.tsx";

/** What stands where no page is, and the ways on. */
export function notFoundPage(context: PageContext): Page {
  const { words } = context;
  const { notFound } = words.pages;
  return {
    status: 404,
    missing: true,
    head: {
      title: notFound.title,
      description: notFound.description,
      keywords: notFound.keywords,
      hidden: true,
    },
    body: (
      <div className="frame not-found">
        <p className="not-found-code">{notFound.code}</p>
        <h1>{notFound.text}</h1>
        <ButtonLink variant="hero" href={addresses.home}>
          {notFound.link}
        </ButtonLink>
        <p>{notFound.hint}</p>
        <SearchBox words={words} label={words.listing.searchLabel} />
        <ul className="popular">
          <CategoryButtons slugs={categoryPageSlugs} size="sm" />
        </ul>
      </div>
    ),
  };
}
