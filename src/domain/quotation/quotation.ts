import { z } from "zod";
import { units } from "#domain/catalogue/product.ts";
import { languages } from "#domain/language.ts";
import { mailAddressFormat } from "#domain/mail-address.ts";
import { longestList } from "#domain/quotation/listed.ts";
import {
  basisPointsOfWhole,
  highestLineTotal,
  highestPrice,
  highestQuantity,
  lineTotal,
  totalsOf,
} from "#domain/quotation/money.ts";
import type { PricedLine, Totals } from "#domain/quotation/money.ts";

/** Reasons to refuse a field of a quotation. */
export const fieldProblems = [
  "missing",
  "malformed",
  "not-a-number",
  "not-whole",
  "negative",
  "too-small",
  "too-large",
  "too-long",
  "too-many",
  "repeated",
] as const;

type FieldProblem = (typeof fieldProblems)[number];

/** A refused field by its path, such as `lines.k3.quantity`; lines are named by their ids. */
export interface QuotationProblem {
  readonly field: string;
  readonly problem: FieldProblem;
}

/** Bounds of texts in characters, and of days. */
export const quotationBounds = {
  lines: longestList,
  text: 500,
  note: 500,
  code: 40,
  slug: 120,
  terms: 5000,
  name: 200,
  leadDays: 730,
  validDays: 365,
  evidence: 30,
} as const;

const text = (longest: number) => z.string("malformed").max(longest, "too-long");

const wholeNumber = (lowest: number, highest: number) =>
  z
    .number("not-a-number")
    .refine((value) => value >= 0, { error: "negative", abort: true })
    .refine(Number.isSafeInteger, { error: "not-whole", abort: true })
    .min(lowest, "too-small")
    .max(highest, "too-large");

const price = wholeNumber(0, highestPrice);

const discountSchema = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("percent"), basisPoints: wholeNumber(0, basisPointsOfWhole) }),
    z.object({ kind: z.literal("amount"), amount: price }),
  ],
  { error: "malformed" },
);

/**
 * Kinds of lines: the product that the buyer named, another one in its place, a refusal to offer, a line in the
 * clerk's words, and the delivery.
 */
export const lineKinds = ["product", "alternative", "not-offered", "free", "delivery"] as const;

/** Where a unit price came from. */
export const priceSources = ["list", "given", "file", "clerk"] as const;

/** Manufacturer, model, certificates and documents of the goods, as the catalogue stated them. */
export const lineEvidence = z
  .array(
    z.object({
      text: text(quotationBounds.text),
      /** Last day of its validity, such as 2027-03-31. */
      validUntil: z.iso.date("malformed").exactOptional(),
    }),
  )
  .max(quotationBounds.evidence, "too-many");

/** A line while a clerk edits it. Absent amounts are not decided yet; money is in halalas. */
export const quotationLineSchema = z.object({
  /** Stays the same while the line is edited, moved and copied into revisions. */
  id: z.string().regex(/^[\w-]{1,40}$/, "malformed"),
  kind: z.enum(lineKinds, "malformed"),
  product: text(quotationBounds.slug).optional(),
  code: text(quotationBounds.code).optional(),
  /** Name of the goods in the language of the quotation. */
  text: text(quotationBounds.text),
  /** The same in the other language, for a quotation in both. */
  secondText: text(quotationBounds.text).optional(),
  /** Line of the enquiry in the buyer's words. */
  asked: text(quotationBounds.text).optional(),
  quantity: wholeNumber(1, highestQuantity).optional(),
  unit: z.enum(units, "malformed").optional(),
  unitPrice: price.optional(),
  priceSource: z.enum(priceSources, "malformed").optional(),
  discount: discountSchema.optional(),
  /** Days until the goods leave the warehouse; 0 is from stock. */
  leadTime: wholeNumber(0, quotationBounds.leadDays).optional(),
  note: text(quotationBounds.note).optional(),
  evidence: lineEvidence.optional(),
});

export type QuotationLine = z.infer<typeof quotationLineSchema>;

