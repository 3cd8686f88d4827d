import type { FixedPage } from "#addresses";
import type { Category } from "#domain/catalogue/category.ts";
import type { Preview } from "#domain/site.ts";
import type { PageContext } from "#site/page.ts";
import { productPictures } from "#site/sections/product-words.ts";

/** Returns the address that names the preview of a category in the shop. */
export function categoryPreview({ addresses }: PageContext, { id }: Category): string {
  return `${addresses.shop}/${id}`;
}

type PreviewImage = Pick<Preview, "picture" | "fills">;

/** Lists the social media previews of all pages in one language. */
export function listPreviews(context: PageContext): readonly Preview[] {
  const { addresses, catalogue, language, words } = context;
  const { home, shop, contact, cities, city, standards, frame, privacy, terms, accessibility } =
    catalogue.texts;
  const scene: PreviewImage = home.scene ? { picture: home.scene.wide, fills: true } : {};
  const { kits } = catalogue;
  const [guide] = catalogue.guides;
  const preview = (
    address: string,
    title: string,
    image: PreviewImage,
    line = frame.previewLine,
  ) => ({
    address,
    language,
    title,
    line,
    ...image,
  });
  const guideImage = (stem: string | undefined): PreviewImage =>
    stem === undefined ? {} : { picture: stem };
  const fixed: Readonly<Record<FixedPage, readonly Preview[]>> = {
    home: [preview(addresses.home, home.headline, scene)],
    contact: [preview(addresses.contact, contact.heading, scene)],
    request: [preview(addresses.request, contact.request.heading, scene)],
    cities: catalogue.cities.length > 0 ? [preview(addresses.cities, cities.heading, scene)] : [],
    shop: [preview(addresses.shop, shop.heading, guideImage(guide?.scene?.stem))],
    standards: standards ? [preview(addresses.standards, standards.heading, scene)] : [],
    aids: [preview(addresses.aids, words.aids.name, scene)],
    kits: kits ? [preview(addresses.kits, kits.page.heading, scene)] : [],
    privacy: [preview(addresses.privacy, privacy.heading, {})],
    terms: [preview(addresses.terms, terms.heading, {})],
    accessibility: [preview(addresses.accessibility, accessibility.heading, {})],
    notFound: [],
    gallery: [],
  };
  return [
    ...Object.values(fixed).flat(),
    ...catalogue.categories.map((category) => {
      const pictured = catalogue
        .inCategory(category.id)
        .find(({ likeness }) => likeness === undefined);
      return preview(
        categoryPreview(context, category),
        category.name,
        pictured ? { picture: productPictures(pictured, context)[0].stem } : {},
      );
    }),
    ...catalogue.cities.map(({ slug, name }) =>
      preview(
        addresses.city(slug),
        city.heading.replaceAll("{city}", () => name),
        scene,
      ),
    ),
    ...catalogue.guides.map(({ slug, name, scene: guideScene }) =>
      preview(addresses.guide(slug), name, guideImage(guideScene?.stem)),
    ),
    ...catalogue.products.map((product) =>
      preview(
        addresses.product(product.slug),
        product.name,
        product.likeness === undefined
          ? { picture: productPictures(product, context)[0].stem }
          : {},
        `${product.code} · ${product.subcategory.name}`,
      ),
    ),
  ];
}
