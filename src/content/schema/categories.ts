import { z } from "zod";
import { pictogramKinds } from "#domain/catalogue/category.ts";
import { id, text } from "#content/text.ts";

const subcategory = z.strictObject({
  id,
  name: text,
  /** Further names of these products; the search reads all languages. */
  searchWords: text.optional(),
});

const word = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, "is no word in small letters");

export const categoriesSchema = z.strictObject({
  categories: z
    .array(z.strictObject({ id, name: text, subcategories: z.array(subcategory).min(1) }))
    .min(1, "hold no category"),
  tags: z.record(id, text).default({}),
  materials: z
    .record(
      id,
      z.strictObject({
        name: text,
        words: z.array(word).min(1).describe("What the English text of a material says for it."),
        not: z
          .array(word)
          .default([])
          .describe("A word right before them that makes it another material."),
      }),
    )
    .default({})
    .describe("What the shop can be narrowed by."),
  colours: z.record(id, text).default({}),
  figures: z.record(id, text).default({}),
  pictograms: z
    .record(id, z.strictObject({ kind: z.enum(pictogramKinds), meaning: text }))
    .default({}),
});

export type CategoriesFile = z.infer<typeof categoriesSchema>;
