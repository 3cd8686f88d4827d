import type { ReadMark } from "#domain/aids/read-mark.ts";
import type { Product } from "#domain/catalogue/product.ts";
import type { MarkSign } from "#domain/marks/mark.ts";

/** Signs that ask nothing of another product. */
function asksNothing({ about, details }: MarkSign): boolean {
  return details.includes("not-tested") || about === "one-shift";
}

/** Returns true if a product's sign states at least what a sign of the label does. */
function covers(productSign: MarkSign, sign: MarkSign): boolean {
  if (productSign.about !== sign.about || productSign.details.includes("not-tested")) {
    return false;
  }
  if (sign.about === "chemical-type") {
    return productSign.sign <= sign.sign;
  }
  if (sign.about === "category") {
    return sign.details.every((detail) => productSign.details.includes(detail));
  }
  if (sign.about.startsWith("fire-")) {
    return (Number.parseInt(productSign.sign, 10) || 0) >= (Number.parseInt(sign.sign, 10) || 0);
  }
  for (const amount of ["rated", "least", "most"] as const) {
    const [productAmount, signAmount] = [productSign[amount], sign[amount]];
    if (productAmount && signAmount) {
      return productAmount.unit === signAmount.unit && productAmount.value >= signAmount.value;
    }
  }
  return productSign.level && sign.level
    ? productSign.level.is >= sign.level.is
    : productSign.sign === sign.sign;
}

/** Returns true if a category of footwear includes what a symbol states. */
function includes(productSign: MarkSign, sign: MarkSign): boolean {
  return productSign.about === "category" && productSign.details.includes(sign.about);
}

function carriesMark(product: Product, { readings }: ReadMark): boolean {
  const { explained } = product.specifications;
  return readings.some(({ standards, signs }) => {
    const productSigns = explained
      .filter(({ standard }) => standards.includes(standard))
      .flatMap((mark) => mark.signs);
    return (
      !signs.some(({ about }) => about.startsWith("old-")) &&
      productSigns.length > 0 &&
      signs.every(
        (sign) =>
          asksNothing(sign) ||
          productSigns.some(
            (productSign) => covers(productSign, sign) || includes(productSign, sign),
          ),
      )
    );
  });
}

/** Lists supplied products whose marks state at least every mark of a label, in catalogue order. */
export function productsWithMarks(
  products: readonly Product[],
  marks: readonly ReadMark[],
): readonly Product[] {
  return products.filter(
    (product) => product.status === "live" && marks.every((mark) => carriesMark(product, mark)),
  );
}
