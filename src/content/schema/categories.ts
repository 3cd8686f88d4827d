import { z } from "zod";
import { pictogramKinds } from "#domain/catalogue/category.ts";
import { id, text } from "#content/text.ts";

const subcategory = z.strictObject({
  id,
  name: text,
  /** What buyers also call these products; all languages are searched. */
  searchWords: text.optional(),
});

export const categoriesSchema = z.strictObject({
  categories: z
    .array(z.strictObject({ id, name: text, subcategories: z.array(subcategory).min(1) }))
    .min(1, "hold no category"),
  tags: z.array(id).default([]),
  colours: z.record(id, text).default({}),
  figures: z.record(id, text).default({}),
  pictograms: z
    .record(id, z.strictObject({ kind: z.enum(pictogramKinds), meaning: text }))
    .default({}),
});

export type CategoriesFile = z.infer<typeof categoriesSchema>;
