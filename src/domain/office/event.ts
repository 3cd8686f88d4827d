import { z } from "zod";
import { languageQuery } from "#domain/office/catalogue-messages.ts";

/** An entry of the log of changes. It names no buyer: erased persons would live on in it. */
export const event = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  /** Name of the person; null for a command or a stranger. */
  person: z.string().nullable(),
  what: z.string(),
  subject: z.string(),
  /** Name of the product or page whose file is the subject; null for another subject. */
  name: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const eventQuery = languageQuery.extend({
  older: z.string().max(80).exactOptional(),
  q: z.string().trim().max(100).default(""),
});

export type OfficeEvent = z.infer<typeof event>;

export const eventPage = z.object({
  events: z.array(event),
  /** Cursor of the following, older page. */
  older: z.string().nullable(),
});
