import { plainDigits } from "#reading/amounts/quantity.ts";

/** The pattern of a form field for a phone number, valid under the flags `u` and `v`. */
export const phonePattern = String.raw`[+\(]*(?:[0-9٠-٩۰-۹][\s\(\).,+\/\-]*){7,}`;

const phone = new RegExp(`^${phonePattern}$`, "u");

/** Checks for a phone number: at least seven digits, and nothing but the signs between them. */
export function isPhone(written: string): boolean {
  return phone.test(plainDigits(written));
}
