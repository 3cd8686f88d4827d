import type { Content } from "#content/content.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** When, and for whom, content is published. */
export interface Publication {
  /** As 2026-11-22. */
  readonly day: string;
  /** Whether the company is a real one: what it says binds it. */
  readonly live: boolean;
}

/** Whether something that is valid until a day, that day included, is valid on another. */
const isValid = (until: string | undefined, day: string) => until === undefined || until >= day;

function discountsShown({ company }: Content, { day, live }: Publication): boolean {
  const licence = company.discountLicence;
  return !live || (licence !== undefined && licence.from <= day && day <= licence.to);
}

function productInForce(product: ProductFile, day: string, withDiscount: boolean): ProductFile {
  const { certificate, saber, documents, price, ...rest } = product;
  return {
    ...rest,
    ...(price && { price: withDiscount ? price : { amount: price.amount } }),
    ...(certificate && isValid(certificate.validUntil, day) && { certificate }),
    ...(saber && isValid(saber.validUntil, day) && { saber }),
    documents: documents.filter(({ validUntil }) => isValid(validUntil, day)),
  };
}

function claimInForce({ on, approvedBy, reviewBy }: Content["claims"][string], at: Publication) {
  const isApproved = approvedBy !== undefined && reviewBy !== undefined;
  return on && isValid(reviewBy, at.day) && (isApproved || !at.live);
}

/**
 * The content without what has ended: certificates, documents, claims that nobody has looked at again.
 * A live site also makes no claim that nobody approved, and shows no discount without a licence.
 */
export function inForce(content: Content, at: Publication): Content {
  const withDiscount = discountsShown(content, at);
  return {
    ...content,
    products: new Map(
      [...content.products].map(([slug, product]) => [
        slug,
        productInForce(product, at.day, withDiscount),
      ]),
    ),
    claims: Object.fromEntries(
      Object.entries(content.claims).map(([name, claim]) => [
        name,
        { ...claim, on: claimInForce(claim, at) },
      ]),
    ),
  };
}
