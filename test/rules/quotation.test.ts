import { describe, expect, test } from "vitest";
import { beginLines } from "#domain/quotation/begin-quotation.ts";
import { questionsAbout } from "#domain/quotation/price-questions.ts";
import { pastePrices, readPriceRows } from "#domain/quotation/price-rows.ts";
import {
  problemsOfSending,
  readQuotation,
  totalsOfQuotation,
} from "#domain/quotation/quotation.ts";
import {
  actionsIn,
  formatNumber,
  lastValidDay,
  mayTake,
  numberYear,
  stateAt,
} from "#domain/quotation/quotation-states.ts";
import { dayInRiyadh } from "#domain/riyadh-day.ts";
import { quotationContent, quotationLine } from "#test/support/quotation-samples.ts";

const withLine = (change: object) => ({
  ...quotationContent(),
  lines: [{ ...quotationLine(), ...change }],
});

describe("a field of a line", () => {
  test.each([
    ["quantity", -1, "negative"],
    ["quantity", 0, "too-small"],
    ["quantity", 1.5, "not-whole"],
    ["quantity", Number.NaN, "not-a-number"],
    ["quantity", "10", "not-a-number"],
    ["quantity", 1_234_567_890, "too-large"],
    ["unitPrice", -2675, "negative"],
    ["unitPrice", Number.NaN, "not-a-number"],
    ["unitPrice", Number.POSITIVE_INFINITY, "not-a-number"],
    ["unitPrice", 26.75, "not-whole"],
    ["unitPrice", 1_000_000_001, "too-large"],
    ["leadTime", -1, "negative"],
    ["unit", "bag", "malformed"],
    ["note", "x".repeat(501), "too-long"],
  ])("%s of %s is refused as %s", (field, value, problem) => {
    expect(readQuotation(withLine({ [field]: value }))).toEqual({
      ok: false,
      problems: [{ field: `lines.k1.${field}`, problem }],
    });
  });

  test("a discount above the whole is refused", () => {
    const discount = { kind: "percent", basisPoints: 10_001 };
    expect(readQuotation(withLine({ discount }))).toEqual({
      ok: false,
      problems: [{ field: "lines.k1.discount.basisPoints", problem: "too-large" }],
    });
  });

  test("a line above a billion riyals is refused", () => {
    expect(readQuotation(withLine({ quantity: 1_000_000, unitPrice: 1_000_000 }))).toEqual({
      ok: false,
      problems: [{ field: "lines.k1.quantity", problem: "too-large" }],
    });
  });

  test("two lines of one id are refused", () => {
    const content = quotationContent({ lines: [quotationLine(), quotationLine()] });
    expect(readQuotation(content)).toEqual({
      ok: false,
      problems: [{ field: "lines.k1.id", problem: "repeated" }],
    });
  });

  test("more than 500 lines are refused", () => {
    const lines = Array.from({ length: 501 }, (_, index) => quotationLine({ id: `k${index}` }));
    expect(readQuotation(quotationContent({ lines }))).toEqual({
      ok: false,
      problems: [{ field: "lines", problem: "too-many" }],
    });
  });

  test("a buyer's address that is none is refused", () => {
    const buyer = { ...quotationContent().buyer, email: "huda" };
    expect(readQuotation(quotationContent({ buyer }))).toEqual({
      ok: false,
      problems: [{ field: "buyer.email", problem: "malformed" }],
    });
  });
});

describe("a quotation to be sent", () => {
  test("names each line without price, quantity or text", () => {
    const lines = [
      quotationLine(),
      quotationLine({ id: "k2", unitPrice: undefined, quantity: undefined }),
      quotationLine({ id: "k3", kind: "not-offered", unitPrice: undefined, quantity: undefined }),
      quotationLine({ id: "k4", kind: "free", text: "" }),
    ];
    expect(problemsOfSending(quotationContent({ lines }))).toEqual([
      { field: "lines.k2.quantity", problem: "missing" },
      { field: "lines.k2.unitPrice", problem: "missing" },
      { field: "lines.k4.text", problem: "missing" },
    ]);
  });

  test("offers at least one line", () => {
    const lines = [quotationLine({ kind: "not-offered" })];
    expect(problemsOfSending(quotationContent({ lines }))).toEqual([
      { field: "lines", problem: "missing" },
    ]);
  });

  test("counts neither lines that are not offered nor lines without a price", () => {
    const lines = [
      quotationLine(),
      quotationLine({ id: "k2", kind: "not-offered" }),
      quotationLine({ id: "k3", unitPrice: undefined }),
      quotationLine({ id: "k4", kind: "delivery", quantity: 1, unitPrice: 5000 }),
    ];
    expect(totalsOfQuotation(quotationContent({ lines }), 15)).toEqual({
      subtotal: 31_750,
      vat: 4763,
      total: 36_513,
    });
  });
});

