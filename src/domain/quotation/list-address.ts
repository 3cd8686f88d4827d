import type { Line, SizeQuantity } from "#domain/quotation/line.ts";
import { requestBounds } from "#domain/quotation/quotation-request.ts";

/** Lines of an address, and how many could not be parsed. */
export type AddressReading =
  | { readonly kind: "list"; readonly lines: readonly Line[]; readonly lost: number }
  | { readonly kind: "other-version" | "unreadable" | "too-long" };

const version = "1";
const longestAddress = 60_000;

/** Ends a line. A line that was cut off lacks it, so no half quantity is taken for a whole one. */
const end = "_";
const escaped = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD")).replaceAll(
    /[_!*'().~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A list as part of an address: `1.2.FP005*42:10,43:12_!Ear%20plugs*200_`. It ends in a sign that every program keeps in a link. */
export function formatListAddress(lines: readonly Line[]): string {
  return `${version}.${lines.length}.${lines.map((line) => tellLine(line) + end).join("")}`;
}

function tellLine({ product, text, sizes, quantity, colour, note }: Line): string {
  const amount =
    sizes.length > 0
      ? sizes.map((pair) => `${escaped(pair.size)}:${pair.quantity}`).join(",")
      : (quantity ?? "");
  return [
    product === undefined ? `!${escaped(text)}` : escaped(product),
    amount === "" ? "" : `*${amount}`,
    colour === undefined ? "" : `;c${escaped(colour)}`,
    note === undefined ? "" : `;n${escaped(note)}`,
  ].join("");
}

/** Reads a list out of an address, whoever wrote it: what can be read of it, and how much cannot. */
export function parseListAddress(address: string): AddressReading {
  if (address.length > longestAddress) {
    return { kind: "too-long" };
  }
  const [, told, count, body = ""] = /^(\w{1,3})\.(\d{1,4})\.(.*)$/s.exec(address) ?? [];
  if (told === undefined) {
    return { kind: "unreadable" };
  }
  if (told !== version) {
    return { kind: "other-version" };
  }
  // Behind the last end there is nothing, or a line that was cut off.
  const parts = body.split(end).slice(0, -1);
  const lines = parts.slice(0, requestBounds.lines).flatMap((part) => readLine(part) ?? []);
  return { kind: "list", lines, lost: Math.max(Number(count), parts.length) - lines.length };
}

function readLine(part: string): Line | undefined {
  const [, name = "", amount, marks = ""] =
    /^([^*;]+)(?:\*([^*;]*))?((?:;[cn][^*;]*)*)$/.exec(part) ?? [];
  const isFree = name.startsWith("!");
  const subject = unescaped(
    isFree ? name.slice(1) : name,
    isFree ? requestBounds.text : requestBounds.product,
  );
  const [colour, note] = [
    markIn(marks, "c", requestBounds.colour),
    markIn(marks, "n", requestBounds.note),
  ];
  const read = readAmount(amount);
  if (subject === undefined || read === undefined || colour === null || note === null) {
    return undefined;
  }
  return {
    ...(isFree ? { text: subject } : { product: subject, text: "" }),
    ...read,
    ...(colour !== undefined && { colour }),
    ...(note !== undefined && { note }),
  };
}

function readAmount(amount: string | undefined): Pick<Line, "sizes" | "quantity"> | undefined {
  if (amount === undefined) {
    return { sizes: [] };
  }
  if (!amount.includes(":")) {
    const quantity = readCount(amount);
    return quantity === undefined ? undefined : { sizes: [], quantity };
  }
  const sizes: SizeQuantity[] = [];
  for (const pair of amount.split(",")) {
    const [name = "", count = ""] = pair.split(":");
    const size = unescaped(name, requestBounds.size);
    const quantity = readCount(count);
    if (size === undefined || quantity === undefined || sizes.length >= requestBounds.sizes) {
      return undefined;
    }
    sizes.push({ size, quantity });
  }
  return { sizes };
}

function readCount(text: string): number | undefined {
  const count = /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= requestBounds.quantity ? count : undefined;
}

/** Undefined where there is none, null where it cannot be read. */
function markIn(marks: string, mark: "c" | "n", longest: number): string | undefined | null {
  const value = marks.split(";").find((part) => part.startsWith(mark));
  return value === undefined ? undefined : (unescaped(value.slice(1), longest) ?? null);
}

function unescaped(text: string, longest: number): string | undefined {
  try {
    const whole = decodeURIComponent(text).trim();
    return whole === "" || Array.from(whole).length > longest ? undefined : whole;
  } catch {
    return undefined;
  }
}
