import { z } from "zod";
import { productFields } from "#content/product-fields.ts";

type Shape = {
  readonly [Key in keyof typeof productFields]: (typeof productFields)[Key]["schema"];
};

const shape = Object.fromEntries(
  Object.entries(productFields).map(([key, { schema, about }]) => [key, schema.describe(about)]),
) as Shape;

/** The schema of product.yaml, made from the table of product fields. */
export const productSchema = z.strictObject(shape);

/** A product's file in every language; the folder's name is its slug. */
export type ProductFile = z.infer<typeof productSchema>;
