import { addressesIn, service } from "#addresses";
import type { QuotationSummary, QuotationView } from "#domain/office/quotation-messages.ts";
import { totalsOfQuotation } from "#domain/quotation/quotation.ts";
import type { QuotationContent } from "#domain/quotation/quotation.ts";
import { serviceWordsIn } from "#words/service.ts";
import type { Quotation } from "#server/quotations/quotation-rows.ts";
import { offeredProduct } from "#office/api/products.ts";
import type { OfficeParts } from "#office/api/parts.ts";

/** Describes a quotation in a list. */
export function summaryOf(quotation: Quotation, vatPercent: number): QuotationSummary {
  const { id, reference, number, state, revision, content, changedAt, sentAt } = quotation;
  return {
    id,
    reference,
    number,
    state,
    revision,
    company: content.buyer.company,
    lines: content.lines.length,
    total: totalsOfQuotation(content, vatPercent).total,
    changedAt,
    sentAt,
  };
}

/** Collects everything that the screen of a quotation shows. */
export async function viewOf(quotation: Quotation, parts: OfficeParts): Promise<QuotationView> {
  const { quotations, settings, desk } = parts;
  const { id, reference, number, content, changedPaths: _paths, ...stored } = quotation;
  const revisions = await quotations.revisions.list(id);
  const enquiry = reference === null ? undefined : await desk.find(reference);
  const buyersPage = enquiry === undefined ? null : buyersPageOf(enquiry, parts);
  const textIn = (language: "en" | "ar") => serviceWordsIn(language).offer.letters;
  const subject = (language: "en" | "ar") =>
    textIn(language).subject(
      number ?? textIn(language).numberToCome,
      reference ?? "",
      settings.company.name,
    );
  const chatText = (language: "en" | "ar") =>
    textIn(language).chat(number ?? "", buyersPage ?? settings.siteUrl);
  const givenPrices = await quotations.drafts.givenPrices(content.buyer);
  return {
    id,
    reference,
    number,
    state: stored.state,
    content,
    version: stored.version,
    revision: stored.revision,
    sentContent: revisions.at(-1)?.content ?? null,
    vatPercent: settings.vatPercent,
    validUntil: stored.validUntil,
    changedAt: stored.changedAt,
    products: await productsOf(content, parts),
    givenPrices: Object.fromEntries(
      Array.from(givenPrices, ([slug, { unit, unitPrice, givenAt }]) => [
        slug,
        { unit, unitPrice, givenAt },
      ]),
    ),
    revisions: revisions.map(({ revision, total, validUntil, sentAt }) => ({
      revision,
      total,
      validUntil,
      sentAt,
    })),
    decisions: (await quotations.acts.list(id)).map(({ quotation: _id, ...act }) => ({ ...act })),
    letters: (await quotations.letters.list(id)).map(({ kind, state, sentAt, lastError }) => ({
      kind,
      state,
      sentAt,
      lastError,
    })),
    buyersPage,
    subject: { en: subject("en"), ar: subject("ar") },
    chatText: { en: chatText("en"), ar: chatText("ar") },
    phone: enquiry?.request?.phone ?? null,
  };
}

/** Returns the address of the buyer's page with its secret. */
export function buyersPageOf(
  enquiry: { readonly reference: string; readonly receivedAt: number },
  { receipts, settings }: Pick<OfficeParts, "receipts" | "settings">,
): string {
  return `${settings.siteUrl}${service.receipt(enquiry.reference, receipts.secretOf(enquiry))}`;
}

async function productsOf(
  { language, lines }: QuotationContent,
  { catalogue, settings }: OfficeParts,
): Promise<QuotationView["products"]> {
  const published = await catalogue();
  const slugs = new Set(lines.flatMap(({ product }) => product ?? []));
  const entries = Array.from(slugs).flatMap((slug) => {
    const product = published?.in(language).catalogue.product(slug);
    if (published === undefined || product === undefined) {
      return [];
    }
    const { unit, listPrice } = offeredProduct(product, language, published);
    const { minimum, stock } = product.order;
    return [
      [
        slug,
        {
          page: `${settings.siteUrl}${addressesIn(language).product(slug)}`,
          unit,
          ...(listPrice !== undefined && { listPrice }),
          minimum,
          ...(stock !== undefined && { stock }),
        },
      ] as const,
    ];
  });
  return Object.fromEntries(entries);
}
