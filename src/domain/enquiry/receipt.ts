const pageAtEnd = /\/receipt\/[\dA-Z]{5}-[\dA-Z]{5}\?key=[\w-]{22}$/;

/** Finds the path of the receipt page in an answer; another backend's answer has none. */
export function receiptPageIn(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("receiptPage" in answer)) {
    return undefined;
  }
  const { receiptPage } = answer;
  return typeof receiptPage === "string" ? pageAtEnd.exec(receiptPage)?.[0] : undefined;
}
