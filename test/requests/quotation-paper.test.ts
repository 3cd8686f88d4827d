import { afterAll, describe, expect, test } from "vitest";
import { totalsOfQuotation } from "#domain/quotation/quotation.ts";
import type { QuotationContent, QuotationLine } from "#domain/quotation/quotation.ts";
import { writePaper } from "#server/quotations/paper/paper.ts";
import { openPrinter } from "#server/quotations/paper/printer.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";
import { noon } from "#test/support/quotation-store.ts";
import { serviceWordsIn } from "#words/service.ts";

const company = {
  name: "Mateen Safety",
  legalName: "Mateen Safety Trading Company",
  phoneDisplay: "+966 50 123 4567",
  email: "sales@mateen.example",
  nationalAddress: "8228 King Fahd Road, Riyadh 12213",
  vatNumber: "300000000000003",
  nationalNumber: "7000000000",
};

function paperOf(content: QuotationContent) {
  const revision = {
    quotation: "q",
    revision: 2,
    number: "Q-2026-0001",
    reference: "7K3QX-9B2MD",
    content,
    vatPercent: 15,
    ...totalsOfQuotation(content, 15),
    validUntil: "2026-12-29",
    sentAt: noon,
  };
  return writePaper(revision, company, serviceWordsIn);
}

const arabicLine = quotationLine({
  text: "خوذة سلامة مهواة (EN 397)",
  secondText: "Vented safety helmet (EN 397)",
});
const manyLines = (line: QuotationLine, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...line, id: `k${index}` }));
const arabic = (count: number, bilingual = false) =>
  quotationContent({ language: "ar", bilingual, lines: manyLines(arabicLine, count) });

describe("the paper of a quotation", () => {
  test("has the texts of its language, and of both where that is wanted", () => {
    const paper = paperOf(arabic(1, true));
    expect(paper).toMatchObject({
      direction: "rtl",
      heading: ["عرض سعر", "Quotation"],
      totals: [
        { value: "267.50" },
        { value: "40.13" },
        { value: "307.63", second: "Total with VAT" },
      ],
    });
    expect(paper.facts.map(({ value }) => value)).toEqual([
      "Q-2026-0001",
      "2",
      "29 نوفمبر 2026",
      "29 ديسمبر 2026",
      "7K3QX-9B2MD",
    ]);
    expect(paperOf(arabic(1)).heading).toEqual(["عرض سعر", null]);
  });

  test("shows discount and lead time only where a line has one", () => {
    const labels = (line: Partial<QuotationLine>) =>
      paperOf(quotationContent({ lines: [quotationLine(line)] })).columns.map(({ label }) => label);
    expect(labels({})).toEqual(["No.", "Product", "Quantity", "Unit price", "Total"]);
    expect(labels({ discount: { kind: "percent", basisPoints: 1250 }, leadTime: 0 })).toEqual([
      "No.",
      "Product",
      "Quantity",
      "Lead time",
      "Unit price",
      "Discount",
      "Total",
    ]);
  });

  test("says which line is not offered and what an alternative replaces", () => {
    const lines = [
      quotationLine({ kind: "not-offered" }),
      quotationLine({
        id: "k2",
        kind: "alternative",
        asked: "Glove 9",
        discount: { kind: "percent", basisPoints: 1250 },
      }),
    ];
    const { rows } = paperOf(quotationContent({ lines }));
    expect(rows[0]?.map(({ text, span }) => [text, span])).toEqual([
      ["1", 1],
      ["Vented safety helmet", 1],
      ["Not offered", 4],
    ]);
    expect(rows[1]?.[1]?.notes).toContain("In place of: Glove 9");
    expect(rows[1]?.map(({ text }) => text)).toContain("12.5 %");
  });
});

describe("certificates and documents on the paper", () => {
  const evidence = [
    { text: "Model: MX-9" },
    { text: "Certificate 2841-07, valid until 2030-03-31", validUntil: "2030-03-31" },
    { text: "SABER certificate SB-1, valid until 2026-11-28", validUntil: "2026-11-28" },
  ];
  const notesOf = (line: Partial<QuotationLine>) =>
    paperOf(quotationContent({ lines: [quotationLine({ evidence, ...line })] })).rows[0]?.[1]
      ?.notes;

  test("stand below the goods, without those that had expired when it was sent", () => {
    expect(notesOf({})?.slice(1)).toEqual([
      "Model: MX-9",
      "Certificate 2841-07, valid until 2030-03-31",
    ]);
  });

  test("do not stand below goods that are not offered", () => {
    expect(notesOf({ kind: "not-offered" })).toHaveLength(1);
  });
});

describe("the printer", () => {
  const printer = openPrinter();
  afterAll(() => printer.close());

  test("prints both languages, the same bytes each time", async () => {
    for (const content of [quotationContent(), arabic(40, true)]) {
      const first = await printer.print(paperOf(content));
      expect(first).toMatchObject({ ok: true, pages: content.lines.length > 1 ? 3 : 1 });
      expect(await printer.print(paperOf(content))).toEqual(first);
      expect(first.ok && Buffer.from(first.pdf.subarray(0, 5)).toString()).toBe("%PDF-");
    }
  });

  test("names the line that it cannot print", async () => {
    const lines = [quotationLine(), quotationLine({ id: "k2", text: "Helmet 頭盔" })];
    expect(await printer.print(paperOf(quotationContent({ lines })))).toEqual({
      ok: false,
      reason: "no font for the character U+982D",
      line: 1,
    });
    const terms = quotationContent({ terms: "😀" });
    expect(await printer.print(paperOf(terms))).toEqual({
      ok: false,
      reason: "no font for the character U+1F600",
    });
  });

  test("prints markup of the typesetter as plain text", async () => {
    const text = '#panic() $x$ *b* _i_ `c` \\u{41} "q" <l> @r // c /* = [ ] { }';
    const content = quotationContent({ lines: [quotationLine({ text, note: text })], terms: text });
    expect(await printer.print(paperOf(content))).toMatchObject({ ok: true, pages: 1 });
  });

  test("goes on with a new process after it was closed", async () => {
    await printer.close();
    expect(await printer.print(paperOf(quotationContent()))).toMatchObject({ ok: true });
  });
});
