/** Letters and digits that cannot be mistaken for one another on the telephone (Crockford). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const referenceFormat = /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/;

/** How many random bytes a reference takes. */
export const referenceBytes = 10;

/** The reference that the buyer is given, such as `7K3QX-9B2MD`, made of ten random bytes. */
export function makeReference(bytes: Uint8Array): string {
  const characters = Array.from(bytes.subarray(0, referenceBytes), (byte) =>
    alphabet.charAt(byte % alphabet.length),
  ).join("");
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

/** True for text in the form of a reference; whether such an enquiry exists is another question. */
export function isReference(text: string): boolean {
  return referenceFormat.test(text);
}
