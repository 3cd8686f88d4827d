import type { Product } from "#domain/catalogue/product.ts";
import type { Company } from "#domain/company.ts";
import { addresses } from "#addresses";

/** One block of JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

interface Crumb {
  readonly name: string;
  readonly address: string;
}

const vocabulary = "https://schema.org";

/** Any kind of structured data, with the vocabulary named. */
export function structuredData(type: string, data: Record<string, unknown>): StructuredData {
  return { "@context": vocabulary, "@type": type, ...data };
}

/** The way from the home page to this one. */
export function breadcrumbData(siteUrl: string, crumbs: readonly Crumb[]): StructuredData {
  return structuredData("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + address,
    })),
  });
}

/** The supplier as an organisation. */
export function organizationData(
  siteUrl: string,
  company: Company,
  description: string,
): StructuredData {
  return structuredData("Organization", {
    name: company.name,
    alternateName: company.alternateName,
    url: siteUrl + addresses.home,
    logo: `${siteUrl}/icon-512.png`,
    description,
    areaServed: "SA",
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: company.phone,
      email: company.email,
      areaServed: "SA",
      availableLanguage: ["en", "ar"],
    },
    sameAs: [company.profile],
  });
}

/** The site, with the search that the shop answers. */
export function websiteData(siteUrl: string, company: Company): StructuredData {
  return structuredData("WebSite", {
    name: company.name,
    url: siteUrl + addresses.home,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${siteUrl}${addresses.shop}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

/** Questions with their answers, the same that the page shows. */
export function faqData(
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return structuredData("FAQPage", {
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

/** A product; without a listed price there is no offer to state. */
export function productData(
  siteUrl: string,
  product: Product,
  pictures: readonly string[],
): StructuredData {
  const { material, color } = product.specifications;
  return structuredData("Product", {
    name: product.name,
    description: product.detailedDescription,
    sku: product.id,
    url: siteUrl + addresses.product(product.slug),
    image: pictures.map((picture) => siteUrl + picture),
    category: product.category,
    material,
    color: color.join(", "),
    additionalProperty: product.keyFigures.map(({ label, value }) => ({
      "@type": "PropertyValue",
      name: label,
      value,
    })),
  });
}

/** The products of a listing, in its order. */
export function itemListData(
  siteUrl: string,
  name: string,
  products: readonly Product[],
): StructuredData {
  return structuredData("ItemList", {
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: product.name,
      url: siteUrl + addresses.product(product.slug),
    })),
  });
}
