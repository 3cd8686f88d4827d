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

type Claim = Content["claims"][string];
type Products = Content["products"];

/** Whether enough live products name the brand or certificate that a claim rests on. */
export function isProven({ products: proof }: Claim, products: Products): boolean {
  return (
    proof === undefined ||
    [...products.values()].filter(
      (product) => product.status === "live" && product[proof.with] !== undefined,
    ).length >= proof.atLeast
  );
}

function claimInForce(claim: Claim, products: Products, { day, live }: Publication): boolean {
  const { on, approvedBy, reviewBy } = claim;
  const isApproved = approvedBy !== undefined && reviewBy !== undefined;
  return on && isValid(reviewBy, day) && (!live || (isApproved && isProven(claim, products)));
}

/**
 * The content without what has ended: certificates, documents, claims that nobody has looked at again.
 * A live site also makes no claim that nobody approved or that too few products prove, and shows no
 * discount without a licence.
 */
export function inForce(content: Content, at: Publication): Content {
  const withDiscount = discountsShown(content, at);
  const products = new Map(
    [...content.products].map(([slug, product]) => [
      slug,
      productInForce(product, at.day, withDiscount),
    ]),
  );
  return {
    ...content,
    products,
    claims: Object.fromEntries(
      Object.entries(content.claims).map(([name, claim]) => [
        name,
        { ...claim, on: claimInForce(claim, products, at) },
      ]),
    ),
  };
}
