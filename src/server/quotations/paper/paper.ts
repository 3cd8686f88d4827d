import { evidenceOn } from "#domain/catalogue/evidence.ts";
import type { Company } from "#domain/company.ts";
import { directionOf } from "#domain/language.ts";
import { formatRiyals, lineTotal } from "#domain/quotation/money.ts";
import type { PaperWords } from "#domain/quotation/offer-words.ts";
import { isOffered } from "#domain/quotation/quotation.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import type { WordsOf } from "#domain/service-words.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import {
  formatLeadTime,
  formatLineDiscount,
  formatQuantity,
} from "#server/quotations/line-texts.ts";
import { otherLanguage } from "#server/quotations/quotation-rows.ts";
import type { Revision } from "#server/quotations/quotation-rows.ts";

/** Details of the supplier on the letterhead. */
export type Letterhead = Pick<
  Company,
  | "name"
  | "legalName"
  | "phoneDisplay"
  | "email"
  | "nationalAddress"
  | "vatNumber"
  | "nationalNumber"
>;

interface PaperCell {
  readonly text: string;
  readonly second: string | null;
  readonly notes: readonly string[];
  readonly numeric: boolean;
  readonly span: number;
}

interface PaperColumn {
  readonly label: string;
  readonly second: string | null;
  readonly numeric: boolean;
  readonly wide: boolean;
}

interface LabelledText {
  readonly label: string;
  readonly second: string | null;
  readonly value: string;
}

/** A quotation with every text finished, as the template lays it out. */
export interface Paper {
  readonly language: string;
  readonly secondLanguage: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly company: string;
  readonly letterhead: readonly string[];
  readonly heading: readonly [label: string, second: string | null];
  readonly buyerLabel: readonly [label: string, second: string | null];
  readonly buyer: readonly string[];
  readonly facts: readonly LabelledText[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly PaperCell[])[];
  readonly totals: readonly LabelledText[];
  readonly currency: readonly [label: string, second: string | null];
  readonly sections: readonly {
    readonly label: string | null;
    readonly second: string | null;
    readonly text: string;
  }[];
  readonly footer: string;
}

interface Writer {
  readonly words: PaperWords;
  /** Returns a label in the other language, where the quotation is in both. */
  readonly second: (choose: (words: PaperWords) => string) => string | null;
}

/** Lays the texts of a revision out as paper; the lines keep their order. */
export function writePaper(
  revision: Revision & { readonly reference: string | null },
  company: Letterhead,
  wordsOf: WordsOf,
): Paper {
  const { content, number } = revision;
  const { language, bilingual, buyer } = content;
  const secondLanguage = otherLanguage(language);
  const { paper: words } = wordsOf(language).offer;
  const { paper: secondWords } = wordsOf(secondLanguage).offer;
  const writer: Writer = {
    words,
    second: (choose) => (bilingual ? choose(secondWords) : null),
  };
  const label = (choose: (paper: PaperWords) => string) =>
    [choose(words), writer.second(choose)] as const;
  const columns = columnsOf(content.lines, writer);
  return {
    language,
    secondLanguage,
    direction: directionOf(language),
    title: `${words.title} ${number}`,
    company: company.name,
    letterhead: letterheadLines(company, words),
    heading: label(({ title }) => title),
    buyerLabel: label((paper) => paper.buyer),
    buyer: [buyer.company, buyer.name, buyer.email].filter((text) => text !== ""),
    facts: factsOf(revision, writer),
    columns: columns.map(({ column }) => column),
    rows: content.lines.map((line, index) =>
      rowOf(line, columns, { index, words, day: dayInRiyadh(revision.sentAt) }),
    ),
    totals: totalsOf(revision, writer),
    currency: label(({ currency }) => currency),
    sections: sectionsOf(revision, writer),
    footer: `${company.name} · ${words.title} ${number}`,
  };
}

function letterheadLines(company: Letterhead, words: PaperWords): readonly string[] {
  const facts = [
    [words.phone, company.phoneDisplay],
    [words.email, company.email],
    [words.vatNumber, company.vatNumber],
    [words.nationalNumber, company.nationalNumber],
  ].map(([label, value]) => `${label}: \u2066${value}\u2069`);
  return [
    company.legalName === company.name ? "" : company.legalName,
    company.nationalAddress,
    facts.slice(0, 2).join(" · "),
    facts.slice(2).join(" · "),
  ].filter((line) => line !== "");
}

