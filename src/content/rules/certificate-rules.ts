import type { Problem } from "#content/content.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** What is wrong with what a product says of its certificates. */
export function certificateProblems(
  product: ProductFile,
): readonly Pick<Problem, "path" | "message">[] {
  const { brand, certificate, saber } = product;
  const unnamed = brand?.model === undefined;
  const message = "belongs to one maker's model: name it in brand, as {name: ..., model: ...}";
  const issued = certificate?.issued ?? "";
  return [
    ...(certificate && unnamed ? [{ path: ["certificate"], message }] : []),
    ...(saber && unnamed ? [{ path: ["saber"], message }] : []),
    ...(certificate?.validUntil !== undefined && certificate.validUntil < issued
      ? [{ path: ["certificate", "validUntil"], message: `is before the issue on ${issued}` }]
      : []),
  ];
}
