import { z } from "zod";
import { evidenceOf, formatEvidence } from "#domain/catalogue/evidence.ts";
import { languages } from "#domain/language.ts";
import type { Language } from "#domain/language.ts";
import type { Product } from "#domain/catalogue/product.ts";
import { foundProducts } from "#domain/office/enquiry-messages.ts";
import type { FoundProduct } from "#domain/office/enquiry-messages.ts";
import { toHalalas } from "#domain/quotation/money.ts";
import type { PublishedCatalogue } from "#server/releases/current-catalogue.ts";
import type { OfficeApi, OfficeParts } from "#office/api/parts.ts";
import { serviceWordsIn } from "#words/service.ts";

/** Products that a search lists. */
const mostProducts = 12;

const productQuery = z.object({
  q: z.string().max(200).default(""),
  language: z.enum(languages).default("en"),
});

/** Describes a product as a quotation offers it. */
export function offeredProduct(
  product: Product,
  language: Language,
  published: PublishedCatalogue,
): FoundProduct {
  const { slug, code, name, price, order, availability } = product;
  const second = languages.find((candidate) => candidate !== language);
  const secondName = second && published.in(second).catalogue.product(slug)?.name;
  const { leadDays } = availability;
  const words = serviceWordsIn(language).quotation.evidence;
  const evidence = evidenceOf(product).map((piece) => ({
    text: formatEvidence(piece, words),
    ...(piece.validUntil !== undefined && { validUntil: piece.validUntil }),
  }));
  return {
    slug,
    code,
    name,
    unit: order.unit,
    ...(secondName !== undefined && secondName !== name && { secondName }),
    ...(price !== undefined && { listPrice: toHalalas(price.amount) }),
    ...(leadDays !== undefined && { leadTime: leadDays }),
    ...(evidence.length > 0 && { evidence }),
  };
}

/** Adds the search of the site, for lines of quotations. */
export function addProductRoutes(api: OfficeApi, { catalogue }: OfficeParts): void {
  api.get(
    "/products",
    {
      config: { right: "any" },
      schema: { querystring: productQuery, response: { 200: foundProducts } },
    },
    async ({ query: { q, language } }) => {
      const published = await catalogue();
      if (published === undefined || q.trim() === "") {
        return { products: [] };
      }
      const { products } = published.in(language).search(q);
      const live = products.filter(({ status }) => status === "live").slice(0, mostProducts);
      return { products: live.map((product) => offeredProduct(product, language, published)) };
    },
  );
}
