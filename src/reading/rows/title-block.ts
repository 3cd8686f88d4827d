import { plainDigits } from "#reading/amounts/quantity.ts";
import { nextDayNamed, parseDay } from "#reading/wanted-day.ts";
import type { Table } from "#reading/rows/table-text.ts";

/** Proposals that the rows around a table make for the fields of a request. */
export interface TitleBlock {
  /** The sheet's own number, as it is written. */
  readonly reference?: string;
  /** The day by which the goods are wanted, as 2026-12-24. */
  readonly wanted?: string;
}

const referenceLabel =
  /(?:^|[\s|(])(?:(?:m\.?r\.?f?|p\.?r|req|purch(?:ase)?\.?\s*req|contract|r\.?f\.?q|p\.?o|mto|srf?|wo)\b\.?\s*(?:no|number|nr|ref|#|will be|is)?\b\.?|(?:material\s+|purchase\s+|store\s+|site\s+|our\s+|your\s+)?(?:requisition|request|enquiry|inquiry|indent|order|reference|ref|tender|doc(?:ument)?)\b\.?\s*(?:no|number|nr|#)?\b\.?|(?:رقم\s+)?(?:المعاملة|المرجع|مرجع|مرجعنا|الطلب|طلب(?:\s+(?!رقم)\p{L}+){0,3}|طلبية|الطلبية|الاستفسار|(?:ال)?منافسة(?:\s+رقم)?|الرقم المرجعي|(?:أمر|امر)\s+(?:ال)?(?:شراء|توريد))(?:\s+رقم)?)\s*[:#.\-–]?\s*/iu;

/** An abbreviation with "No": "IMR Number". */
const numberLabel =
  /(?:^|[\s|(])(?!(?:CR|VAT|GST|PO|TEL|FAX|ID|ISO|EN)\b)\p{Lu}{2,4}\.?\s*(?:[Nn][Oo]|NO|[Nn]umber|NUMBER|#)\b\.?\s*[:#.\-–]?\s*/u;

const wantedLabel =
  /(?:required|needed|need(?:-by)?|delivery|deliver|delivered|wanted|due)\s*(?:by|before|date|on|at site|required|until|not later than)?\s*(?:date)?|r\.?o\.?s\.?\s*date|deadline|(?:no|not) later than|latest by|\bby(?=\s+(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]|[a-z]{3,9}\s+\d{1,2}\b))|موعد أقصاه|(?:مطلوب|التسليم|التوريد|تسليم|توريد|الاستلام)\s*(?:قبل|في|بتاريخ|خلال|حتى|ليوم|المطلوب)?|(?:تاريخ|موعد)\s+(?:التسليم|التوريد|الاستلام|الحاجة|الاحتياج)(?:\s+المطلوب)?/iu;

const token =
  /^(?:\p{Script=Arabic}{1,3}\s)?[\p{L}\p{N}][\p{L}\p{N}/_.-]*\p{Nd}[\p{L}\p{N}/_.-]*|^\p{Nd}+/u;
const dayInText =
  /\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[\s/.-]+(?:\d{1,2}|\p{L}{3,9})[\s/.,-]+\d{2,4}/u;

/** Writes "March 19th, 2027" with the day first. */
function dayFirst(text: string): string {
  return plainDigits(text)
    .replaceAll(/(\d)(?:st|nd|rd|th)\b/giu, "$1")
    .replaceAll(/(\d{1,2})\s+of\s+(?=\p{L})/giu, "$1 ")
    .replace(
      /((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?(?![\d:/])/iu,
      "$2 $1 $3",
    );
}

/** Longest row of a title block, in characters. */
const longestTitle = 300;

/** A number that stands without a label: "PR-88-2026", or "No. WCA/ST/118" beside the title. */
const bareReference =
  /^(?:no|رقم)\.?\s*[:#]?\s*((?:\p{Script=Arabic}{1,3}\s)?[\p{L}\p{N}]+[/-]\S*\p{Nd}\S*)$|^((?:PR|MR|MRF|RFQ|PO|IMR|REQ|REF|MTO|SR)[-/ ]\S*\d\S*)$/iu;

function referenceIn(cells: readonly string[]): string | undefined {
  const bare = cells.map((cell) => bareReference.exec(cell)).find(Boolean);
  if (bare) {
    return bare[1] ?? bare[2]?.replace(/^ref\s+/iu, "");
  }
  for (const [index, cell] of cells.entries()) {
    const labels = [referenceLabel, numberLabel].flatMap((pattern) => [
      ...cell.matchAll(new RegExp(pattern, `${pattern.flags}g`)),
    ]);
    for (const label of labels) {
      const remaining = cell.slice(label.index + label[0].length).trim();
      const value = remaining === "" ? (cells[index + 1] ?? "") : remaining;
      const atEnd = /[:#]\s*(\S+)$/u.exec(value)?.[1] ?? "";
      const [reference] = token.exec(value.trim()) ?? token.exec(atEnd) ?? [];
      const isCount =
        reference !== undefined && value !== reference && /^\p{Nd}{1,3}$/u.test(reference);
      if (reference !== undefined && !isCount && parseDay(reference) === undefined) {
        return reference.replace(/[.,-]+$/u, "");
      }
    }
  }
  return undefined;
}

/** Tells if a line is a label and a number of the sheet, and nothing else: "RFQ No: UT-931". */
export function isReferenceAlone(line: string): boolean {
  const label = referenceLabel.exec(line) ?? numberLabel.exec(line);
  const value = label?.index === 0 ? line.slice(label[0].length).trim() : "";
  return /[:#]/u.test(label?.[0] ?? "") && value !== "" && token.exec(value)?.[0] === value;
}

function wantedIn(cells: readonly string[], today: string | undefined): string | undefined {
  for (const [index, cell] of cells.entries()) {
    const label = wantedLabel.exec(cell);
    if (label) {
      const texts = [cell.slice(label.index + label[0].length), cells[index + 1] ?? ""];
      const days = texts.map(dayFirst);
      const [parsed] = days
        .flatMap((text) => text.match(new RegExp(dayInText, "gu")) ?? [])
        .flatMap((day) => parseDay(day) ?? [])
        .filter((day) => day > "2000");
      const nextDay =
        parsed ??
        days.flatMap((text) => (today === undefined ? [] : (nextDayNamed(text, today) ?? [])))[0];
      if (nextDay !== undefined) {
        return nextDay;
      }
    }
  }
  return undefined;
}

/** Reads the sheet's number and the wanted day, as seen from `today`, from the rows that are no lines. */
export function parseTitleBlock(rows: Table, today: string | undefined): TitleBlock {
  const block: { reference?: string; wanted?: string } = {};
  for (const row of rows) {
    const cells = row.map((cell) => cell.trim()).filter((cell) => cell !== "");
    if (cells.join(" ").length <= longestTitle) {
      const reference = block.reference ?? referenceIn(cells);
      const wantedDay = block.wanted ?? wantedIn(cells, today);
      Object.assign(
        block,
        reference !== undefined && { reference },
        wantedDay !== undefined && { wanted: wantedDay },
      );
    }
  }
  return block;
}
