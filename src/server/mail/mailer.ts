/** A letter, ready to be sent. */
export interface Letter {
  /** With the angle brackets. */
  readonly messageId: string;
  readonly date: Date;
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly replyTo: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `over`: the protocol and cipher that the letter went over, or what stood in their place. */
export type SendOutcome =
  | { readonly ok: true; readonly over: string }
  | { readonly ok: false; readonly reason: string };

/** Hands letters on. A refusal or an outage is an outcome, not an exception. */
export interface Mailer {
  readonly kind: "smtp" | "folder";
  send(letter: Letter): Promise<SendOutcome>;
}
