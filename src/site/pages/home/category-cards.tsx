import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { categoryPages } from "#content/category-pages.ts";
import { categoryCards, claim } from "#content/claims.ts";
import { categoryPictograms } from "#content/pictograms.ts";
import { inOpening } from "#domain/catalogue/filter.ts";
import type { PageContext } from "#site/page.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";
import { ScenePicture } from "#site/sections/scene-picture.tsx";

/** The eight ways into the catalogue, each with the claimed range and the number shown online. */
export function CategoryCards({ context }: { readonly context: PageContext }) {
  const { categories } = context.words.home;
  return (
    <section className="frame category-cards" aria-labelledby="categories-heading">
      <h2 id="categories-heading">{categories.heading}</h2>
      <ul>
        {categoryCards.map((card) => {
          const page = categoryPages.find(({ slug }) => slug === card.page);
          const [sign] = page ? categoryPictograms[page.slug] : [];
          const shown = page ? inOpening(products, page.opening) : [];
          return (
            <li key={card.name} data-family={card.page}>
              <a href={addresses.categoryPage(card.page)}>
                <ScenePicture
                  category={card.page}
                  sizes="(min-width: 64rem) 19rem, 56vw"
                  decorative
                />
                {sign && <Pictogram name={sign} size={40} />}
                <span className="category-card-text">
                  <b>{card.name}</b>
                  {claim("categoryCounts") && <span>{card.count}</span>}
                  <span className="category-card-online">{categories.online(shown.length)}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
