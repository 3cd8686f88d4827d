import { westernDigits } from "#domain/western-digits.ts";

const saudiCode = "966";

/** The first number of a text as dialled from abroad, such as 966551234567; undefined where there is none. */
export function dialledNumber(text: string): string | undefined {
  const written = /\+?\d[\d\s().-]{6,}\d/.exec(text)?.[0];
  if (written === undefined) {
    return undefined;
  }
  const digits = written.replaceAll(/\D/g, "").replace(/^00/, "");
  return digits.startsWith("0") ? `${saudiCode}${digits.slice(1)}` : digits;
}

/** Rewrites a number of company.yaml as it is stored: 012 654 3210 becomes +966126543210. */
export function normalizeCompanyValue(field: string, value: unknown): unknown {
  const text = typeof value === "string" ? westernDigits(value).trim() : "";
  if (!/^\+?[\d\s().-]+$/.test(text)) {
    return value;
  }
  switch (field) {
    case "phone":
    case "chat": {
      const dialled = dialledNumber(text);
      return dialled === undefined ? value : `${field === "phone" ? "+" : ""}${dialled}`;
    }
    case "nationalNumber":
    case "vatNumber":
      return text.replaceAll(/\D/g, "");
    default:
      return value;
  }
}
