import { account } from "#words/office/en-account.ts";
import { codeLetter } from "#words/office/en-code-letter.ts";
import { events } from "#words/office/en-events.ts";
import { people } from "#words/office/en-people.ts";
import { problems } from "#words/office/en-problems.ts";
import { shell } from "#words/office/en-shell.ts";
import { signIn } from "#words/office/en-sign-in.ts";

export const englishOffice = {
  account,
  codeLetter,
  events,
  people,
  problems,
  shell,
  signIn,
};

/** Every text of the office. English is the shape that Arabic has. */
export type OfficeWords = typeof englishOffice;
