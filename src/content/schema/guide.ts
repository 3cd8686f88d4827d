import { z } from "zod";
import { fileName, idOf, rank, text } from "#content/text.ts";

/** Where a figure comes from: a section of standards.yaml and the mark of its confidence. */
const source = z.strictObject({ section: z.string(), confidence: z.enum(["A", "B"]) });

/** A table of figures or choices, on a guide or on the page of a standard. */
export const table = z.strictObject({
  kind: z.literal("table"),
  caption: text,
  columns: z.array(text).min(2),
  rows: z.array(z.array(text)).min(1),
  note: text.optional(),
  source: source.optional(),
});

const choices = z.strictObject({
  kind: z.literal("choices"),
  title: text,
  entries: z.array(z.strictObject({ term: text, text })).min(1),
  note: text.optional(),
  source: source.optional(),
});

/** Every quantity of a standard that a page prints outside its tables, exactly as printed, once. */
export const figures = z
  .array(
    z.strictObject({ quantity: z.string(), section: z.string(), confidence: z.enum(["A", "B"]) }),
  )
  .default([]);

/** An SVG beside the guide, and what each number in it means. */
const drawing = z.strictObject({
  kind: z.literal("drawing"),
  title: text,
  file: fileName,
  points: z.array(z.strictObject({ term: text, text })).min(1),
  note: text.optional(),
  source: source.optional(),
});

export const guideSchema = z.strictObject({
  rank,
  title: text,
  description: text,
  keywords: z.array(text).default([]),
  canonical: z.boolean().default(true),
  name: text,
  heading: text,
  lead: text,
  productTypes: z.array(z.strictObject({ name: text, text })).default([]),
  standards: z.array(z.strictObject({ code: z.string(), text })).default([]),
  tables: z.array(z.discriminatedUnion("kind", [table, choices, drawing])).default([]),
  selection: z.array(text).default([]),
  mistakes: z.array(z.strictObject({ mistake: text, instead: text })).default([]),
  related: z.array(idOf("guides")).default([]),
  shows: z.strictObject({
    categories: z.array(idOf("categories")).optional(),
    subcategories: z.array(idOf("subcategories")).optional(),
    tags: z.array(idOf("tags")).optional(),
  }),
  pictograms: z.array(idOf("pictograms")).default([]),
  scene: z.strictObject({ file: fileName, alt: text }).optional(),
  figures,
});

/** A guide as its file tells it. The folder's name is its slug. */
export type GuideFile = z.infer<typeof guideSchema>;
