import { addresses } from "#addresses";
import { products } from "#content/catalogue.ts";
import { categoryPages } from "#content/category-pages.ts";
import { cities } from "#content/cities.ts";
import { categoryScenes } from "#content/pictures/scenes.ts";
import { homeScene } from "#content/pictures/sizes.ts";
import type { Words } from "#content/words/words.ts";

/** What social media show with a link to a page. */
export interface Preview {
  /** The page's address. */
  readonly address: string;
  readonly title: string;
  /** A short line above the title. */
  readonly line: string;
  /** The picture key, or the master of a scene. */
  readonly picture: string;
  /** Whether the picture may be cut to fill its place; one on the studio's background may not. */
  readonly fills?: boolean;
}

/** A preview for every kind of page, and for every product, category and city. */
export function previewsOf({ home, pages, site }: Words): readonly Preview[] {
  const scene = { picture: homeScene, fills: true };
  return [
    { address: addresses.home, title: home.headline, line: site.previewLine, ...scene },
    { address: addresses.contact, title: pages.contact.heading, line: site.previewLine, ...scene },
    { address: addresses.cities, title: pages.cities.heading, line: site.previewLine, ...scene },
    ...cities.map(({ slug, name }) => ({
      address: addresses.city(slug),
      title: pages.city.heading(name),
      line: site.previewLine,
      ...scene,
    })),
    {
      address: addresses.shop,
      title: pages.shop.heading,
      line: site.previewLine,
      picture: categoryScenes.ppe.master,
    },
    ...categoryPages.map(({ slug, name }) => ({
      address: addresses.categoryPage(slug),
      title: name,
      line: site.previewLine,
      picture: categoryScenes[slug].master,
    })),
    ...products.map(({ slug, name, id, subcategory, images }) => ({
      address: addresses.product(slug),
      title: name,
      line: `${id} · ${subcategory}`,
      picture: images[0],
    })),
  ];
}
