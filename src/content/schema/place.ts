import { z } from "zod";
import { distances } from "#domain/delivery/city.ts";
import { id, idOf, rank, statement, text } from "#content/text.ts";

/** places/regions.yaml: the regions in their order; each is the folder of its cities. */
export const regionsSchema = z.array(z.strictObject({ id, name: text }));

/** places/<region>/<city>.yaml. A name is enough: everything else makes the page say more. */
export const citySchema = z.strictObject({
  name: text,
  rank,
  /** Other spellings of the address, which lead to the page. */
  aliases: z.array(id).default([]),
  dedicated: z.boolean().default(false),
  title: text.optional(),
  description: statement.optional(),
  keywords: z.array(text).default([]),
  lead: text.optional(),
  sites: z.array(z.strictObject({ name: text, text })).default([]),
  road: z.strictObject({ distance: z.enum(distances), text }).optional(),
  reasons: z.array(statement).default([]),
  popular: z.array(idOf("guides")).default([]),
});

export type RegionsFile = z.infer<typeof regionsSchema>;
export type CityFile = z.infer<typeof citySchema>;
