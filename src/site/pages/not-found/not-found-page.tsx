import { longestQuery } from "#reading/search/need.ts";
import type { Page, PageContext } from "#site/page.ts";
import { ProductCard } from "#site/sections/product-card.tsx";
import { SearchBox } from "#site/sections/search-box.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { GuideButtons } from "#site/sections/guide-buttons.tsx";

const maxNearest = 4;

/** Builds the 404 page with a search, the products nearest to the address, and links to guides. */
export function notFoundPage(context: PageContext, searchParams?: URLSearchParams): Page {
  const { words, addresses, catalogue, search } = context;
  const query = (searchParams?.get("q") ?? "").slice(0, longestQuery).trim();
  const nearest = query === "" ? [] : search(query).products.slice(0, maxNearest);
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
        <SearchBox
          context={context}
          label={words.listing.searchLabel}
          {...(query !== "" && { query })}
        />
        <ul className="popular">
          <GuideButtons
            context={context}
            slugs={catalogue.guides.map(({ slug }) => slug)}
            size="sm"
          />
        </ul>
        {nearest.length > 0 && (
          <section className="not-found-nearest" aria-labelledby="nearest">
            <h2 id="nearest">{notFound.nearest}</h2>
            <ul className="card-grid">
              {nearest.map((product) => (
                <ProductCard key={product.slug} context={context} product={product} />
              ))}
            </ul>
          </section>
        )}
      </div>
    ),
  };
}
