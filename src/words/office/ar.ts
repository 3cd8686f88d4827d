import { codeLetter } from "#words/office/ar-code-letter.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const arabicOffice: OfficeWords = {
  codeLetter,
};
