import { z } from "zod";
import { statuses } from "#content/schema/product-parts.ts";
import { availabilityStates, units } from "#domain/catalogue/product.ts";

const names = z.array(z.string().trim().min(1, "is empty"));

/** spreadsheet-words.yaml: names that other price lists use for columns and for their values. */
export const spreadsheetWordsSchema = z.strictObject({
  columns: z
    .record(z.string(), names)
    .default({})
    .describe("By the id of a column, headers that mean it in any language."),
  units: z.partialRecord(z.enum(units), names).default({}),
  availability: z.partialRecord(z.enum(availabilityStates), names).default({}),
  statuses: z.partialRecord(z.enum(statuses), names).default({}),
});

export type SpreadsheetWords = z.infer<typeof spreadsheetWordsSchema>;
