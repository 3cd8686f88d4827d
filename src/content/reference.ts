import { z } from "zod";

/** Kinds of entries that other entries name by their id. */
export const referenceTargets = [
  "categories",
  "subcategories",
  "tags",
  "colours",
  "pictograms",
  "products",
  "guides",
  "cities",
  "claims",
  "questions",
] as const;

export type ReferenceTarget = (typeof referenceTargets)[number];

/** Targets of the schemas that hold an id of another entry. */
export const references = z.registry<{ target: ReferenceTarget }>();

/** Names of claims. */
export const claimNames = z.array(z.string().register(references, { target: "claims" }));
