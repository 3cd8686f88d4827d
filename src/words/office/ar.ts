import { account } from "#words/office/ar-account.ts";
import { catalogue } from "#words/office/ar-catalogue.ts";
import { changeWords } from "#words/office/ar-changes.ts";
import { codeLetter } from "#words/office/ar-code-letter.ts";
import { contentFields } from "#words/office/ar-content-fields.ts";
import { content } from "#words/office/ar-content.ts";
import { enquiries } from "#words/office/ar-enquiries.ts";
import { enquiry } from "#words/office/ar-enquiry.ts";
import { events } from "#words/office/ar-events.ts";
import { figures } from "#words/office/ar-figures.ts";
import { importWords } from "#words/office/ar-import.ts";
import { newEnquiry } from "#words/office/ar-new-enquiry.ts";
import { people } from "#words/office/ar-people.ts";
import { problems } from "#words/office/ar-problems.ts";
import { product } from "#words/office/ar-product.ts";
import { quotation } from "#words/office/ar-quotation.ts";
import { shell } from "#words/office/ar-shell.ts";
import { signIn } from "#words/office/ar-sign-in.ts";
import { today } from "#words/office/ar-today.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const arabicOffice: OfficeWords = {
  account,
  catalogue,
  changes: changeWords,
  codeLetter,
  content,
  contentFields,
  enquiries,
  enquiry,
  events,
  figures,
  import: importWords,
  newEnquiry,
  people,
  problems,
  product,
  quotation,
  shell,
  signIn,
  today,
};
