import { countIn, groupedNumber } from "#words/plurals.ts";
import type { ProductWords } from "#words/shape.ts";

/** What one, and more, of each unit are called. */
export const units: ProductWords["units"] = {
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

export const product: ProductWords = {
  units,
  count: (count, unit) => countIn("en", count, units[unit]),
  moq: (minimum, unit) => {
    const sold = countIn("en", minimum, units[unit]).replace(/^\S+ /, "");
    return `MOQ: ${countIn("en", minimum, units.each)}${unit === "each" ? "" : ` (${sold})`}`;
  },
  inStock: "In Stock",
  lowStock: "Low Stock",
  outOfStock: "Out of Stock",
  madeToOrder: (lead) =>
    lead === undefined ? "Made to order" : `Made to order, about ${countIn("en", lead, days)}`,
  askAvailability: "Contact for availability",
  stock: (count, unit) =>
    `${countIn("en", count, units[unit]).replace(/^[\d,.]+/, "$&+")} in stock`,
  left: (count, unit) => `${countIn("en", count, units[unit])} left`,
  withdrawn: "No longer supplied",
  replacedBy: (name) => `Supplied instead: ${name}`,
  euSizes: (from, to) => `EU ${from}-${to}`,
  letterSizes: (from, to) => `${from} to ${to}`,
  weighs: (value, unit, per, of) =>
    `${groupedNumber(value)} ${unit}${per ? ` per ${single[per]}` : ""}${of ? `, ${of}` : ""}`,
  listed: (parts) => parts.join(", "),
  code: "Product ID",
  minimum: "Minimum order quantity",
  pack: "Pack",
  needs: "Needed with it",
  likeness: "Picture of a similar product",
  toScale: {
    heading: "How big it is",
    beside: {
      hand: "To scale, beside a hand 190 mm long. Each square is 100 mm.",
      person: "To scale, beside a person 1.75 m tall. Each square is 100 mm.",
    },
    order: (codes) => `From the left: ${codes.join(", ")}.`,
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
  documentKinds: {
    certificate: "Certificate",
    declaration: "Declaration of conformity",
    datasheet: "Data sheet",
    instructions: "Instructions for use",
    report: "Test report",
  },
  discountLicence: (number, lastDay) => `Discount licence ${number}, valid until ${lastDay}`,
  issued: (day) => `issued ${day}`,
  certificate: "Certificate",
  saber: "SABER certificate",
  validUntil: (day) => `valid until ${day}`,
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
  description: (name, text) => `${name}: ${text}`,
};
