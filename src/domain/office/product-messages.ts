import { z } from "zod";
import { contentUses } from "#domain/office/content-messages.ts";

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

/** Fields as they are being typed, to be checked with the drafts. */
export const draftCheck = z.object({
  typed: z.array(z.object({ field: z.string().max(40), text: z.string().max(20_000) })).max(60),
});

export const draftProblems = z.object({
  problems: z.array(z.object({ field: z.string(), problem: z.string() })),
});

export type DraftProblem = z.infer<typeof draftProblems>["problems"][number];

/** A link to the preview of a product, for anybody until it expires. */
export const previewLink = z.object({ address: z.string(), expiresAt: z.number().int() });

/** Another address for a product. */
export const productRename = z.object({ from: slug, to: slug });

export type ProductRename = z.infer<typeof productRename>;

/** The files that were updated with it. */
export const renamedProduct = z.object({ slug, updated: z.array(z.string()) });

/** Address that takes over the visitors of a removed product. */
export const productRemoval = z.object({
  redirect: z
    .string()
    .max(200)
    .regex(/^\/\S*$/, "not-an-address-of-the-site"),
});

const removal = z.enum(["shown", "leaving", "removed"]);

/** A product is shown, leaves with the next publish, or has left. */
export const removalState = z.object({ state: removal });

/** Files that name a product or link to it, and the usual address for its visitors. */
export const productUses = contentUses.extend({ redirect: z.string(), state: removal });
