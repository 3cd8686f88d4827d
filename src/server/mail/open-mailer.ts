import { join } from "node:path";
import { createFolderMailer } from "#server/mail/folder.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import { createSmtpMailer } from "#server/mail/smtp.ts";
import type { Settings } from "#settings";

/** Returns the folder that takes the letters where there is no mail server. */
export function mailboxFolder(dataFolder: string): string {
  return join(dataFolder, "mailbox");
}

/** Opens the mail server of the settings, or the mailbox folder without one. */
export function openMailer({
  mailServer,
  dataFolder,
}: Pick<Settings, "mailServer" | "dataFolder">): Mailer {
  return mailServer === undefined
    ? createFolderMailer(mailboxFolder(dataFolder))
    : createSmtpMailer(mailServer);
}
