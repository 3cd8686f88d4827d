/** Form of an e-mail address in a setting; the mail server knows the rest. */
export const mailAddressFormat: RegExp = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** Normalizes an e-mail address for comparison. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
