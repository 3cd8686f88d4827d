import type { MarkKind, MarkRefusal } from "#domain/aids/read-mark.ts";

export const markAid = {
  name: "Read a mark",
  description:
    "Type a mark from the label of gloves, footwear, masks, filters, helmets, clothing or extinguishers, and read sign by sign what it says and leaves out.",
  intro:
    "Type the mark as the label prints it. Capital letters matter. Separate several marks with commas.",
  fields: { mark: "Mark on the label", kind: "Kind of product" },
  anyKind: "Any",
  submit: "Read the mark",
  kinds: {
    gloves: "Gloves",
    footwear: "Footwear",
    masks: "Masks and filters",
    head: "Helmets, eyes and ears",
    clothing: "Clothing",
    extinguishers: "Fire extinguishers",
    falls: "Harnesses",
  } satisfies Readonly<Record<MarkKind, string>>,
  examples: "Examples",
  several:
    "Several standards have this mark. Read the number of the standard beside it on the label.",
  missing: "Not stated by this mark",
  unread: (parts: string) => `Not read: ${parts}. No products are shown for a half-read label.`,
  heading: (mark: string) => `What ${mark} says`,
  refusals: {
    "no-mark": "No mark was typed.",
    unread:
      "No standard here has this mark. Compare each character with the label, and choose the kind of product.",
  } satisfies Readonly<Record<MarkRefusal, string>>,
  ask: "Ask the manufacturer named on the label, or send us the mark with a photograph of the label.",
  productsNote:
    "Their marks state at least the same under the same standard. That is no statement about your risk.",
  none: "No product in the catalogue states at least this. A mark of an old edition is asked for by its new name.",
  notes: [
    "A mark is read, not proved: the certificate of the model proves it.",
    "Levels of different standards are never compared or converted.",
  ],
  sources: ["The tables of each standard's page. Fire class C means gas in the European system."],
};