test("a delivery without a quantity counts once, and can be sent", () => {
  const { quantity: _quantity, ...line } = quotationLine({ id: "k2", kind: "delivery" });
  const content = quotationContent({ lines: [quotationLine(), line] });
  expect(totalsOfQuotation(content, 15).subtotal).toBe(26_750 + 2675);
  expect(problemsOfSending(content)).toEqual([]);
});

test("a buyer without an address can be quoted", () => {
  const buyer = { name: "Huda Salem", company: "", email: "" };
  expect(readQuotation(quotationContent({ buyer })).ok).toBe(true);
});

describe("a question about a price", () => {
  const ask = (unitPrice: number, usualPrice?: number) =>
    questionsAbout({ lines: [quotationLine({ unitPrice })] }, () => usualPrice).map(
      ({ kind }) => kind,
    );

  test("is asked for 1,000,000 riyals for a glove, with and without a list price", () => {
    expect(ask(100_000_000)).toEqual(["very-high"]);
    expect(ask(100_000_000, 2675)).toEqual(["far-above"]);
  });

  test("is asked beyond three times the usual price and below a third of it", () => {
    expect(ask(8026, 2675)).toEqual(["far-above"]);
    expect(ask(8025, 2675)).toEqual([]);
    expect(ask(891, 2675)).toEqual(["far-below"]);
    expect(ask(892, 2675)).toEqual([]);
  });

  test("is asked for goods free of charge, and not for a free delivery", () => {
    expect(ask(0, 2675)).toEqual(["free-of-charge"]);
    const lines = [quotationLine({ kind: "delivery", unitPrice: 0 })];
    expect(questionsAbout({ lines }, () => undefined)).toEqual([]);
  });

  test("is another one after the price changes", () => {
    const idOf = (unitPrice: number) =>
      questionsAbout({ lines: [quotationLine({ unitPrice })] }, () => 100)[0]?.id;
    expect(idOf(1000)).not.toBe(idOf(1001));
  });
});

describe("a price file", () => {
  const products = [
    { slug: "vented-safety-helmet", code: "HP005" },
    { slug: "lanyard-one", code: "LT001" },
    { slug: "lanyard-two", code: "LT001" },
  ];
  const lines = [
    quotationLine(),
    quotationLine({ id: "k2", product: "lanyard-one", code: "LT001" }),
    quotationLine({ id: "k3", kind: "not-offered", product: "lanyard-two", code: "LT001" }),
  ];
  const row = (name: string, price: string, number = 2) => ({ row: number, name, price });
  const priced = (id: string, unitPrice: number) => [
    { path: `lines.${id}.unitPrice`, value: unitPrice },
    { path: `lines.${id}.priceSource`, value: "file" },
  ];

  test("prices lines by slug and by code in any case", () => {
    const rows = [row("hp005", "24.50"), row("lanyard-one", "99")];
    expect(readPriceRows(lines, rows, products)).toEqual({
      edits: [...priced("k1", 2450), ...priced("k2", 9900)],
      choices: [],
      refused: [],
      unused: 0,
    });
  });

  test("asks for the product of a code that two products bear", () => {
    const rows = [row("LT001", "99")];
    expect(readPriceRows(lines, rows, products)).toMatchObject({
      edits: [],
      choices: [
        { row: 2, name: "LT001", unitPrice: 9900, products: ["lanyard-one", "lanyard-two"] },
      ],
    });
    expect(readPriceRows(lines, rows, products, { LT001: "lanyard-one" })).toMatchObject({
      edits: priced("k2", 9900),
      choices: [],
    });
  });

  test("refuses a price that is none and a second price, and counts rows of other goods", () => {
    const rows = [
      row("HP005", "24"),
      row("HP005", "25", 3),
      row("HP005", "call", 4),
      row("X", "1"),
    ];
    expect(readPriceRows(lines, rows, products)).toEqual({
      edits: priced("k1", 2400),
      choices: [],
      refused: [
        { row: 3, problem: "repeated" },
        { row: 4, problem: "malformed" },
      ],
      unused: 1,
    });
  });
});