function factsOf(
  { number, revision, reference, sentAt, validUntil }: Parameters<typeof writePaper>[0],
  { words, second }: Writer,
): readonly LabelledText[] {
  const facts: readonly (readonly [(paper: PaperWords) => string, string])[] = [
    [(paper) => paper.number, number],
    ...(revision > 1 ? [[(paper: PaperWords) => paper.revision, String(revision)] as const] : []),
    [(paper) => paper.date, words.day(dayInRiyadh(sentAt))],
    [(paper) => paper.validUntil, words.day(validUntil)],
    ...(reference === null ? [] : [[(paper: PaperWords) => paper.reference, reference] as const]),
  ];
  return facts.map(([choose, value]) => ({ label: choose(words), second: second(choose), value }));
}

interface Column {
  readonly column: PaperColumn;
  readonly cellOf: (line: QuotationLine, index: number) => string;
}

/** Leaves out the discount and the lead time where no line has one. */
function columnsOf(lines: readonly QuotationLine[], writer: Writer): readonly Column[] {
  const { words } = writer;
  const column = (
    choose: (paper: PaperWords) => string,
    cellOf: Column["cellOf"],
    { numeric = false, wide = false } = {},
  ): Column => ({
    column: { label: choose(words), second: writer.second(choose), numeric, wide },
    cellOf,
  });
  const money = { numeric: true };
  return [
    column(
      (paper) => paper.position,
      (_, index) => String(index + 1),
    ),
    column(
      (paper) => paper.product,
      (line) => line.text,
      { wide: true },
    ),
    column(
      (paper) => paper.quantity,
      (line) => quantityOf(line, words),
    ),
    ...(lines.some(({ leadTime }) => leadTime !== undefined)
      ? [
          column(
            (paper) => paper.leadTime,
            (line) => formatLeadTime(line, words),
          ),
        ]
      : []),
    column(
      (paper) => paper.unitPrice,
      (line) => formatRiyals(line.unitPrice ?? 0),
      money,
    ),
    ...(lines.some(({ discount }) => discount !== undefined)
      ? [column((paper) => paper.discount, formatLineDiscount, money)]
      : []),
    column(
      (paper) => paper.lineTotal,
      (line) => (isOffered(line) ? formatRiyals(lineTotal(line)) : ""),
      money,
    ),
  ];
}

function quantityOf(line: QuotationLine, words: PaperWords): string {
  const unit = line.unit === undefined ? "" : words.units[line.unit];
  return [formatQuantity(line), unit].filter((part) => part !== "").join(" ");
}

function rowOf(
  line: QuotationLine,
  columns: readonly Column[],
  {
    index,
    words,
    day,
  }: { readonly index: number; readonly words: PaperWords; readonly day: string },
): readonly PaperCell[] {
  const notes = notesOf(line, words, day);
  const cells = columns.map(({ column, cellOf }) => ({
    text: cellOf(line, index),
    second: column.wide ? (line.secondText ?? null) : null,
    notes: column.wide ? notes : [],
    numeric: column.numeric,
    span: 1,
  }));
  if (line.kind !== "not-offered") {
    return cells;
  }
  const refusal = { text: words.notOffered, second: null, notes: [], numeric: false };
  return [...cells.slice(0, 2), { ...refusal, span: cells.length - 2 }];
}

function notesOf(line: QuotationLine, words: PaperWords, day: string): readonly string[] {
  const { kind, code, asked, note, evidence } = line;
  return [
    code === undefined ? "" : `${words.code}: \u2066${code}\u2069`,
    kind === "alternative" && asked !== undefined ? words.insteadOf(asked) : "",
    note === undefined ? "" : note,
    ...(kind === "not-offered" ? [] : evidenceOn(day, evidence).map((piece) => piece.text)),
  ].filter((text) => text !== "");
}

function totalsOf(
  { subtotal, vat, total, vatPercent }: Revision,
  { words, second }: Writer,
): readonly LabelledText[] {
  const vatLabel = (paper: PaperWords) => paper.vat(vatPercent);
  return [
    [(paper: PaperWords) => paper.subtotal, subtotal] as const,
    [vatLabel, vat] as const,
    [(paper: PaperWords) => paper.total, total] as const,
  ].map(([choose, value]) => ({
    label: choose(words),
    second: second(choose),
    value: formatRiyals(value),
  }));
}

function sectionsOf(
  { content, validUntil }: Revision,
  { words, second }: Writer,
): Paper["sections"] {
  const validity = (paper: PaperWords) => paper.validity(validUntil);
  const terms = content.terms.trim();
  return [
    {
      label: null,
      second: null,
      text: [validity(words), second(validity)].filter(Boolean).join("\n"),
    },
    ...(terms === ""
      ? []
      : [
          {
            label: words.terms,
            second: second((paper) => paper.terms),
            text: terms,
          },
        ]),
  ];
}
