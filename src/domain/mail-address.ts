/** Form of an e-mail address in a setting, with a whole domain; the mail server knows the rest. */
export const mailAddressFormat: RegExp = /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;.]{2,}$/;

/** Words for a setting or a field of company.yaml that is no such address. */
export const mailAddressProblem: string =
  "must be an e-mail address with a whole domain, such as sales@supplier.sa";

/** Normalizes an e-mail address for comparison. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}
