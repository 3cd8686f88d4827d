import { isPlaceholder } from "#domain/company.ts";
import { listedPrice } from "#domain/catalogue/listed-price.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { Crumb, PageContext } from "#site/page.ts";

/** A block of JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

const vocabulary = "https://schema.org";

/** Creates structured data of any schema.org type. */
export function structuredData(type: string, data: Record<string, unknown>): StructuredData {
  return { "@context": vocabulary, "@type": type, ...data };
}

export function breadcrumbData(
  { site: { url } }: PageContext,
  crumbs: readonly Crumb[],
): StructuredData {
  return structuredData("BreadcrumbList", {
    itemListElement: crumbs.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: url + address,
    })),
  });
}

/** Returns a company detail, or undefined for a placeholder. */
function omitPlaceholder(value: string): string | undefined {
  return isPlaceholder(value.replaceAll(/\s/g, "")) ? undefined : value;
}

export function organizationData(
  { company, site: { url }, addresses, catalogue }: PageContext,
  description: string,
): StructuredData {
  const { service } = catalogue.texts.frame;
  const area = service && { areaServed: service.area };
  return structuredData("Organization", {
    name: company.name,
    alternateName: company.alternateName,
    legalName: omitPlaceholder(company.legalName),
    vatID: omitPlaceholder(company.vatNumber),
    address: omitPlaceholder(company.address),
    url: url + addresses.home,
    logo: `${url}/icon-512.png`,
    description,
    ...area,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: company.phone,
      email: company.email,
      ...area,
      ...(service && { availableLanguage: service.languages }),
    },
    sameAs: [company.profile],
  });
}

export function websiteData({
  company,
  language,
  site: { url },
  addresses,
}: PageContext): StructuredData {
  return structuredData("WebSite", {
    name: company.name,
    inLanguage: language,
    url: url + addresses.home,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${url}${addresses.shop}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

export function faqData(
  { language }: PageContext,
  entries: readonly { readonly question: string; readonly answer: string }[],
): StructuredData {
  return structuredData("FAQPage", {
    inLanguage: language,
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

/** States of supply in the words of schema.org; a state on request has none. */
const supplyStates: Readonly<Partial<Record<Product["availability"]["state"], string>>> = {
  "in-stock": "InStock",
  low: "LimitedAvailability",
  "on-order": "MadeToOrder",
  out: "OutOfStock",
};

function offerData(product: Product, catalogue: PageContext["catalogue"]) {
  const listed = listedPrice(product, catalogue);
  if (listed?.kind !== "listed") {
    return undefined;
  }
  const state = supplyStates[product.availability.state];
  const price = { price: listed.amount.toFixed(2), priceCurrency: "SAR" };
  return {
    "@type": "Offer",
    ...price,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: false,
    },
    availability: state && `${vocabulary}/${state}`,
  };
}

/**
 * Describes a product: `Product` with an offer where its price is shown, else `ProductModel`, since
 * `Product` requires an offer (decisions 0023 and 0063).
 */
export function productData(
  { site: { url }, addresses, catalogue }: PageContext,
  product: Product,
  pictures: readonly string[],
): StructuredData {
  const { material, colours } = product.specifications;
  const { brand, codes, certificate } = product;
  const offers = offerData(product, catalogue);
  return structuredData(offers ? "Product" : "ProductModel", {
    offers,
    name: product.name,
    description: product.details,
    sku: product.code,
    gtin: codes.gtin,
    mpn: brand?.model,
    brand: brand && { "@type": "Brand", name: brand.name },
    manufacturer: brand?.maker && { "@type": "Organization", name: brand.maker },
    countryOfOrigin: brand?.origin,
    hasCertification: certificate && {
      "@type": "Certification",
      certificationIdentification: certificate.number,
      issuedBy: { "@type": "Organization", name: certificate.body },
      datePublished: certificate.issued,
      expires: certificate.validUntil,
    },
    url: url + addresses.product(product.slug),
    image: pictures.length > 0 ? pictures.map((picture) => url + picture) : undefined,
    category: product.category.name,
    material,
    color: colours.map(({ name }) => name).join(", "),
    additionalProperty: product.figures.map(({ label, value }) => ({
      "@type": "PropertyValue",
      name: label,
      value,
    })),
  });
}

export function itemListData(
  { site: { url }, addresses }: PageContext,
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
      url: url + addresses.product(product.slug),
    })),
  });
}
