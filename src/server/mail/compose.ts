import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import type { Letter } from "#server/mail/mailer.ts";

/** The letter in nodemailer's terms; addresses go as objects, so that no text can add a header. */
export function mailOptions(letter: Letter): SendMailOptions {
  return {
    messageId: letter.messageId,
    date: letter.date,
    from: { ...letter.from },
    to: { name: "", address: letter.to },
    replyTo: { ...letter.replyTo },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    textEncoding: "base64",
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

/** The bytes of the letter as they would travel. */
export async function composeLetter(letter: Letter): Promise<Buffer> {
  const { message } = await composer.sendMail(mailOptions(letter));
  if (!Buffer.isBuffer(message)) {
    throw new TypeError("the letter was not composed into one piece");
  }
  return message;
}
