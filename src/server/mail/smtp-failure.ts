import { z } from "zod";
import { tellError } from "#server/log.ts";
import type { SendFailure } from "#server/mail/mailer.ts";

/** How the SMTP client tells that the server's reply was no or none that it knows. */
const answered = z.object({
  command: z.string(),
  response: z.string().min(1),
  code: z.string().optional(),
});

/** What the client calls the step that came before any command. */
const beforeCommands = "CONN";
/** How the client marks a reply to the text of a letter, not to sender, recipient or sign-in. */
const ofMessage = "EMESSAGE";
const command = /^[A-Z]+(?: [A-Z\d-]+)?$/;

/** RFC 5321, 4.2, and RFC 2034: a code, and often one that says more. */
const codes = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})(?= |$))?/;

/**
 * Why a letter could not be handed in. A server's reply is a stranger's text, and often names the buyer:
 * of it the reason has the codes alone.
 */
export function tellFailure(error: unknown): SendFailure {
  const read = answered.safeParse(error);
  if (!read.success) {
    return { ok: false, reason: tellError(error) };
  }
  const reply = read.data.response.replaceAll(/\s+/g, " ").trim();
  const [, code, enhanced] = codes.exec(reply) ?? [];
  const told = code === undefined ? "what is no reply" : [code, enhanced].join(" ").trimEnd();
  const reason = `the mail server answered ${stepOf(read.data.command)} with ${told}`;
  const isFinal = read.data.code === ofMessage && code?.startsWith("5") === true;
  return { ok: false, reason, reply: reply.slice(0, 300), ...(isFinal && { isFinal }) };
}

function stepOf(told: string): string {
  return told === beforeCommands || !command.test(told) ? "the connection" : told;
}
