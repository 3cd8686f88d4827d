/** Start of the texts in a new product's file before the editor replaces them. */
export const placeholderTexts = {
  name: "New product: ",
  description: "Write two sentences that say what it is and who needs it.",
  details: "Write what a buyer asks next: how it is used, kept, checked and sold.",
} as const;
