import { z } from "zod";
import { availabilityStates, units } from "#domain/catalogue/product.ts";
import { day, fileName, id, text } from "#content/text.ts";

const wholeNumber = z.number({ error: "expected a number" }).int("must be a whole number");

export const count = wholeNumber.min(1, "must be at least 1").max(10_000_000, "is over 10,000,000");

const money = z
  .number({ error: "expected an amount such as 18.50" })
  .min(0, "must not be below 0")
  .max(10_000_000, "is over 10,000,000")
  .refine(
    (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6,
    "has more than two decimals",
  );

const shortText = z
  .string({ error: "expected a text" })
  .trim()
  .min(1, "is empty")
  .max(120, "is over 120 characters long");

const letterSize = z
  .string()
  .regex(/^(\d?X{0,3}[SL]|M|\dXL)$/, "must be a size such as S, M, XL or 4XL");

/** Letters, digits and signs as suppliers print them on cartons. */
const codeFormat = /^[\p{L}\p{N}][\p{L}\p{N} ./_+-]{0,39}$/u;

export const code = z
  .string({ error: 'expected a code in quotes, such as "0012"' })
  .trim()
  .regex(codeFormat, "is no code: letters, digits, spaces and . / _ + -, at most 40");

export const statuses = ["draft", "live", "withdrawn", "removed"] as const;

export const brand = z.strictObject({
  name: shortText,
  model: shortText.optional(),
  maker: shortText.optional(),
  origin: shortText.optional(),
});

export const price = z.strictObject({
  amount: money.describe("Saudi riyals without VAT; 0 for a price on request."),
  was: money.optional().describe("The former price, above the amount."),
});

export const order = z.strictObject({
  unit: z.enum(units).default("each").describe("What one of it is."),
  pack: count.default(1).describe("Units in the smallest package."),
  minimum: count.describe("The smallest order, in units: a multiple of the pack."),
  stock: wholeNumber
    .min(0, "must not be below 0")
    .max(1_000_000_000, "is over 1,000,000,000")
    .optional()
    .describe("Units in stock, at least."),
});

export const availability = z.strictObject({
  state: z.enum(availabilityStates),
  leadDays: count
    .max(1000, "is over 1,000 days")
    .optional()
    .describe("Days until it leaves the warehouse."),
});

export const figure = z.strictObject({ id, value: text });

const sizes = z.union(
  [
    z.strictObject({ scale: z.literal("eu-shoe"), from: count, to: count }),
    z.strictObject({ scale: z.literal("letter"), from: letterSize, to: letterSize }),
    text,
  ],
  "expected {scale: eu-shoe, from: 39, to: 47}, {scale: letter, from: S, to: 4XL}, or a text",
);

const weight = z.union(
  [
    z.strictObject({
      value: z.number().positive("must be above 0"),
      unit: z.enum(["g", "kg"]),
      per: z.enum(units).optional(),
      of: text.optional(),
    }),
    z.strictObject({ words: text }),
    text,
  ],
  "expected {value: 340, unit: g}, or a text",
);

export const specifications = z.strictObject({
  material: text.optional(),
  sizes: sizes.optional(),
  weight: weight.optional(),
  colours: z.array(id).max(24).default([]).describe("Ids of colours in categories.yaml."),
  standards: z
    .array(shortText)
    .max(12)
    .default([])
    .describe("Each with its edition, as standards.yaml lists it."),
  marks: text.optional(),
});

export const picture = z.strictObject({
  file: fileName,
  alt: text,
  colour: id
    .optional()
    .describe(
      "Where it shows the product in another colour than the first: which, named below it.",
    ),
});

export const certificate = z.strictObject({
  number: shortText,
  body: shortText.describe("Who issued it, with the number of a notified body."),
  issued: day.optional(),
  validUntil: day.optional(),
});

export const saber = z.strictObject({ number: shortText, validUntil: day });

export const productDocument = z.strictObject({
  file: fileName,
  kind: z.enum(["certificate", "declaration", "datasheet", "instructions", "report"]),
  number: shortText.optional(),
  issuer: shortText.optional(),
  issued: day.optional(),
  validUntil: day.optional(),
  public: z.boolean().default(false).describe("Whether buyers may read it on the page."),
});

export const codes = z.strictObject({
  gtin: z
    .string()
    .regex(/^\d{8}(\d{4,6})?$/, "must be 8, 12, 13 or 14 digits in quotes")
    .optional(),
  hs: z.string().max(20).optional(),
  unspsc: z
    .string()
    .regex(/^\d{8}$/, "must be 8 digits in quotes")
    .optional(),
  aramco9com: z.string().max(20).optional(),
});
