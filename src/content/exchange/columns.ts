import { availabilityWords, statusWords, unitWords } from "#content/exchange/choices.ts";
import type { Column } from "#content/exchange/column.ts";
import { naming } from "#content/exchange/column-names.ts";
import { sizesIn, weightIn } from "#content/exchange/measure-columns.ts";
import {
  amount,
  date,
  lines,
  oneOf,
  readCode,
  readShort,
  simple,
  someOf,
  whole,
} from "#content/exchange/simple-columns.ts";
import { textIn, textsIn } from "#content/exchange/text-columns.ts";
import { read, wrong, type SheetCell } from "#content/exchange/cell.ts";
import { westernDigits } from "#domain/western-digits.ts";
import { languages, usualLanguage } from "#domain/language.ts";
import { codeFormat } from "#content/schema/product.ts";

const many = 10_000_000;
const aName = { width: 18, read: readShort };

function digits(cell: SheetCell) {
  const reading = readCode(cell);
  const text = reading.ok ? westernDigits(reading.value).replace(/[\s-]/g, "") : "";
  return !reading.ok
    ? reading
    : /^\d+$/.test(text)
      ? read(text)
      : wrong("is no number of digits alone");
}

function code(cell: SheetCell) {
  const reading = readCode(cell);
  return !reading.ok || codeFormat.test(reading.value)
    ? reading
    : wrong("is no code: letters, digits, spaces and . / _ + -, at most 40");
}

function fileNames({ text }: SheetCell) {
  const names = text
    .split(/[\n,;|،؛]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const path = names.find((name) => /[/\\]/.test(name));
  return path === undefined
    ? read(names)
    : wrong(`holds "${path}"; write the file's name without its folder`);
}

/** A text's columns, one for each language. */
function inEach(id: string, path: readonly string[], width: number): readonly Column[] {
  return languages.map((language) => textIn(naming(`${id}-${language}`), path, language, width));
}

/** The columns of the languages but the usual one, where that has a column of its own kind. */
function inOthers(id: string, path: readonly string[], width: number): readonly Column[] {
  return languages
    .filter((language) => language !== usualLanguage)
    .map((language) => textIn(naming(`${id}-${language}`), path, language, width));
}

interface PictureEntry {
  readonly file: string;
}

/** Every column, in the order in which they are exported. */
export const columns: readonly Column[] = [
  simple(naming("slug"), { path: ["slug"], width: 34, read: readShort }),
  simple(naming("code"), { path: ["code"], width: 14, read: code }),
  oneOf(naming("status"), ["status"], () => statusWords),
  oneOf(naming("category"), ["category"], ({ categories }) => categories),
  oneOf(naming("subcategory"), ["subcategory"], ({ subcategories }) => subcategories, 22),
  simple(naming("brand"), { path: ["brand", "name"], ...aName }),
  simple(naming("model"), { path: ["brand", "model"], ...aName }),
  simple(naming("maker"), { path: ["brand", "maker"], ...aName }),
  simple(naming("origin"), { path: ["brand", "origin"], ...aName }),
  simple(naming("certificate"), { path: ["certificate", "number"], ...aName }),
  simple(naming("certificate-body"), { path: ["certificate", "body"], ...aName }),
  date(naming("certificate-issued"), ["certificate", "issued"]),
  date(naming("certificate-until"), ["certificate", "validUntil"]),
  simple(naming("saber"), { path: ["saber", "number"], ...aName }),
  date(naming("saber-until"), ["saber", "validUntil"]),
  amount(naming("price"), ["price", "amount"]),
  amount(naming("was"), ["price", "was"]),
  oneOf(naming("unit"), ["order", "unit"], () => unitWords, 9),
  whole(naming("pack"), ["order", "pack"], { least: 1, most: many }),
  whole(naming("minimum"), ["order", "minimum"], { least: 1, most: many }),
  whole(naming("stock"), ["order", "stock"], { least: 0, most: 1_000_000_000 }),
  oneOf(naming("availability"), ["availability", "state"], () => availabilityWords, 12),
  whole(naming("lead-days"), ["availability", "leadDays"], { least: 1, most: 1000 }),
  ...inEach("name", ["name"], 40),
  ...inEach("use", ["use"], 34),
  ...inEach("description", ["description"], 50),
  ...inEach("details", ["details"], 60),
  ...inEach("sold-as", ["soldAs"], 24),
  ...languages.map((language) => textsIn(naming(`features-${language}`), ["features"], language)),
  ...inEach("material", ["specifications", "material"], 30),
  sizesIn(naming("sizes")),
  ...inOthers("sizes", ["specifications", "sizes"], 20),
  weightIn(naming("weight")),
  someOf(naming("colours"), ["specifications", "colours"], ({ colours }) => colours),
  lines(naming("standards"), ["specifications", "standards"]),
  textIn(naming("marks"), ["specifications", "marks"], usualLanguage, 20),
  ...inOthers("marks", ["specifications", "marks"], 20),
  simple<readonly PictureEntry[]>(naming("pictures"), {
    path: ["pictures"],
    width: 26,
    read: (cell) => {
      const names = fileNames(cell);
      return names.ok ? read(names.value.map((file) => ({ file }))) : names;
    },
    show: (pictures) => pictures.map(({ file }) => file).join("\n"),
  }),
  oneOf(naming("likeness"), ["likeness"], ({ products }) => products, 30),
  someOf(naming("tags"), ["tags"], ({ tags }) => tags),
  someOf(naming("needs"), ["needs"], ({ products }) => products),
  simple(naming("gtin"), { path: ["codes", "gtin"], width: 16, read: digits }),
  simple(naming("hs"), { path: ["codes", "hs"], width: 12, read: readCode }),
  simple(naming("unspsc"), {
    path: ["codes", "unspsc"],
    width: 12,
    read: digits,
  }),
  simple(naming("aramco9com"), { path: ["codes", "aramco9com"], width: 14, read: readCode }),
  oneOf(naming("replaced-by"), ["replacedBy"], ({ products }) => products, 30),
];
