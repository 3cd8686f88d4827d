import { aids } from "#words/ar-aids.ts";
import { contact } from "#words/ar-contact.ts";
import { dialog } from "#words/ar-dialog.ts";
import { frame } from "#words/ar-frame.ts";
import { listing } from "#words/ar-listing.ts";
import { marks } from "#words/ar-marks.ts";
import { narrowing } from "#words/ar-narrowing.ts";
import { offline } from "#words/ar-offline.ts";
import { pages } from "#words/ar-pages.ts";
import { product } from "#words/ar-product.ts";
import { quotation } from "#words/ar-quotation.ts";
import { sheet } from "#words/ar-sheet.ts";
import { search } from "#words/ar-search.ts";
import type { Words } from "#words/en.ts";

export const arabic: Words = {
  frame,
  listing,
  narrowing,
  product,
  marks,
  contact,
  dialog,
  pages,
  search,
  quotation,
  sheet,
  aids,
  offline,
};
