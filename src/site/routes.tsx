import { kinds, prefixOf, type FixedPage } from "#addresses";
import { aidSlugs } from "#domain/aids/aid.ts";
import { pageSize } from "#domain/catalogue/filter.ts";
import { longestSlug } from "#domain/delivery/nearest.ts";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import type { PostedRows, SiteAddress } from "#domain/site.ts";
import { aidPage, aidsPage } from "#site/pages/aids/aids-page.tsx";
import { citiesPage } from "#site/pages/cities/cities-page.tsx";
import { cityPage } from "#site/pages/city/city-page.tsx";
import { unknownCityPage } from "#site/pages/city/unknown-city-page.tsx";
import { contactPage } from "#site/pages/contact/contact-page.tsx";
import { galleryPage } from "#site/pages/gallery/gallery-page.tsx";
import { guidePage } from "#site/pages/guide/guide-page.tsx";
import { homePage } from "#site/pages/home/home-page.tsx";
import { kitsPage } from "#site/pages/kits/kits-page.tsx";
import { accessibilityPage, privacyPage, termsPage } from "#site/pages/legal/legal-pages.tsx";
import { notFoundPage } from "#site/pages/not-found/not-found-page.tsx";
import { offlinePage } from "#site/pages/offline/offline-page.tsx";
import { requestPage } from "#site/pages/request/request-page.tsx";
import { productPage } from "#site/pages/product/product-page.tsx";
import { standardPage } from "#site/pages/standards/standard-page.tsx";
import { standardsPage } from "#site/pages/standards/standards-page.tsx";
import { shopPage } from "#site/pages/shop/shop-page.tsx";
import { suggestionsPage } from "#site/pages/suggestions/suggestions-page.tsx";
import type { Page, PageContext } from "#site/page.ts";

/** Lists the pages of a listing; the sitemap has only the first. */
function listingPages(
  context: PageContext,
  address: string,
  count: number,
): readonly SiteAddress[] {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  return Array.from({ length: pages }, (_, index) => ({
    address: context.addresses.page(address, index + 1),
    listed: index === 0,
  }));
}

/** Lists every address in one language that is known at publication. */
export function listSiteAddresses(context: PageContext): readonly SiteAddress[] {
  const { addresses, catalogue } = context;
  const { products, categories, guides, cities, standards } = catalogue;
  const listed = (address: string): SiteAddress => ({ address, listed: true });
  const hidden = (address: string): SiteAddress => ({ address, listed: false });
  const fixed: Readonly<Record<FixedPage, readonly SiteAddress[]>> = {
    home: [listed(addresses.home)],
    shop: listingPages(context, addresses.shop, products.length),
    contact: [listed(addresses.contact)],
    request: [listed(addresses.request)],
    cities: cities.length > 0 ? [listed(addresses.cities)] : [],
    standards: standards.length > 0 ? [listed(addresses.standards)] : [],
    kits: catalogue.kits
      ? [
          listed(addresses.kits),
          ...catalogue.kits.trades.map(({ id }) => hidden(addresses.kit(id))),
        ]
      : [],
    aids: [listed(addresses.aids), ...aidSlugs.map((slug) => listed(addresses.aid(slug)))],
    privacy: [listed(addresses.privacy)],
    terms: [listed(addresses.terms)],
    accessibility: [listed(addresses.accessibility)],
    notFound: [hidden(addresses.notFound)],
    offline: [hidden(addresses.offline)],
    gallery: [{ address: addresses.gallery, listed: false, demonstrationOnly: true }],
  };
  return [
    ...Object.values(fixed).flat(),
    ...categories.flatMap(({ id }) =>
      listingPages(context, addresses.shopCategory(id), catalogue.inCategory(id).length),
    ),
    ...guides.flatMap(({ slug, shows }) =>
      listingPages(context, addresses.guide(slug), catalogue.inSelection(shows).length),
    ),
    ...cities.map(({ slug }) => listed(addresses.city(slug))),
    ...products.map(({ slug }) => listed(addresses.product(slug))),
    ...standards.map(({ slug }) => listed(addresses.standard(slug))),
  ];
}

type MakePage = (
  context: PageContext,
  searchParams: URLSearchParams,
  form?: EnquiryFormState,
  posted?: PostedRows,
) => Page | undefined;

const fixedPages: Readonly<Record<FixedPage, MakePage>> = {
  home: homePage,
  shop: shopPage,
  contact: contactPage,
  request: requestPage,
  cities: (context) => (context.catalogue.cities.length > 0 ? citiesPage(context) : undefined),
  standards: standardsPage,
  kits: kitsPage,
  aids: aidsPage,
  privacy: privacyPage,
  terms: termsPage,
  accessibility: accessibilityPage,
  notFound: notFoundPage,
  offline: offlinePage,
  gallery: galleryPage,
};

function fixedPage({ addresses }: PageContext, path: string): MakePage | undefined {
  const names = Object.keys(fixedPages) as FixedPage[];
  const name = names.find((page) => addresses[page] === path);
  return name && fixedPages[name];
}

function cityOrUnknownPage(context: PageContext, slug: string): Page | undefined {
  const { catalogue } = context;
  const city = catalogue.city(slug);
  if (city) {
    return cityPage(context, city);
  }
  const isPlausible = catalogue.cities.length > 0 && slug.length <= longestSlug;
  return isPlausible ? unknownCityPage(context, slug) : undefined;
}

function dynamicPage(
  context: PageContext,
  kind: string,
  slug: string,
  searchParams: URLSearchParams,
) {
  const { catalogue } = context;
  switch (kind) {
    case kinds.city:
      return cityOrUnknownPage(context, slug);
    case kinds.guide: {
      const guide = catalogue.guide(slug);
      return guide && guidePage(context, guide, searchParams);
    }
    case kinds.product: {
      const product = catalogue.product(slug);
      return product && productPage(context, product);
    }
    case kinds.standard: {
      const standard = catalogue.standard(slug);
      return standard && standardPage(context, standard);
    }
    case kinds.aid:
      return aidPage(context, slug, searchParams);
    default:
      return undefined;
  }
}

function findPage(
  context: PageContext,
  form: EnquiryFormState | undefined,
  posted: PostedRows | undefined,
): Page | undefined {
  const { pathname, searchParams } = new URL(context.address, "http://site.invalid");
  const make = fixedPage(context, pathname);
  if (make) {
    return make(context, searchParams, form, posted);
  }
  if (pathname === context.addresses.suggestions) {
    return suggestionsPage(context, searchParams);
  }
  const [, kind = "", slug = "", extra] = pathname
    .slice(prefixOf(context.language).length)
    .split("/");
  return extra === undefined && slug !== ""
    ? dynamicPage(context, kind, decodeSlug(slug), searchParams)
    : undefined;
}

/** Returns the page at the context's address, or the 404 page. */
export function pageFor(
  context: PageContext,
  form: EnquiryFormState | undefined,
  posted?: PostedRows,
): Page {
  return findPage(context, form, posted) ?? notFoundPage(context);
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
