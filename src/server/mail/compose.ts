import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { encodeWords, looksEncoded } from "#server/mail/encoded-words.ts";
import { listRecipients, type Letter } from "#server/mail/mailer.ts";

/** The letter in nodemailer's terms; addresses go as objects, so that no text can add a header. */
function mailOptions(letter: Letter): SendMailOptions {
  return {
    messageId: letter.messageId,
    date: letter.date,
    from: { ...letter.from },
    to: listRecipients(letter.to).map((address) => ({ name: "", address })),
    replyTo: { ...letter.replyTo },
    subject: looksEncoded(letter.subject) ? encodeWords(letter.subject) : letter.subject,
    text: letter.text,
    html: letter.html,
    attachments: attachmentsOf(letter),
    textEncoding: "base64",
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

function attachmentsOf({ sheet, pdf }: Letter): NonNullable<SendMailOptions["attachments"]> {
  return [
    ...(sheet === undefined
      ? []
      : [
          {
            filename: sheet.name,
            content: sheet.csv,
            contentType: "text/csv; charset=utf-8",
          },
        ]),
    ...(pdf === undefined
      ? []
      : [
          {
            filename: pdf.name,
            content: Buffer.from(pdf.content),
            contentType: "application/pdf",
          },
        ]),
  ];
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

// Nodemailer puts a name of ASCII in quotes, where most mail programs still decode it.
composer.use("stream", ({ message, data }, done) => {
  const { replyTo } = data;
  const name = typeof replyTo === "object" && "name" in replyTo ? (replyTo.name ?? "") : "";
  if (message !== undefined && looksEncoded(name)) {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) => {
      const written = encode(key, value);
      const address = written.slice(written.lastIndexOf("<"));
      return key === "Reply-To" ? `${encodeWords(name)} ${address}` : written;
    };
  }
  done();
});

/** A letter as it travels. */
export interface ComposedLetter {
  readonly envelope: { readonly from: string | false; readonly to: string[] };
  readonly message: Buffer;
}

/** Composes a letter into one piece. */
export async function composeLetter(letter: Letter): Promise<ComposedLetter> {
  const { envelope, message } = await composer.sendMail(mailOptions(letter));
  if (!Buffer.isBuffer(message)) {
    throw new TypeError("the letter was not composed into one piece");
  }
  return { envelope, message };
}
