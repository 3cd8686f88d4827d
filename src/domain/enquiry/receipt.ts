/** What a receipt says of an enquiry; nothing of what was written can be read from it. */
export interface ReceiptFacts {
  readonly reference: string;
  /** SHA-256 in hex over the JSON array of the fields, and of the request where there is one. */
  readonly contentHash: string;
  /** When it was received, in milliseconds since 1970, by the clock of the machine that took it. */
  readonly receivedAt: number;
}

const secretFormat = /^[\w-]{22}$/;
const pageAtEnd = /\/receipt\/[\dA-Z]{5}-[\dA-Z]{5}\?key=[\w-]{22}$/;

/** True for text in the form of the secret part of a receipt's link. */
export function isReceiptSecret(text: string): boolean {
  return secretFormat.test(text);
}

/** The address on this site of the receipt that an answer names; another backend's answer names none. */
export function receiptPageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("receiptPage" in answer)) {
    return undefined;
  }
  const { receiptPage } = answer;
  return typeof receiptPage === "string" ? pageAtEnd.exec(receiptPage)?.[0] : undefined;
}
