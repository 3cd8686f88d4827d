/** What a setting must look like to be an e-mail address; the mail server knows the rest. */
export const mailAddressFormat: RegExp = /^[^\s@<>"]+@[^\s@<>"]+$/;
