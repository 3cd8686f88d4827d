import { addresses } from "#addresses";
import { productBySlug, products } from "#content/catalogue.ts";
import { categoryPages } from "#content/category-pages.ts";
import { cities } from "#content/cities.ts";
import { cityPages } from "#content/city-pages.ts";
import { categories } from "#domain/catalogue/category.ts";
import { longestSlug } from "#domain/delivery/nearest.ts";
import type { EnquiryFormState } from "#domain/enquiry/enquiry.ts";
import { categoryPage } from "#site/pages/category/category-page.tsx";
import { citiesPage } from "#site/pages/cities/cities-page.tsx";
import { cityPage } from "#site/pages/city/city-page.tsx";
import { unknownCityPage } from "#site/pages/city/unknown-city-page.tsx";
import { contactPage } from "#site/pages/contact/contact-page.tsx";
import { galleryPage } from "#site/pages/gallery/gallery-page.tsx";
import { homePage } from "#site/pages/home/home-page.tsx";
import { notFoundPage } from "#site/pages/not-found/not-found-page.tsx";
import { productPage } from "#site/pages/product/product-page.tsx";
import { shopPage } from "#site/pages/shop/shop-page.tsx";
import type { Page, PageContext } from "#site/page.ts";

/** An address of the site, and whether search engines are told of it. */
export interface SiteAddress {
  readonly address: string;
  readonly listed: boolean;
  /** Served for demonstration and tests, never in production. */
  readonly demonstrationOnly?: boolean;
}

/** Every address that is known when the site is built. */
export const siteAddresses: readonly SiteAddress[] = [
  { address: addresses.home, listed: true },
  { address: addresses.shop, listed: true },
  ...categories.map((name) => ({ address: addresses.shopCategory(name), listed: true })),
  { address: addresses.contact, listed: true },
  ...categoryPages.map(({ slug }) => ({ address: addresses.categoryPage(slug), listed: true })),
  { address: addresses.cities, listed: true },
  ...cities.map(({ slug }) => ({ address: addresses.city(slug), listed: true })),
  ...products.map(({ slug }) => ({ address: addresses.product(slug), listed: true })),
  { address: addresses.notFound, listed: false },
  { address: addresses.gallery, listed: false, demonstrationOnly: true },
];

type MakePage = (context: PageContext, asked: URLSearchParams, form?: EnquiryFormState) => Page;

const fixed: Readonly<Record<string, MakePage>> = {
  [addresses.home]: homePage,
  [addresses.shop]: shopPage,
  [addresses.contact]: contactPage,
  [addresses.cities]: citiesPage,
  [addresses.gallery]: galleryPage,
};

function placePage(context: PageContext, slug: string): Page {
  const city = cities.find((one) => one.slug === slug);
  const page = cityPages.find((one) => one.slug === slug);
  if (city && page) return cityPage(context, city, page);
  return slug.length > longestSlug ? notFoundPage(context) : unknownCityPage(context, slug);
}

function pageNamed(context: PageContext, kind: string, slug: string): Page {
  if (kind === "saudi") return placePage(context, slug);
  const category = categoryPages.find((one) => one.slug === slug);
  if (kind === "categories" && category) return categoryPage(context, category);
  const product = productBySlug(slug);
  return kind === "products" && product ? productPage(context, product) : notFoundPage(context);
}

/** The page at the context's address. */
export function pageFor(context: PageContext, form: EnquiryFormState | undefined): Page {
  const { pathname, searchParams } = new URL(context.address, "http://site.invalid");
  const make = fixed[pathname];
  if (make) return make(context, searchParams, form);
  const [, kind = "", slug = "", rest] = pathname.split("/");
  if (rest !== undefined || slug === "") return notFoundPage(context);
  return pageNamed(context, kind, decodeSlug(slug));
}

function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
