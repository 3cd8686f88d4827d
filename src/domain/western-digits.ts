const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The text with Arabic and Persian digits written as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0x0f));
}
