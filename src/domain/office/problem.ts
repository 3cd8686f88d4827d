import { z } from "zod";

/** A refusal of the API, after RFC 9457. */
export const problem = z.object({
  status: z.number().int(),
  /** Key of the message that the screen shows. */
  code: z.string(),
  /** Problems by field; nested fields are written with dots, such as `lines.3.quantity`. */
  fields: z.array(z.object({ field: z.string(), problem: z.string() })).optional(),
  /** Both versions of a stale save. */
  versions: z.object({ sent: z.unknown(), current: z.unknown() }).optional(),
});

export type Problem = z.infer<typeof problem>;
