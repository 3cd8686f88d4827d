import type { Page, PageContext } from "#site/page.ts";
import { SearchBox } from "#site/sections/search-box.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";

/** Builds the 404 page with a search and links to guides. */
export function notFoundPage(context: PageContext): Page {
  const { words, addresses, catalogue } = context;
  const { notFound } = words.pages;
  const { title, description, keywords } = catalogue.texts.notFound;
  return {
    status: 404,
    missing: true,
    head: {
      title,
      description,
      keywords,
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
        <SearchBox context={context} label={words.listing.searchLabel} />
        <ul className="popular">
          <GuideButtons
            context={context}
            slugs={catalogue.guides.map(({ slug }) => slug)}
            size="sm"
          />
        </ul>
      </div>
    ),
  };
}
