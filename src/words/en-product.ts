import { evidenceWords } from "#words/en-evidence.ts";
import type { Beside } from "#domain/catalogue/outline.ts";
import type { Unit } from "#domain/catalogue/product.ts";
import { formatRiyals, toHalalas } from "#domain/quotation/money.ts";
import { countIn, groupedNumber, type Forms } from "#words/plurals.ts";

/** Plural forms of each unit. */
export const units: Readonly<Record<Unit, Forms>> = {
  each: { one: "{n} unit", other: "{n} units" },
  pair: { one: "{n} pair", other: "{n} pairs" },
  set: { one: "{n} set", other: "{n} sets" },
  box: { one: "{n} box", other: "{n} boxes" },
  pack: { one: "{n} pack", other: "{n} packs" },
  roll: { one: "{n} roll", other: "{n} rolls" },
  carton: { one: "{n} carton", other: "{n} cartons" },
};

const single: Readonly<Record<keyof typeof units, string>> = {
  each: "unit",
  pair: "pair",
  set: "set",
  box: "box",
  pack: "pack",
  roll: "roll",
  carton: "carton",
};

const days = { one: "{n} day", other: "{n} days" };

export const product = {
  units,
  count: (count: number, unit: Unit) => countIn("en", count, units[unit]),
  moq: (minimum: number, unit: Unit) => {
    const sold = countIn("en", minimum, units[unit]).replace(/^\S+ /, "");
    return `MOQ: ${countIn("en", minimum, units.each)}${unit === "each" ? "" : ` (${sold})`}`;
  },
  inStock: "In Stock",
  lowStock: "Low Stock",
  outOfStock: "Out of Stock",
  madeToOrder: (lead: number | undefined) =>
    lead === undefined ? "Made to order" : `Made to order, about ${countIn("en", lead, days)}`,
  askAvailability: "Contact for availability",
  stock: (count: number, unit: Unit) =>
    `${countIn("en", count, units[unit]).replace(/^[\d,.]+/, "$&+")} in stock`,
  left: (count: number, unit: Unit) => `${countIn("en", count, units[unit])} left`,
  withdrawn: "No longer supplied",
  replacedBy: (name: string) => `Supplied instead: ${name}`,
  euSizes: (smallest: number, largest: number) => `EU ${smallest}-${largest}`,
  letterSizes: (smallest: string, largest: string) => `${smallest} to ${largest}`,
  weighs: (value: number, unit: "g" | "kg", per: Unit | undefined, part: string | undefined) =>
    `${groupedNumber(value)} ${unit}${per ? ` per ${single[per]}` : ""}${part ? `, ${part}` : ""}`,
  listed: (parts: readonly string[]) => parts.join(", "),
  price: {
    amount: (riyals: number) => `SAR\u00A0${formatRiyals(toHalalas(riyals))}`,
    per: (unit: Unit) => `per ${single[unit]}`,
    was: "was",
    terms: (vatPercent: number) =>
      vatPercent === 0 ? "List price" : `List price, excluding ${vatPercent}% VAT`,
    onRequest: "Price on request",
  },
  code: "Product ID",
  minimum: "Minimum order quantity",
  pack: "Pack",
  needs: "Needed with it",
  /** Stands under the picture of another product, and before its description. */
  likeness: "Picture of a similar product",
  toScale: {
    heading: "How big it is",
    beside: {
      hand: "To scale, beside a hand 190 mm long. Each square is 100 mm.",
      person: "To scale, beside a person 1.75 m tall. Each square is 100 mm.",
    } satisfies Readonly<Record<Beside, string>>,
    order: (codes: readonly string[]) => `From the left: ${codes.join(", ")}.`,
  },
  certifications: "Certifications and Standards",
  specifications: "Technical Specifications",
  material: "Material",
  size: "Size Range",
  weight: "Weight",
  sizeAndWeight: "Size and weight",
  colours: "Available Colors",
  marks: "Markings",
  documents: "Documents",
  evidence: evidenceWords,
  discountLicence: (number: string, lastDay: string) =>
    `Discount licence ${number}, valid until ${lastDay}`,
  notFor: "Not for",
  replaceWhen: "Replace when",
  soldAs: "Sold as",
  features: "Key Features",
  available: "Bulk Quantity Available",
  availability: "Availability",
  quote: "Request Bulk Quote",
  supplier: "Contact Supplier",
  askWhen: "Ask When Available",
  thumbnails: "Pictures",
  turn: {
    show: "See all sides",
    label: "Turn the product",
    how: "Drag, or press the arrow keys",
  },
  related: "Similar products",
  description: (name: string, text: string) => `${name}: ${text}`,
};
