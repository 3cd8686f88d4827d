import { unitWords } from "#content/exchange/choices.ts";
import type { Column, Naming } from "#content/exchange/column.ts";
import { textOf, isKeyed, setAt, valueAt } from "#content/exchange/draft.ts";
import { fold } from "#content/exchange/fold.ts";
import { westernDigits } from "#domain/western-digits.ts";
import { partOf, textIn, withPart } from "#content/exchange/text-columns.ts";
import { findWord } from "#content/exchange/vocabulary.ts";
import { usualLanguage } from "#domain/language.ts";

const sizesPath = ["specifications", "sizes"];
const weightPath = ["specifications", "weight"];

const shoe = /^EU\s*(\d{2})\s*(?:-|–|to|إلى)\s*(?:EU\s*)?(\d{2})$/i;
const letter = /^(\d?X{0,3}[SL]|M|\dXL)\s*(?:-|–|to|إلى)\s*(\d?X{0,3}[SL]|M|\dXL)$/i;

function showSizes(value: unknown): string | undefined {
  if (isKeyed(value) && "scale" in value) {
    return value["scale"] === "eu-shoe"
      ? `EU ${String(value["from"])}-${String(value["to"])}`
      : `${String(value["from"])}-${String(value["to"])}`;
  }
  return partOf(value, usualLanguage);
}

function isScale(value: unknown): boolean {
  return isKeyed(value) && ("scale" in value || "value" in value);
}

/** Sizes: a range such as "EU 39-47" or "S-4XL", else words. */
export function sizesIn(named: Naming): Column {
  return {
    ...textIn(named, sizesPath, usualLanguage, 20),
    show: (draft) => showSizes(valueAt(draft, sizesPath)),
    put: (draft, { text }) => {
      const plain = westernDigits(text.trim());
      const shoes = shoe.exec(plain);
      const letters = letter.exec(plain);
      const old = valueAt(draft, sizesPath);
      const value = shoes
        ? { scale: "eu-shoe", from: Number(shoes[1]), to: Number(shoes[2]) }
        : letters
          ? { scale: "letter", from: letters[1]?.toUpperCase(), to: letters[2]?.toUpperCase() }
          : withPart(isScale(old) ? undefined : old, usualLanguage, text.trim());
      setAt(draft, sizesPath, value);
      return undefined;
    },
    clear: (draft) => {
      setAt(draft, sizesPath, undefined);
      return undefined;
    },
  };
}

const weighed =
  /^(\d+(?:[.,]\d+)?)\s*(g|gm|gr|gram|grams|kg|kgs|kilogram|غرام|جرام|غ|كغ|كجم|كيلو|كيلوغرام)(?!\p{L})\s*(?:(?:\/|per|لكل)\s*([\p{L}]+))?\s*(?:\((.+)\))?$/iu;

function showWeight(value: unknown): string | undefined {
  if (!isKeyed(value)) {
    return partOf(value, usualLanguage);
  }
  if ("words" in value) {
    return partOf(value["words"], usualLanguage);
  }
  if (!("value" in value)) {
    return partOf(value, usualLanguage);
  }
  const per = value["per"] === undefined ? "" : ` / ${textOf(value["per"])}`;
  const of = partOf(value["of"], usualLanguage);
  return `${String(value["value"])} ${String(value["unit"])}${per}${of === undefined ? "" : ` (${of})`}`;
}

function readWeight(text: string, old: unknown): unknown {
  const match = weighed.exec(westernDigits(text).replaceAll("٫", "."));
  const [, amount = "", word = "", perWord, ofText] = match ?? [];
  const per = perWord === undefined ? undefined : findWord(perWord, unitWords);
  if (match && per?.ok !== false) {
    const unit = /^(k|ك)/i.test(fold(word)) ? "kg" : "g";
    const before = isKeyed(old) ? old["of"] : undefined;
    return {
      value: Number(amount.replace(",", ".")),
      unit,
      ...(per && { per: per.value }),
      ...(ofText !== undefined && { of: withPart(before, usualLanguage, ofText.trim()) }),
    };
  }
  if (isKeyed(old) && "words" in old) {
    return { words: withPart(old["words"], usualLanguage, text) };
  }
  return withPart(isScale(old) ? undefined : old, usualLanguage, text);
}

/** A weight such as "340 g" or "1.5 kg / pair (EU 42)", else words. */
export function weightIn(named: Naming): Column {
  return {
    ...textIn(named, weightPath, usualLanguage, 16),
    show: (draft) => showWeight(valueAt(draft, weightPath)),
    put: (draft, { text }) => {
      setAt(draft, weightPath, readWeight(text.trim(), valueAt(draft, weightPath)));
      return undefined;
    },
    clear: (draft) => {
      setAt(draft, weightPath, undefined);
      return undefined;
    },
  };
}
