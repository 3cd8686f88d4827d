import { codeLetter } from "#words/office/en-code-letter.ts";

export const englishOffice = {
  codeLetter,
};

/** Every text of the office. English is the shape that Arabic has. */
export type OfficeWords = typeof englishOffice;