const buyerSchema = z.object({
  name: text(quotationBounds.name),
  company: text(quotationBounds.name),
  /** Empty for a buyer who is reached by phone alone. */
  email: z
    .string("malformed")
    .max(254, "too-long")
    .refine((email) => email === "" || mailAddressFormat.test(email), "malformed"),
});

/** Content of a quotation that a clerk edits, and that a revision freezes. */
export const quotationContentSchema = z.object({
  language: z.enum(languages, "malformed"),
  /** Prints labels and names in both languages. */
  bilingual: z.boolean("malformed"),
  buyer: buyerSchema,
  /** Days from the sending, by the calendar of Riyadh. */
  validDays: wholeNumber(1, quotationBounds.validDays),
  terms: text(quotationBounds.terms),
  lines: z
    .array(quotationLineSchema)
    .max(quotationBounds.lines, "too-many")
    .superRefine((lines, context) => {
      const ids = new Set<string>();
      for (const [index, { id }] of lines.entries()) {
        if (ids.has(id)) {
          context.addIssue({ code: "custom", message: "repeated", path: [index, "id"] });
        }
        ids.add(id);
      }
    }),
});

export type QuotationContent = z.infer<typeof quotationContentSchema>;

type ContentReading =
  | { readonly ok: true; readonly content: QuotationContent }
  | { readonly ok: false; readonly problems: readonly QuotationProblem[] };

/** Validates content; each problem names its field. */
export function readQuotation(value: unknown): ContentReading {
  const reading = quotationContentSchema.safeParse(value);
  if (!reading.success) {
    const problems = reading.error.issues.map(({ path, message }) => ({
      field: fieldAt(path, value),
      problem: fieldProblems.find((problem) => problem === message) ?? "malformed",
    }));
    return { ok: false, problems };
  }
  const problems = reading.data.lines
    .filter((line) => isOffered(line) && lineTotal(line) > highestLineTotal)
    .map(({ id }) => ({ field: `lines.${id}.quantity`, problem: "too-large" as const }));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, content: reading.data };
}

function fieldAt(path: readonly PropertyKey[], value: unknown): string {
  const [part, index, ...deeper] = path;
  if (part !== "lines" || typeof index !== "number") {
    return path.map(String).join(".");
  }
  const { lines } = Object(value) as { readonly lines?: readonly { readonly id?: unknown }[] };
  const id = lines?.[index]?.id;
  return ["lines", typeof id === "string" ? id : index, ...deeper].map(String).join(".");
}

type OfferedLine = QuotationLine & Pick<PricedLine, "unitPrice">;

/** True for a line that counts in the totals. A delivery without a quantity is one delivery. */
export function isOffered(line: QuotationLine): line is OfferedLine {
  const isCounted = line.quantity !== undefined || line.kind === "delivery";
  return line.kind !== "not-offered" && isCounted && line.unitPrice !== undefined;
}

/** Computes the sums of a quotation, in halalas. */
export function totalsOfQuotation({ lines }: QuotationContent, vatPercent: number): Totals {
  return totalsOf(lines.filter(isOffered), vatPercent);
}

/** Lists what is missing before a quotation can be sent. */
export function problemsOfSending({ lines, buyer }: QuotationContent): readonly QuotationProblem[] {
  const problems: QuotationProblem[] = [];
  if (buyer.name.trim() === "" && buyer.company.trim() === "") {
    problems.push({ field: "buyer.name", problem: "missing" });
  }
  if (lines.every(({ kind }) => kind === "not-offered" || kind === "delivery")) {
    problems.push({ field: "lines", problem: "missing" });
  }
  for (const line of lines) {
    const missing = requiredFields(line).filter(
      (field) => line[field] === undefined || line[field] === "",
    );
    for (const field of missing) {
      problems.push({ field: `lines.${line.id}.${field}`, problem: "missing" });
    }
  }
  return problems;
}

function requiredFields({ kind }: QuotationLine): readonly ("text" | "quantity" | "unitPrice")[] {
  switch (kind) {
    case "not-offered":
      return ["text"];
    case "delivery":
      return ["text", "unitPrice"];
    case "product":
    case "alternative":
    case "free":
      return ["text", "quantity", "unitPrice"];
  }
}
