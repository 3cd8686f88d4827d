import { requestBounds } from "#domain/quotation/quotation-request.ts";

/** Longest text in the field for sizes, in characters. */
export const longestSizes = 200;

/** Longest note, in characters; the rest of its bound is for sizes that cannot be parsed. */
export const longestNote = requestBounds.note - longestSizes - 10;

/** A row that is longer, in characters, is no line of a request. */
export const longestRow = requestBounds.text;
