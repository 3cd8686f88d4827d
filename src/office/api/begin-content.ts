import { beginLines } from "#domain/quotation/begin-quotation.ts";
import type { OfferedProduct } from "#domain/quotation/begin-quotation.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import type { OfficeParts } from "#office/api/parts.ts";
import { offeredProduct } from "#office/api/products.ts";

type ContentParts = Pick<OfficeParts, "quotations" | "desk" | "catalogue" | "settings">;

/** Fills a quotation with the lines of its enquiry, and the terms that this buyer got last. */
export async function beginContent(
  reference: string,
  { quotations: { drafts }, desk, catalogue, settings }: ContentParts,
): Promise<QuotationContent | undefined> {
  const enquiry = await desk.find(reference);
  if (enquiry === undefined) {
    return undefined;
  }
  const { name, company, email } = enquiry.enquiry;
  const buyer = { name, company, email };
  const lines = enquiry.request?.lines ?? [];
  const products = await findOffered(lines, enquiry.language, catalogue);
  const givenPrices = await drafts.givenPrices(buyer);
  const [earlier] = await drafts.historyOf(buyer);
  return {
    language: enquiry.language,
    bilingual: false,
    buyer,
    validDays: settings.quotationDays,
    terms: earlier?.content.terms ?? "",
    lines: beginLines(lines, { products, givenPrices }),
  };
}

/** Finds the products of lines in the published catalogue, by slug. */
export async function findOffered(
  lines: readonly { readonly product?: string | undefined }[],
  language: QuotationContent["language"],
  catalogue: OfficeParts["catalogue"],
): Promise<ReadonlyMap<string, OfferedProduct>> {
  const published = await catalogue();
  const products = lines.flatMap(({ product: slug = "" }) => {
    const product = published?.in(language).catalogue.product(slug);
    return published === undefined || product === undefined
      ? []
      : [offeredProduct(product, language, published)];
  });
  return new Map(products.map((product) => [product.slug, product]));
}
