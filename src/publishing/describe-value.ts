import { westernDigits } from "#domain/western-digits.ts";

const maxLength = 40;

function quote(text: string): string {
  return `"${text.length > maxLength ? `${text.slice(0, maxLength)}...` : text}"`;
}

/** Describes an unexpected value for a message; `written` is its spelling in the file. */
export function describeValue(value: unknown, written?: string): string {
  if (typeof value === "string") {
    return quote(value);
  }
  if (typeof value === "number") {
    return `the number ${written ?? String(value)}`;
  }
  if (typeof value === "boolean") {
    return `${written ?? String(value)}, which is no text`;
  }
  if (value === null || value === undefined) {
    return "nothing";
  }
  return Array.isArray(value) ? "a list" : "keys with values";
}

/**
 * Suggests how to write a number that stands in the file as a text; undefined where there is no
 * number.
 */
export function numberHint(text: string): string | undefined {
  const western = westernDigits(text.trim()).replaceAll("\u066B", ".").replaceAll("\u066C", ",");
  const grouped = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(western);
  const number = grouped
    ? western.replaceAll(",", "")
    : western.replace(/^(-?\d+),(\d+)$/, "$1.$2");
  if (/^-?\d+(\.\d+)?$/.test(number)) {
    if (number === text.trim()) {
      return `write it without quotes: ${number}`;
    }
    return western === text.trim()
      ? `write it with a point and no other marks: ${number}`
      : `write it in the digits 0 to 9: ${number}`;
  }
  const alone = /\d+(\.\d+)?/.exec(western)?.[0];
  return alone === undefined ? undefined : `write the number alone: ${alone}`;
}
