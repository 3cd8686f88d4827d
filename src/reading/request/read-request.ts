import { units } from "#domain/catalogue/product.ts";
import { tidyLine } from "#domain/enquiry/rules.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import { isPhone } from "#reading/request/phone.ts";
import { canBeWanted, parseDay } from "#reading/wanted-day.ts";
import {
  requestBounds,
  type QuotationRequest,
  type RequestProblem,
} from "#domain/quotation/quotation-request.ts";
import { totalOf, type Line, type SizeQuantity } from "#domain/quotation/line.ts";

export type RequestReading =
  | { readonly ok: true; readonly request: QuotationRequest }
  | { readonly ok: false; readonly problems: readonly RequestProblem[] };

type Given = Readonly<Record<string, unknown>>;
type Tell = (problem: RequestProblem) => void;

const requestKeys = ["city", "wanted", "ownReference", "phone", "equivalents", "lines"] as const;
const lineKeys: readonly string[] = [
  "product",
  "code",
  "text",
  "sizes",
  "quantity",
  "unit",
  "colour",
  "note",
];
const mostProblems = 20;
/** In days: a sender's calendar may be a day away from the service's. */
const dayTolerance = 1;

/** The keys of a request beside the fields of an enquiry. */
export const requestFields: readonly string[] = requestKeys;

/** Reads a request from unknown input at `now`; keys that are no part of it are not looked at but in its lines. */
export function parseRequest(input: Given, currentTime: number): RequestReading {
  const problems: RequestProblem[] = [];
  const tell: Tell = (problem) => problems.push(problem);
  const city = readText(input["city"], "city", requestBounds.city, tell);
  const ownReference = readText(
    input["ownReference"],
    "ownReference",
    requestBounds.ownReference,
    tell,
  );
  const phone = readPhone(input["phone"], tell);
  const day = readWanted(input["wanted"], currentTime, tell);
  const equivalents = input["equivalents"] ?? true;
  if (typeof equivalents !== "boolean") {
    tell({ field: "equivalents", problem: "malformed" });
  }
  const lines = readLines(input["lines"], tell);
  return problems.length === 0
    ? {
        ok: true,
        request: {
          ...(city !== undefined && { city }),
          ...(day !== undefined && { wanted: day }),
          ...(ownReference !== undefined && { ownReference }),
          ...(phone !== undefined && { phone }),
          equivalents: equivalents === true,
          lines,
        },
      }
    : { ok: false, problems: problems.slice(0, mostProblems) };
}

function readLines(value: unknown, tell: Tell): readonly Line[] {
  if (!Array.isArray(value) || value.length === 0) {
    tell({ field: "lines", problem: value === undefined ? "missing" : "malformed" });
    return [];
  }
  if (value.length > requestBounds.lines) {
    tell({ field: "lines", problem: "too-many", bound: requestBounds.lines });
    return [];
  }
  return value.map((line: unknown, index) => readLine(line, `lines.${index}`, tell));
}

function readLine(value: unknown, field: string, tell: Tell): Line {
  const nothing: Line = { text: "", sizes: [] };
  if (!isObject(value)) {
    tell({ field, problem: "malformed" });
    return nothing;
  }
  for (const key of Object.keys(value).filter((name) => !lineKeys.includes(name))) {
    tell({ field: `${field}.${tidyLine(key).slice(0, 80)}`, problem: "unknown" });
  }
  const textAt = (key: "product" | "code" | "text" | "colour" | "note") =>
    readText(value[key], `${field}.${key}`, requestBounds[key], tell);
  const text = textAt("text");
  if (text === undefined) {
    tell({ field: `${field}.text`, problem: "missing" });
  }
  const [product, code, colour, note] = [
    textAt("product"),
    textAt("code"),
    textAt("colour"),
    textAt("note"),
  ];
  const quantity = readQuantity(value["quantity"], `${field}.quantity`, tell);
  const sizes = readSizes(value["sizes"], `${field}.sizes`, tell);
  if (quantity !== undefined && totalOf({ quantity, sizes }) !== quantity) {
    tell({ field: `${field}.quantity`, problem: "contradicts-sizes" });
  }
  const unit = units.find((name) => name === value["unit"]);
  if (unit === undefined && value["unit"] !== undefined) {
    tell({ field: `${field}.unit`, problem: "malformed" });
  }
  return {
    ...(product !== undefined && { product }),
    ...(code !== undefined && { code }),
    text: text ?? "",
    sizes,
    ...(quantity !== undefined && { quantity }),
    ...(unit !== undefined && { unit }),
    ...(colour !== undefined && { colour }),
    ...(note !== undefined && { note }),
  };
}

function readSizes(value: unknown, field: string, tell: Tell): readonly SizeQuantity[] {
  if (value === undefined) {
    return [];
  }
  if (!Array.isArray(value)) {
    tell({ field, problem: "malformed" });
    return [];
  }
  if (value.length > requestBounds.sizes) {
    tell({ field, problem: "too-many", bound: requestBounds.sizes });
    return [];
  }
  return value.flatMap((entry: unknown, index) => {
    const place = `${field}.${index}`;
    if (!isObject(entry)) {
      tell({ field: place, problem: "malformed" });
      return [];
    }
    const size = readText(entry["size"], `${place}.size`, requestBounds.size, tell);
    const quantity = readQuantity(entry["quantity"], `${place}.quantity`, tell);
    if (size === undefined || quantity === undefined) {
      tell({ field: place, problem: "missing" });
      return [];
    }
    return [{ size, quantity }];
  });
}

function readText(value: unknown, field: string, bound: number, tell: Tell): string | undefined {
  if (value === undefined) {
    return undefined;
  }
  if (typeof value !== "string") {
    tell({ field, problem: "malformed" });
    return undefined;
  }
  const text = tidyLine(value);
  if (Array.from(text).length > bound) {
    tell({ field, problem: "too-long", bound });
  }
  return text === "" ? undefined : text;
}

function readQuantity(value: unknown, field: string, tell: Tell): number | undefined {
  if (value === undefined) {
    return undefined;
  }
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > requestBounds.quantity) {
    tell({ field, problem: "malformed", bound: requestBounds.quantity });
    return undefined;
  }
  return Number(value);
}

/** Reads one or several phone numbers in a text. */
function readPhone(value: unknown, tell: Tell): string | undefined {
  const written = readText(value, "phone", requestBounds.phone, tell);
  if (written === undefined || isPhone(written)) {
    return written && plainDigits(written);
  }
  tell({ field: "phone", problem: "malformed" });
  return undefined;
}

function readWanted(value: unknown, currentTime: number, tell: Tell): string | undefined {
  if (value === undefined || value === "") {
    return undefined;
  }
  const day = typeof value === "string" ? parseDay(value) : undefined;
  if (day === undefined) {
    tell({ field: "wanted", problem: "malformed" });
  } else if (!canBeWanted(day, new Date(currentTime).toISOString().slice(0, 10), dayTolerance)) {
    tell({ field: "wanted", problem: "out-of-range" });
  }
  return day;
}

function isObject(value: unknown): value is Given {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
