import { addressesIn } from "#addresses";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { ledByVariety, pageSize, tabCount } from "#domain/catalogue/filter.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { pictureFile, pictureFolder } from "#domain/picture-files.ts";
import { escaped, floorDocument, type FloorLinks, type FloorPage } from "./floor-document.ts";

/** Up to so many products the shop of the floor shows all in one page. */
const wholeRange = 200;
const homeCards = 12;

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join("");
}

/** Every text of a part of the content that is more than a name, wherever it stands. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return value.length > 20 ? [value] : [];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function picture({ pictures: [first], name }: Product, width: number, loading: string): string {
  const file = first && pictureFolder + pictureFile(first.stem, width, "avif");
  const size = `width="${width}" height="${width}"`;
  return file ? `<img src="${file}" ${size} alt="${escaped(name)}" ${loading}>` : "";
}

const eager = 'fetchpriority="high"';

function cards(products: readonly Product[], addressOf: (slug: string) => string): string {
  const items = products.map((product, index) => {
    const { category, name, description, specifications, order, slug } = product;
    const badges = specifications.standards.map(
      (text) => `<span class="b">${escaped(text)}</span>`,
    );
    return (
      `<li class="c" data-k="${category.id}">${picture(product, 320, index < 2 ? eager : 'loading="lazy"')}` +
      `<span class="b">${escaped(category.name)}</span><h3>${escaped(name)}</h3>` +
      `<p>${escaped(description)}</p><div>${badges.join(" ")}</div>` +
      `<div>${order.stock ?? ""} · ${order.minimum}</div>` +
      `<button data-d="${addressOf(slug)}">View Details</button></li>`
    );
  });
  return `<ul class="g">${items.join("")}</ul>`;
}

function tabs({ categories }: Catalogue): string {
  const tab = (id: string, name: string, isFirst = false) =>
    `<button role="tab"${isFirst ? ' aria-selected="true"' : ""} data-k="${id}">${escaped(name)}</button>`;
  const buttons = categories.slice(0, tabCount).map(({ id, name }) => tab(id, name));
  return `<div role="tablist">${[tab("", "All", true), ...buttons].join(" ")}</div>`;
}

/** The documents of the floor by address: the words and pictures of the site, and nothing besides. */
function pagesOf(
  catalogue: Catalogue,
  addresses: readonly string[],
): ReadonlyMap<string, FloorPage> {
  const paths = addressesIn(catalogue.language);
  const { texts, products, guides, cities, categories } = catalogue;
  const listed =
    products.length > wholeRange ? ledByVariety(products, pageSize).slice(0, pageSize) : products;
  const pages = new Map<string, FloorPage>();
  const featured = ledByVariety(products, homeCards).slice(0, homeCards);
  const productLinks = featured.map(
    ({ slug, name }) => `<a href="${paths.product(slug)}">${escaped(name)}</a>`,
  );
  const list = categories.map(({ name }) => `<li>${escaped(name)}</li>`).join("");
  pages.set(paths.home, {
    title: texts.home.headline,
    body:
      `<p>${escaped(texts.home.lead)}</p><a href="${paths.shop}">Shop</a><ul>${list}</ul>` +
      cards(featured, paths.product) +
      paragraphs(textsIn([texts.home.benefits, texts.home.intro, texts.home.questions])) +
      productLinks.join(" "),
  });
  pages.set(paths.shop, {
    title: texts.shop.heading,
    body: `<p>${escaped(texts.shop.intro)}</p>${tabs(catalogue)}${cards(listed, paths.product)}`,
  });
  for (const guide of guides) {
    const ofGuide = catalogue.inSelection(guide.shows).slice(0, pageSize);
    const body = paragraphs(textsIn([guide.lead, guide.productTypes, guide.tables]));
    pages.set(paths.guide(guide.slug), {
      title: guide.heading,
      body: body + cards(ofGuide, paths.product) + paragraphs(textsIn(guide.mistakes)),
    });
  }
  for (const product of products) {
    const address = paths.product(product.slug);
    if (addresses.includes(address)) {
      const body = paragraphs(textsIn([product.description, product.details, product.features]));
      pages.set(address, { title: product.name, body: picture(product, 640, eager) + body });
    }
  }
  pages.set(paths.contact, {
    title: texts.contact.heading,
    body: `<p>${escaped(texts.contact.intro)}</p><form><label>Name <input name="name"></label><button>Send</button></form>`,
  });
  const ways = cities.map(
    ({ slug, name }) => `<li><a href="${paths.city(slug)}">${escaped(name)}</a></li>`,
  );
  pages.set(paths.cities, {
    title: texts.cities.heading,
    body: `<p>${escaped(texts.cities.intro)}</p><ul>${ways.join("")}</ul>`,
  });
  for (const city of cities) {
    const body = paragraphs(textsIn([city.lead, city.sites, city.road, city.reasons]));
    pages.set(paths.city(city.slug), { title: city.name, body });
  }
  return pages;
}

/** The page for unknown addresses. */
const nothing: FloorPage = { title: "Page not found", body: '<a href="/">Home</a>' };

/** The documents of the floor by their addresses; what is not among them is not found. */
export function floorDocuments(
  catalogue: Catalogue,
  requested: readonly string[],
  links: FloorLinks,
  prerendered: readonly string[],
): { readonly documents: ReadonlyMap<string, string>; readonly missing: string } {
  const pages = pagesOf(catalogue, [...requested, ...prerendered]);
  const documents = [...pages]
    .filter(([address]) => requested.includes(address) || prerendered.includes(address))
    .map(([address, page]) => [address, floorDocument(page, links, prerendered)] as const);
  return { documents: new Map(documents), missing: floorDocument(nothing, links, []) };
}
