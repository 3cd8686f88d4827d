import { z } from "zod";

const slug = z.string().max(80);

/** A new product: empty, or like another one. */
export const newProduct = z.object({
  /** Becomes the address of the page. */
  slug,
  code: z.string().max(40),
  /** Name in English. */
  name: z.string().trim().min(1).max(120),
  category: z.string().max(80),
  /** Slug of the product that it is like; null for an empty one. */
  like: slug.nullable(),
});

export type NewProduct = z.infer<typeof newProduct>;

export const createdProduct = z.object({ slug });

/** Categories that a new product may have. */
export const categoryList = z.object({
  categories: z.array(z.object({ id: z.string(), label: z.string() })),
});
