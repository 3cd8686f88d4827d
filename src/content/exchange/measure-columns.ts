import type { Column, Label } from "#content/exchange/column.ts";
import { isKeyed, setAt, textOf, valueAt } from "#content/exchange/draft.ts";
import { fold } from "#content/exchange/fold.ts";
import { partOf, textColumns, translations, withPart } from "#content/exchange/text-columns.ts";
import { clearing } from "#content/exchange/value-columns.ts";
import { findWord, type WordList } from "#content/exchange/vocabulary.ts";
import { usualLanguage } from "#domain/language.ts";
import { westernDigits } from "#domain/western-digits.ts";

const shoeSizes = /^EU\s*(\d{2})\s*(?:-|–|to|إلى)\s*(?:EU\s*)?(\d{2})$/i;
const letterSizes = /^(\d?X{0,3}[SL]|M|\dXL)\s*(?:-|–|to|إلى)\s*(\d?X{0,3}[SL]|M|\dXL)$/i;

function formatSizes(value: unknown): string | undefined {
  if (!isKeyed(value) || !("scale" in value)) {
    return partOf(value, usualLanguage);
  }
  const range = `${String(value["from"])}-${String(value["to"])}`;
  return value["scale"] === "eu-shoe" ? `EU ${range}` : range;
}

/** Replaces the text in the usual language; what was a range or number is replaced as a whole. */
function withText(previous: unknown, text: string): unknown {
  const isMeasured = isKeyed(previous) && ("scale" in previous || "value" in previous);
  return withPart(isMeasured ? undefined : previous, usualLanguage, text);
}

function parseSizes(text: string, previous: unknown): unknown {
  const digits = westernDigits(text);
  const shoes = shoeSizes.exec(digits);
  if (shoes) {
    return { scale: "eu-shoe", from: Number(shoes[1]), to: Number(shoes[2]) };
  }
  const letters = letterSizes.exec(digits);
  return letters
    ? { scale: "letter", from: letters[1]?.toUpperCase(), to: letters[2]?.toUpperCase() }
    : withText(previous, text);
}

/** Columns of sizes: a range such as "EU 39-47" or "S-4XL", else words and their translations. */
export function sizesColumns(id: string, dottedPath: string, header: Label): readonly Column[] {
  const path = dottedPath.split(".");
  const column: Column = {
    id,
    header,
    path,
    width: 20,
    show: (draft) => formatSizes(valueAt(draft, path)),
    put: (draft, { text }) => {
      setAt(draft, path, parseSizes(text.trim(), valueAt(draft, path)));
      return undefined;
    },
    clear: clearing(path),
  };
  return [column, ...textColumns(id, dottedPath, header, 20, translations)];
}

const weighed =
  /^(\d+(?:[.,]\d+)?)\s*(g|gm|gr|gram|grams|kg|kgs|kilogram|غرام|جرام|غ|كغ|كجم|كيلو|كيلوغرام)(?!\p{L})\s*(?:(?:\/|per|لكل)\s*([\p{L}]+))?\s*(?:\((.+)\))?$/iu;

function formatWeight(value: unknown): string | undefined {
  if (!isKeyed(value) || !("value" in value)) {
    return partOf(isKeyed(value) && "words" in value ? value["words"] : value, usualLanguage);
  }
  const per = value["per"] === undefined ? "" : ` / ${textOf(value["per"])}`;
  const sample = partOf(value["of"], usualLanguage);
  return `${String(value["value"])} ${String(value["unit"])}${per}${sample === undefined ? "" : ` (${sample})`}`;
}

function parseWeight(text: string, previous: unknown, units: WordList): unknown {
  const match = weighed.exec(westernDigits(text).replaceAll("٫", "."));
  const [, amount = "", unit = "", perWord, sample] = match ?? [];
  const per = perWord === undefined ? undefined : findWord(perWord, units);
  if (match && per?.ok !== false) {
    const previousSample = isKeyed(previous) ? previous["of"] : undefined;
    return {
      value: Number(amount.replace(",", ".")),
      unit: /^(k|ك)/i.test(fold(unit)) ? "kg" : "g",
      ...(per && { per: per.value }),
      ...(sample !== undefined && { of: withPart(previousSample, usualLanguage, sample.trim()) }),
    };
  }
  return isKeyed(previous) && "words" in previous
    ? { words: withPart(previous["words"], usualLanguage, text) }
    : withText(previous, text);
}

/** A column of weights such as "340 g" or "1.5 kg / pair (EU 42)", else words. */
export function weightColumn(id: string, dottedPath: string, header: Label): Column {
  const path = dottedPath.split(".");
  return {
    id,
    header,
    path,
    width: 16,
    show: (draft) => formatWeight(valueAt(draft, path)),
    put: (draft, { text }, { units }) => {
      setAt(draft, path, parseWeight(text.trim(), valueAt(draft, path), units));
      return undefined;
    },
    clear: clearing(path),
  };
}
