import { account } from "#words/office/ar-account.ts";
import { codeLetter } from "#words/office/ar-code-letter.ts";
import { events } from "#words/office/ar-events.ts";
import { people } from "#words/office/ar-people.ts";
import { problems } from "#words/office/ar-problems.ts";
import { shell } from "#words/office/ar-shell.ts";
import { signIn } from "#words/office/ar-sign-in.ts";
import type { OfficeWords } from "#words/office/en.ts";

export const arabicOffice: OfficeWords = {
  account,
  codeLetter,
  events,
  people,
  problems,
  shell,
  signIn,
};
