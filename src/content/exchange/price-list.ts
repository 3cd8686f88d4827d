import { z } from "zod";

const cell = z.union([z.string(), z.number()]).transform(String);

/** price-lists/<maker>.yaml: how the price lists of a maker are read. */
export const priceListSchema = z.strictObject({
  columns: z
    .record(z.string(), z.string().nullable())
    .default({})
    .describe("By header of the list, the id of its column; ~ leaves a column alone."),
  defaults: z
    .record(z.string(), cell)
    .default({})
    .describe("By id of a column, the value for new products whose row has none."),
});

export type PriceList = z.infer<typeof priceListSchema>;
