import { aids } from "#words/en-aids.ts";
import { contact } from "#words/en-contact.ts";
import { dialog } from "#words/en-dialog.ts";
import { frame } from "#words/en-frame.ts";
import { listing } from "#words/en-listing.ts";
import { marks } from "#words/en-marks.ts";
import { narrowing } from "#words/en-narrowing.ts";
import { offline } from "#words/en-offline.ts";
import { pages } from "#words/en-pages.ts";
import { product } from "#words/en-product.ts";
import { quotation } from "#words/en-quotation.ts";
import { sheet } from "#words/en-sheet.ts";
import { search } from "#words/en-search.ts";

export const english = {
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

/** Every text of the interface. English is the shape that each other language has. */
export type Words = typeof english;
export type ContactWords = Words["contact"];
export type RequestWords = ContactWords["request"];
