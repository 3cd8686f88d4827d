import { read, wrong, type CellReading, type SheetCell } from "#content/exchange/cell.ts";
import { westernDigits } from "#domain/western-digits.ts";

const shortened = /^\d+([.,]\d+)?e[+-]?\d+$/i;
const currency = /(SAR|SR|ر\.?\s?س\.?|ريال(\s?سعودي)?|﷼|\u20C1)/giu;

/** Detects a long number that a spreadsheet has shortened to a form such as 6.28E+12. */
export function isShortened(text: string): boolean {
  return /^\d+([.,]\d+)?e\+\d+$/i.test(westernDigits(text.trim()));
}

function plainDigits(text: string): string {
  return westernDigits(text)
    .replaceAll("٫", ".")
    .replace(/[٬،]/g, ",")
    .trim()
    .replace(/(?<=\d)[\u0020\u00A0\u202F'’](?=\d{3}(\D|$))/g, "");
}

/** Parses a number with Arabic digits, thousands' marks or the name of the riyal. */
function readNumber(cell: SheetCell, noun: string): CellReading<number> {
  if (cell.kind === "number") {
    return read(Number(cell.text));
  }
  const text = plainDigits(cell.text.replace(currency, " "));
  if (/^-?\d+(\.\d+)?$/.test(text)) {
    return read(Number(text));
  }
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)) {
    return read(Number(text.replaceAll(",", "")));
  }
  if (shortened.test(text)) {
    return wrong(
      "is a number that the spreadsheet has shortened; format the column as a number and write it in full",
    );
  }
  if (/^\d+(\.\d{3})*,\d+$/.test(text)) {
    return wrong(`is no ${noun}; write ${text.replaceAll(".", "").replace(",", ".")}`);
  }
  const inside = /\d+(\.\d+)?/.exec(text.replace(/(?<=\d),(?=\d{3}(\D|$))/g, ""))?.[0];
  return wrong(`is no ${noun}${inside === undefined ? "" : `; write ${inside}`}`);
}

/** Parses a whole number; its bounds are those of the schema. */
export function readWhole(cell: SheetCell): CellReading<number> {
  const reading = readNumber(cell, "whole number");
  return !reading.ok || Number.isInteger(reading.value)
    ? reading
    : wrong(`is no whole number; write ${Math.round(reading.value)}`);
}

/** Parses an amount in riyals with at most two decimals. */
export function readAmount(cell: SheetCell): CellReading<number> {
  const reading = readNumber(cell, "amount");
  if (!reading.ok) {
    return reading;
  }
  const amount = Math.round(reading.value * 100) / 100;
  return Math.abs(amount - reading.value) < 1e-8
    ? read(amount)
    : wrong(`has more than two decimals; write ${amount}`);
}
