import { z } from "zod";
import { tellError } from "#server/log.ts";
import type { SendFailure } from "#server/mail/mailer.ts";

/** How the SMTP client tells that the server's reply was no or none that it knows. */
const answered = z.object({
  command: z.string(),
  response: z.string().min(1),
  code: z.string().optional(),
});

/** Name of the step before any command. */
const beforeCommands = "CONN";
/** How the client marks a reply to the text of a letter, not to sender, recipient or sign-in. */
const ofMessage = "EMESSAGE";
const command = /^[A-Z]+(?: [A-Z\d-]+)?$/;

/** RFC 5321, 4.2, and RFC 2034: a code, and often one that says more. */
const codes = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})(?= |$))?/;

/** Explains a failure with the codes of the server's reply alone, because its text often names the buyer. */
export function tellFailure(error: unknown): SendFailure {
  const read = answered.safeParse(error);
  if (!read.success) {
    return { ok: false, reason: tellError(error) };
  }
  const reply = read.data.response.replaceAll(/\s+/g, " ").trim();
  const [, code, enhanced] = codes.exec(reply) ?? [];
  const codeText = code === undefined ? "what is no reply" : [code, enhanced].join(" ").trimEnd();
  const reason = `the mail server answered ${stepOf(read.data.command)} with ${codeText}`;
  const isFinal = read.data.code === ofMessage && code?.startsWith("5") === true;
  return { ok: false, reason, reply: reply.slice(0, 300), ...(isFinal && { isFinal }) };
}

function stepOf(step: string): string {
  return step === beforeCommands || !command.test(step) ? "the connection" : step;
}
