import { z } from "zod";

/** An entry of the log of changes. It names no buyer: erased persons would live on in it. */
export const event = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number().int(),
  /** Name of the person; null for a command or a stranger. */
  person: z.string().nullable(),
  what: z.string(),
  subject: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export const eventPage = z.object({
  events: z.array(event),
  /** Cursor of the following, older page. */
  older: z.string().nullable(),
});
