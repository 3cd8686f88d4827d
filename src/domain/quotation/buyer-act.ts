import { z } from "zod";

/** Longest texts of an act, in characters. */
export const actBounds = { name: 200, orderNumber: 60, words: 5000, lineWords: 500 } as const;

const line = (longest: number) =>
  z
    .string("malformed")
    .transform((text) => text.replaceAll(/\s+/g, " ").trim())
    .pipe(z.string().max(longest, "too-long"));

const words = z.string("malformed").trim().max(actBounds.words, "too-long");

const acceptSchema = z.object({
  action: z.literal("accept"),
  name: line(actBounds.name).pipe(z.string().min(1, "missing")),
  orderNumber: line(actBounds.orderNumber).optional(),
  words: words.optional(),
});

const changeSchema = z
  .object({
    action: z.literal("request-change"),
    words: words.default(""),
    /** Remarks by the ids of lines. */
    lineWords: z.record(z.string().max(40), line(actBounds.lineWords)).default({}),
  })
  .refine(
    (change) => [change.words, ...Object.values(change.lineWords)].some((text) => text !== ""),
    { error: "missing", path: ["words"] },
  );

const declineSchema = z.object({ action: z.literal("decline"), words: words.default("") });

/** A decision of the buyer on a sent revision. */
export const buyerActSchema = z.discriminatedUnion("action", [
  acceptSchema,
  changeSchema,
  declineSchema,
]);

export type BuyerDecision = z.infer<typeof buyerActSchema>;

/** Actions of a buyer, as forms name them. */
export const buyerActions = [
  "accept",
  "request-change",
  "decline",
] as const satisfies readonly BuyerDecision["action"][];
