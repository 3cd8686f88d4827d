import { z } from "zod";
import { availabilityStates, units } from "#domain/catalogue/product.ts";
import { day, fileName, id, rank, text } from "#content/text.ts";

const wholeNumber = z.number({ error: "expected a number" }).int("must be a whole number");
const count = wholeNumber.min(1, "must be at least 1").max(10_000_000, "is over 10,000,000");

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

/** How a code may look: whatever a supplier prints on a carton. */
export const codeFormat = /^[\p{L}\p{N}][\p{L}\p{N} ./_+-]{0,39}$/u;

export const productSchema = z.strictObject({
  code: z
    .string({ error: 'expected a code in quotes, such as "0012"' })
    .trim()
    .regex(codeFormat, "is no code: letters, digits, spaces and . / _ + -, at most 40")
    .describe(
      "The code that is shown, in quotes. It may repeat: the folder's name is the identity.",
    ),
  status: z
    .enum(["draft", "live", "withdrawn", "removed"])
    .default("live")
    .describe(
      "draft: not shown. live: shown. withdrawn: the page stays and says that it is no longer supplied. removed: gone; redirects.yaml says where its address leads.",
    ),
  rank: rank.describe("Its place in its category; products without one come after those with one."),
  category: id.describe("The id of a category in categories.yaml."),
  subcategory: id.describe("The id of a subcategory of that category."),
  brand: z
    .strictObject({
      name: shortText,
      model: shortText.optional(),
      maker: shortText.optional(),
      origin: shortText.optional(),
    })
    .optional()
    .describe("Without it the page speaks of a typical model."),
  price: z
    .strictObject({
      amount: money.describe("Saudi riyals without VAT; 0 for a price on request."),
      was: money.optional().describe("The former price, above the amount."),
    })
    .optional()
    .describe("Leave it out for a price on request."),
  order: z.strictObject({
    unit: z.enum(units).default("each").describe("What one of it is."),
    pack: count.default(1).describe("Units in the smallest package."),
    minimum: count.describe("The smallest order, in units: a multiple of the pack."),
    stock: wholeNumber
      .min(0, "must not be below 0")
      .max(1_000_000_000)
      .optional()
      .describe("Units in stock, at least."),
  }),
  availability: z
    .strictObject({
      state: z.enum(availabilityStates),
      leadDays: count
        .max(1000, "is over 1,000 days")
        .optional()
        .describe("Days until it leaves the warehouse."),
    })
    .default({ state: "in-stock" })
    .describe(
      "in-stock, low, on-order (with leadDays), ask or out. Badge, words and buttons follow it.",
    ),
  name: text,
  use: text.optional().describe("One line for the card, of at most 60 characters."),
  description: text.describe("One or two sentences, 90 to 170 characters."),
  details: text.describe(
    "The product's page: 25 to 110 words, and with the three rows below 60 to 160.",
  ),
  soldAs: text.optional().describe("How it is packed, in words."),
  notFor: z
    .array(text)
    .max(12)
    .default([])
    .describe("What it must not be used for, each a phrase that goes on after 'Not for'."),
  replaceWhen: z
    .array(text)
    .max(12)
    .default([])
    .describe("When it has to be replaced, each a phrase that goes on after 'Replace when'."),
  features: z.array(text).max(12, "are more than 12").default([]),
  figures: z
    .array(z.strictObject({ id, value: text }))
    .max(6, "are more than 6")
    .default([])
    .describe("What a buyer compares first; the ids and their labels stand in categories.yaml."),
  specifications: z
    .strictObject({
      material: text.optional(),
      sizes: z
        .union(
          [
            z.strictObject({ scale: z.literal("eu-shoe"), from: count, to: count }),
            z.strictObject({ scale: z.literal("letter"), from: letterSize, to: letterSize }),
            text,
          ],
          "expected {scale: eu-shoe, from: 39, to: 47}, {scale: letter, from: S, to: 4XL}, or a text",
        )
        .optional(),
      weight: z
        .union(
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
        )
        .optional(),
      colours: z.array(id).max(24).default([]).describe("Ids of colours in categories.yaml."),
      standards: z
        .array(shortText)
        .max(12)
        .default([])
        .describe("Each with its edition, as standards.yaml lists it."),
      marks: text.optional(),
    })
    .default({ colours: [], standards: [] }),
  pictures: z
    .array(
      z.strictObject({
        file: fileName,
        alt: text,
        colour: id
          .optional()
          .describe(
            "Where it shows the product in another colour than the first: which, named below it.",
          ),
      }),
    )
    .max(8, "are more than 8")
    .default([])
    .describe(
      "Files beside this one, in the order of display; the first is the card's. The alt text says what is seen.",
    ),
  likeness: id
    .optional()
    .describe(
      "For a product without pictures: the folder's name of the one most like it, whose pictures are shown with words that say so.",
    ),
  certificate: z
    .strictObject({
      number: shortText,
      body: shortText.describe("Who issued it, with the number of a notified body."),
      issued: day.optional(),
      validUntil: day.optional(),
    })
    .optional()
    .describe(
      "Of the model that is delivered, which brand names. Without it the page says that the goods are ordered to the standards.",
    ),
  saber: z
    .strictObject({ number: shortText, validUntil: day })
    .optional()
    .describe("The SABER certificate of the product (PCoC), for the model that brand names."),
  documents: z
    .array(
      z.strictObject({
        file: fileName,
        kind: z.enum(["certificate", "declaration", "datasheet", "instructions", "report"]),
        number: shortText.optional(),
        issuer: shortText.optional(),
        validUntil: day.optional(),
        public: z.boolean().default(false).describe("Whether buyers may read it on the page."),
      }),
    )
    .max(20)
    .default([]),
  codes: z
    .strictObject({
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
    })
    .default({}),
  tags: z.array(id).max(12).default([]),
  needs: z
    .array(id)
    .max(12, "are more than 12")
    .default([])
    .describe("The folders' names of products that it cannot be used without, such as filters."),
  notWornWith: z
    .array(id)
    .max(20, "are more than 20")
    .default([])
    .describe("The folders' names of products that one person cannot wear together with it."),
  replacedBy: id
    .nullable()
    .optional()
    .describe("The folder's name of the product that is supplied instead."),
});

/** A product as its file tells it, in every language. The folder's name is its slug. */
export type ProductFile = z.infer<typeof productSchema>;
