const secretFormat = /^[\w-]{22}$/;
const pageAtEnd = /\/receipt\/[\dA-Z]{5}-[\dA-Z]{5}\?key=[\w-]{22}$/;

/** Checks the form of the secret part of a link to a receipt. */
export function isReceiptSecret(text: string): boolean {
  return secretFormat.test(text);
}

/** Finds the path of the receipt page in an answer; another backend's answer has none. */
export function receiptPageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("receiptPage" in answer)) {
    return undefined;
  }
  const { receiptPage } = answer;
  return typeof receiptPage === "string" ? pageAtEnd.exec(receiptPage)?.[0] : undefined;
}
