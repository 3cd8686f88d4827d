import { z } from "zod";
import { id, idOf, statement, text } from "#content/text.ts";

const item = z.strictObject({
  product: idOf("products"),
  each: z.int().min(1, "must be at least 1").default(1),
  people: z.int().min(1, "must be at least 1").default(1),
  every: z.int("is needed: the working days of its service life").min(1, "must be at least 1"),
  spare: z.int().min(0).max(100, "is more than 100 percent").default(0),
  reason: text,
});

const items = z.array(item).default([]);
const leaves = z.array(idOf("products")).default([]);

/** kits.yaml: what a crew of a trade needs, how much of it, and why. */
export const kitsSchema = z.strictObject({
  page: z.strictObject({
    title: text,
    description: text,
    keywords: z.array(statement).default([]),
    heading: text,
    intro: text,
    /** Notes under every list. */
    notes: z.array(text).min(1, "says nothing"),
  }),
  base: z.array(item).min(1, "names no product"),
  trades: z
    .array(
      z.strictObject({
        id,
        name: text,
        asks: z.array(idOf("questions")).default([]),
        items,
        leaves,
      }),
    )
    .min(1, "names no trade"),
  questions: z
    .array(
      z.strictObject({
        id,
        question: text,
        required: z.boolean().default(false),
        choices: z
          .array(z.strictObject({ id, name: text, items, leaves, stop: text.optional() }))
          .min(1, "offers no choice"),
      }),
    )
    .default([]),
});

export type KitsFile = z.infer<typeof kitsSchema>;
