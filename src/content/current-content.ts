import type { Content } from "#content/content.ts";
import type { ProductFile } from "#content/schema/product.ts";

export interface Publication {
  /** Day of publishing, such as 2026-11-22. */
  readonly day: string;
  /** True for a real company, which is bound by its content; false for a demonstration. */
  readonly live: boolean;
}

/** Tells if a validity that includes its last day covers a day. */
const isValid = (until: string | undefined, day: string) => until === undefined || until >= day;

function mayShowDiscounts({ company }: Content, { day, live }: Publication): boolean {
  const { prices, discountLicence: licence } = company;
  const isLicensed = licence !== undefined && licence.from <= day && day <= licence.to;
  return !live || (prices?.show === true && isLicensed);
}

/** Latest result for each product, so that an unchanged one stays the same object. */
const currentProducts = new WeakMap<
  ProductFile,
  { readonly day: string; readonly withDiscount: boolean; readonly product: ProductFile }
>();

function withoutExpired(file: ProductFile, day: string, withDiscount: boolean): ProductFile {
  const earlier = currentProducts.get(file);
  if (earlier?.day === day && earlier.withDiscount === withDiscount) {
    return earlier.product;
  }
  const product = removeExpired(file, day, withDiscount);
  currentProducts.set(file, { day, withDiscount, product });
  return product;
}

function removeExpired(product: ProductFile, day: string, withDiscount: boolean): ProductFile {
  const { certificate, saber, documents, price, ...unlimited } = product;
  return {
    ...unlimited,
    ...(price && { price: withDiscount ? price : { amount: price.amount } }),
    ...(certificate && isValid(certificate.validUntil, day) && { certificate }),
    ...(saber && isValid(saber.validUntil, day) && { saber }),
    documents: documents.filter(({ validUntil }) => isValid(validUntil, day)),
  };
}

type Claim = Content["claims"][string];
type Products = Content["products"];

/** Tells if enough live products name the brand or certificate that a claim relies on. */
export function isProven({ products: proof }: Claim, products: Products): boolean {
  return (
    proof === undefined ||
    [...products.values()].filter(
      (product) => product.status === "live" && product[proof.with] !== undefined,
    ).length >= proof.atLeast
  );
}

function mayClaim(claim: Claim, products: Products, { day, live }: Publication): boolean {
  const { on, approvedBy, reviewBy } = claim;
  const isApproved = approvedBy !== undefined && reviewBy !== undefined;
  return on && isValid(reviewBy, day) && (!live || (isApproved && isProven(claim, products)));
}

/**
 * Removes expired certificates, documents and claims. A live site also loses unapproved or unproven
 * claims, unlicensed discounts, and every discount where it shows no prices.
 */
export function selectCurrentContent(content: Content, publication: Publication): Content {
  const withDiscount = mayShowDiscounts(content, publication);
  const products = new Map(
    [...content.products].map(([slug, product]) => [
      slug,
      withoutExpired(product, publication.day, withDiscount),
    ]),
  );
  return {
    ...content,
    products,
    claims: Object.fromEntries(
      Object.entries(content.claims).map(([name, claim]) => [
        name,
        { ...claim, on: mayClaim(claim, products, publication) },
      ]),
    ),
  };
}
