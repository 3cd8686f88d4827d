import type { DialogWords } from "#words/shape.ts";

export const dialog: DialogWords = {
  close: "Close",
  page: "Open the product's page",
  content: "Details",
};
