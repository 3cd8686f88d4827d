/** Longest query that is counted, in characters. */
const longestCounted = 80;
/** Digits in a row that may be a phone number or an identity. */
const personalNumber = /(?:\p{Nd}[\s().+-]*){9}/u;

/** Days for which counted queries are kept. */
export const queryRetentionDays = 90;

/** Normalizes a search query for counting; undefined where it may name a person. */
export function normalizeQuery(query: string): string | undefined {
  const plain = query.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  const isPersonal = plain.includes("@") || personalNumber.test(plain);
  return plain === "" || plain.length > longestCounted || isPersonal ? undefined : plain;
}
