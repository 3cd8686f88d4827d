import { account } from "#words/office/en-account.ts";
import { catalogue } from "#words/office/en-catalogue.ts";
import { changeWords } from "#words/office/en-changes.ts";
import { codeLetter } from "#words/office/en-code-letter.ts";
import { contentFields } from "#words/office/en-content-fields.ts";
import { content } from "#words/office/en-content.ts";
import { enquiries } from "#words/office/en-enquiries.ts";
import { enquiry } from "#words/office/en-enquiry.ts";
import { events } from "#words/office/en-events.ts";
import { figures } from "#words/office/en-figures.ts";
import { importWords } from "#words/office/en-import.ts";
import { newEnquiry } from "#words/office/en-new-enquiry.ts";
import { people } from "#words/office/en-people.ts";
import { problems } from "#words/office/en-problems.ts";
import { product } from "#words/office/en-product.ts";
import { quotation } from "#words/office/en-quotation.ts";
import { shell } from "#words/office/en-shell.ts";
import { signIn } from "#words/office/en-sign-in.ts";
import { today } from "#words/office/en-today.ts";

export const englishOffice = {
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

/** Every text of the office. English is the shape that Arabic has. */
export type OfficeWords = typeof englishOffice;
