import { z } from "zod";
import { claimNames } from "#content/reference.ts";
import { day, id, idOf, text } from "#content/text.ts";
import { companyFormats } from "#domain/company-reading.ts";

const formatted = (field: keyof typeof companyFormats) =>
  z.string().regex(...companyFormats[field]);

/** company.yaml: who the supplier is. Environment variables win over it. */
export const companySchema = z.strictObject({
  name: text,
  alternateName: text,
  legalName: text,
  phone: formatted("phone"),
  phoneDisplay: z.string(),
  email: formatted("email"),
  chat: formatted("chat"),
  nationalNumber: formatted("nationalNumber"),
  vatNumber: formatted("vatNumber"),
  address: text,
  nationalAddress: text,
  profile: formatted("profile"),
  /** List prices on the pages; without it they show none, and no saving on a live site. */
  prices: z.strictObject({ show: z.boolean() }).optional(),
  /** The Ministry's licence for the discounts that are shown. A live site shows none without it. */
  discountLicence: z
    .strictObject({ number: z.string().trim().min(1, "is empty"), from: day, to: day })
    .optional(),
});

/** claims.yaml: what the owner must be able to prove; switched off here, it leaves every page. */
export const claimsSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, "is no name of a claim"),
  z.strictObject({
    text,
    /** The parts of the site that say it. */
    where: z.array(z.string()).min(1, "names no place"),
    /** Evidence that the owner must hold before the site goes live. */
    evidence: z.string().min(1, "is empty"),
    on: z.boolean(),
    /** The person who has seen the evidence; a live site makes no claim without one. */
    approvedBy: z.string().trim().min(1, "is empty").optional(),
    /** The last day on which it may be made before somebody looks at the evidence again. */
    reviewBy: day.optional(),
    /** How many live products must name what proves it before a live site makes it. */
    products: z
      .strictObject({
        with: z.enum(["brand", "certificate"]),
        atLeast: z.int().min(1, "must be at least 1"),
      })
      .optional(),
    /** The claims that this one says again: it goes when one of them is off. */
    restates: claimNames.default([]),
  }),
);

const address = z
  .string()
  .regex(/^\/[^\s]*$/, "is no address of the site: it begins with / and has no spaces");

/** redirects.yaml: old addresses and where they lead. */
export const redirectsSchema = z.record(address, address);

const typedWords = z.array(z.string().trim().min(1, "is empty"));

/** trade-words.yaml: what buyers type, and what they mean by it. */
export const tradeWordsSchema = z.strictObject({
  /** Kinds of goods: their names, and the categories, subcategories and products that they show. */
  kinds: z
    .record(
      id,
      z.strictObject({
        names: typedWords,
        categories: z.array(idOf("categories")).default([]),
        subcategories: z.array(idOf("subcategories")).default([]),
        products: z.array(idOf("products")).default([]),
      }),
    )
    .default({}),
  /** Uses: their names, the "not for" of products that deny them, and the products that serve them. */
  uses: z
    .record(
      id,
      z.strictObject({
        names: typedWords,
        denials: typedWords,
        products: z.array(idOf("products")).default([]),
      }),
    )
    .default({}),
  /** One meaning, several words for it. */
  means: z.record(id, typedWords).default({}),
  /** Words that tell nothing apart. */
  idle: typedWords.default([]),
  /** Makers that buyers name. */
  brands: typedWords.default([]),
  /** Goods that buyers ask for and the supplier does not sell. */
  notSold: typedWords.default([]),
  /** A standard or mark, and the one that has replaced it. */
  superseded: z.record(z.string().min(1), z.string().min(1)).default({}),
});

/** purposes.yaml: by product, what buyers write who need it and do not know its name, a line each. */
export const purposesSchema = z.record(id, z.string().trim().min(1, "is empty"));

/** checked.yaml: by product, what its figures and marks say and nothing else of it repeats. */
export const checkedSchema = z.record(id, z.array(z.string().min(1)));

export type PurposesFile = z.infer<typeof purposesSchema>;
export type CheckedFile = z.infer<typeof checkedSchema>;
export type CompanyFile = z.infer<typeof companySchema>;
export type ClaimsFile = z.infer<typeof claimsSchema>;
export type RedirectsFile = z.infer<typeof redirectsSchema>;
export type TradeWordsFile = z.infer<typeof tradeWordsSchema>;
