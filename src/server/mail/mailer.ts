/** One address, or several. */
export type Recipients = string | readonly string[];

/** Lists the addresses of recipients. */
export function listRecipients(recipients: Recipients): readonly string[] {
  return typeof recipients === "string" ? [recipients] : recipients;
}

/** A letter, ready to be sent. */
export interface Letter {
  /** With the angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: Recipients;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A table that the supplier can price, as a file. */
  readonly sheet?: { readonly name: string; readonly csv: string };
  readonly pdf?: { readonly name: string; readonly content: Uint8Array };
}

/** Why a letter was not handed on: in our words, fit for the log, and in the mail server's, which may name anybody. */
export interface SendFailure {
  readonly ok: false;
  readonly reason: string;
  readonly reply?: string;
  /** True where the server refuses this letter for good, whenever it is sent again. */
  readonly isFinal?: boolean;
}

/** `over`: the protocol and cipher that the letter went over, or what stood in their place. */
export type SendOutcome = { readonly ok: true; readonly over: string } | SendFailure;

/** Hands letters on. A refusal or an outage is an outcome, not an exception. */
export interface Mailer {
  readonly kind: "smtp" | "folder";
  send(letter: Letter): Promise<SendOutcome>;
}