describe("a pasted column of prices", () => {
  const lines = ["k1", "k2", "k3"].map((id) => quotationLine({ id }));

  test("goes down from the line, leaves out empty cells and refuses by cell", () => {
    expect(pastePrices(lines, "k1", "1.00\r\n\r\n3,50\r\n4\r\n")).toEqual({
      edits: [
        { path: "lines.k1.unitPrice", value: 100 },
        { path: "lines.k3.unitPrice", value: 350 },
      ],
      refused: [{ cell: 3, problem: "too-many" }],
    });
    expect(pastePrices(lines, "k2", "x\n2").refused).toEqual([{ cell: 0, problem: "malformed" }]);
  });
});

describe("the state of a quotation", () => {
  const evening = Date.UTC(2026, 10, 29, 20, 30);
  const nearMidnight = Date.UTC(2026, 10, 29, 21, 30);

  test("expires after its last day in Riyadh", () => {
    expect(dayInRiyadh(evening)).toBe("2026-11-29");
    expect(dayInRiyadh(nearMidnight)).toBe("2026-11-30");
    expect(stateAt("viewed", "2026-11-29", evening)).toBe("viewed");
    expect(stateAt("viewed", "2026-11-29", nearMidnight)).toBe("expired");
    expect(stateAt("accepted", "2026-11-29", nearMidnight)).toBe("accepted");
    expect(stateAt("draft", null, nearMidnight)).toBe("draft");
  });

  test("counts the days and the year of Riyadh from the sending", () => {
    expect(lastValidDay(nearMidnight, 30)).toBe("2026-12-30");
    expect(numberYear(Date.UTC(2026, 11, 31, 21))).toBe(2027);
    expect(formatNumber(2026, 1)).toBe("Q-2026-0001");
    expect(formatNumber(2026, 12_345)).toBe("Q-2026-12345");
  });

  test("lets staff alone accept an expired quotation", () => {
    expect(mayTake("accept", "expired", "buyer")).toBe(false);
    expect(mayTake("accept", "expired", "staff")).toBe(true);
    expect(actionsIn("sent", "buyer")).toEqual(["view", "request-change", "accept", "decline"]);
    expect(actionsIn("accepted", "buyer")).toEqual([]);
    expect(actionsIn("accepted", "staff")).toEqual(["undo"]);
    expect(actionsIn("draft", "staff")).toEqual(["send"]);
  });
});

describe("the lines of a request", () => {
  const product = {
    slug: "vented-safety-helmet",
    code: "HP005",
    name: "Vented safety helmet",
    secondName: "خوذة سلامة مهواة",
    unit: "each",
    listPrice: 2675,
  } as const;
  const products = new Map([[product.slug, product]]);
  const given = { product: product.slug, unit: "each", unitPrice: 2500, givenAt: 1 };
  const asked = { product: product.slug, text: "helmets", sizes: [], quantity: 5 };

  test("take the last price of this buyer, and else the list price", () => {
    const priceOf = (givenPrices: ReadonlyMap<string, typeof given>, line = asked) =>
      beginLines([line], { products, givenPrices })[0];
    expect(priceOf(new Map([[product.slug, given]]))).toMatchObject({
      kind: "product",
      text: "Vented safety helmet",
      secondText: "خوذة سلامة مهواة",
      asked: "helmets",
      quantity: 5,
      unit: "each",
      unitPrice: 2500,
      priceSource: "given",
    });
    expect(priceOf(new Map())).toMatchObject({ unitPrice: 2675, priceSource: "list" });
    const boxes = { ...asked, unit: "box" as const };
    expect(priceOf(new Map([[product.slug, given]]), boxes)).not.toHaveProperty("unitPrice");
  });

  test("keep words, sizes, colour and note of what is not in the catalogue", () => {
    const line = {
      text: "lamp",
      sizes: [
        { size: "42", quantity: 2 },
        { size: "43", quantity: 3 },
      ],
      colour: "red",
      note: "soon",
    };
    expect(beginLines([line], { products, givenPrices: new Map() })).toEqual([
      {
        id: "k1",
        kind: "free",
        text: "lamp",
        asked: "lamp",
        quantity: 5,
        note: "42x2 43x3; red; soon",
      },
    ]);
  });
});
