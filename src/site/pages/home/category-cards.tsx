import type { PageContext } from "#site/page.ts";
import { Pictogram } from "#site/sections/pictogram.tsx";
import { ScenePicture } from "#site/sections/scene-picture.tsx";

/** Renders the category cards with their claimed range and the count online. */
export function CategoryCards({ context }: { readonly context: PageContext }) {
  const { catalogue, addresses, words } = context;
  const { heading, cards } = catalogue.texts.home.categories;
  if (cards.length === 0) {
    return null;
  }
  return (
    <section className="frame category-cards" aria-labelledby="categories-heading">
      <h2 id="categories-heading">{heading}</h2>
      <ul>
        {cards.map((card) => {
          const guide = catalogue.guide(card.guide);
          const [sign] = guide?.pictograms ?? [];
          const products = guide ? catalogue.inSelection(guide.shows) : [];
          return (
            <li key={card.name} data-family={card.guide}>
              <a href={addresses.guide(card.guide)}>
                {guide?.scene && (
                  <ScenePicture
                    scene={guide.scene}
                    sizes="(min-width: 64rem) 19rem, (min-width: 48rem) 24vw, 51vw"
                    decorative
                  />
                )}
                <span className="category-card-text">
                  {sign && <Pictogram name={sign} size={40} />}
                  <b>{card.name}</b>
                  {card.count && <span>{card.count}</span>}
                  <span className="category-card-online">
                    {words.pages.home.online(products.length)}
                  </span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
