import type { PageContext } from "#site/page.ts";
import { ScenePicture } from "#site/sections/scene-picture.tsx";

/** The number of tiles that a phone shows before it is scrolled. */
const eagerTiles = 3;

/** Renders a row of tiles that lead to the categories; small screens scroll it sideways. */
export function CategoryShelf({ context }: { readonly context: PageContext }) {
  const { catalogue, addresses, words } = context;
  const { cards } = catalogue.texts.home.categories;
  return cards.length === 0 ? null : (
    <nav className="shelf" aria-label={words.frame.navigation.categories}>
      <ul>
        {cards.map(({ name, guide: slug }, index) => {
          const guide = catalogue.guide(slug);
          return (
            <li key={name}>
              <a href={addresses.guide(slug)} data-family={slug}>
                {guide?.scene && (
                  <ScenePicture
                    scene={guide.scene}
                    sizes="9.5rem"
                    decorative
                    eager={index < eagerTiles}
                  />
                )}
                <b>{name}</b>
                {guide && (
                  <span>{words.listing.count(catalogue.inSelection(guide.shows).length)}</span>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
