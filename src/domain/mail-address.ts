/** Form of an e-mail address in a setting; the mail server knows the rest. */
export const mailAddressFormat: RegExp = /^[^\s@<>"]+@[^\s@<>"]+$/;
