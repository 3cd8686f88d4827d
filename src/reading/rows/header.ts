import { plainDigits } from "#reading/amounts/quantity.ts";
import { classifySizes, formatSize } from "#reading/amounts/sizes.ts";
import type { Table } from "#reading/rows/table-text.ts";

/**
 * Contents of a column. `code` is another list's code, `number` counts the rows, `aside` is for the
 * buyer alone.
 */
export const columnRoles = [
  "text",
  "quantity",
  "unit",
  "sizes",
  "aside",
  "code",
  "number",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** Roles that a buyer gave the columns of a table, by the words of its header. */
export type ColumnChoices = Readonly<Record<string, readonly ColumnRole[]>>;

/** A column by its heading: a role, or one size of a size matrix. */
export interface Heading {
  readonly role: ColumnRole | "approved" | "issued" | "total" | "name" | "heads";
  readonly size?: string;
  /** In lower case. */
  readonly words?: string;
}

/** Rows of a table that name its columns, from `start` to before `end`. */
export interface Header {
  readonly start: number;
  readonly end: number;
  /** By column; undefined where a heading is empty or unknown. */
  readonly headings: readonly (Heading | undefined)[];
}

/** Longest heading, in characters. */
const longestHeading = 60;
/** Rows at the start of a block that may precede its header. */
const searchedRows = 15;

const english: readonly (readonly [Heading["role"], RegExp])[] = [
  [
    "heads",
    /^(?:(?:no|number|nos|qty|total)\.?\s+(?:of\s+)?)?(?:men|workers|persons|people|heads|users|employees|manpower)$/u,
  ],
  ["aside", /^(?:required|needed|delivery|delivered|expiry|issue|last)\s+(?:by|date|on|issued)\b/u],
  [
    "aside",
    /^(?:existing|current|available|closing|opening|in|last|previous|avg|average|monthly|already|received|delivered|returned|balance|min|max|reorder)\b.*(?:stock|qty|quantity|balance|issue|consumption|level|store)|^(?:stock|balance|on hand|soh|in stock|received)\b/u,
  ],
  [
    "aside",
    /^(?:(?:unit|total|est\w*|net|gross|line|budget|target)\s+)?(?:price|rate|amount|cost|value)\b|^total\s*\(?(?:sar|sr|price|amount|value)|^(?:vat|discount)\b/u,
  ],
  [
    "aside",
    /^(?:remarks?|comments?|notes?|employee|emp\b|staff|badge|iqama|worker|department|dept|designation|position|job|trade|crew|team|location|site|project|area|zone|date|sign|signature|received by|brand|make|manufacturer|mfr|supplier|vendor|part\s*(?:no|number|#)|p\/?n|sku|barcode|cat(?:alogue|alog)?\.?\s*(?:no|number|ref)|hs code|warranty|origin|country|picture|photo|image|sample|status|priority|purpose|used? (?:for|by)|lead time|account|cost cent)/u,
  ],
  [
    "approved",
    /^(?:approved|appd?|apprd|app'd|final|confirmed)\b.*(?:q['.]?ty|quantity|nos|pcs)|^(?:q['.]?ty|quantity)\.?\s+(?:approved|final|confirmed)/u,
  ],
  [
    "quantity",
    /^(?:(?:req\w*\.?|total|order(?:ed)?|net|needed|new|our)\s+)*(?:q['.]?ty|qnty|quantit(?:y|ies)|nos|pcs|pieces|pairs|count)\b|^(?:req(?:'?d)?\.?|required|requested|needed|to order|how many|number needed)$/u,
  ],
  ["issued", /^issued\b/u],
  ["total", /^(?:grand )?total$/u],
  ["code", /^(?:(?:item|material|product|stock|our|your|supplier'?s?|sap|erp)\s+)*code\b/u],
  ["unit", /^(?:units?|uom|u\.?m\.?|u\/m|u\.o\.m\.?|unit of (?:measure|issue)\w*|packing|pack)$/u],
  ["sizes", /^(?:[a-z]+\s+)?sizes?\b|^(?:[a-z]+\s+){2,3}sizes?$/u],
  [
    "number",
    /^(?:no|n|#|s[./]? ?n|s[./]? ?no|ser|serial(?: no)?|sr\.? ?no|sr|sl|sl\.? ?no|item no|item #|line(?: no)?)\.?$/u,
  ],
  ["name", /^(?:full )?names?$|^models?\b/u],
  [
    "aside",
    /^(?:white|yellow|blue|red|green|orange|black|grey|gray|lime|navy|brown|pink|purple|silver)$/u,
  ],
  [
    "text",
    /^(?:items?|materials?|products?|goods|articles?|ppe|description|desc|particulars?|details?|short text|long text|spec\w*|commodity|equipment|what (?:we|you|is) need(?:ed)?|colou?rs?|type|part|footwear|clothing|garments?|gloves|style)\b|\bdescription\b|\b(?:item|product|material) name\b|^requirements?$/u,
  ],
];

const arabic: readonly (readonly [Heading["role"], RegExp])[] = [
  ["heads", /^(?:عدد\s+)?(?:العمال|عمال|الموظفين|الأشخاص|الاشخاص|الأفراد|الافراد)$/u],
  [
    "aside",
    /^(?:المخزون|الرصيد|المتوفر|المصروف|ملاحظ|السعر|سعر|القيم[هة]|المبلغ|الموظف|اسم الموظف|اسم العامل|العامل|الرقم الوظيفي|رقم الموظف|القسم|الإدارة|الاداره|الوظيف[هة]|الموقع|المشروع|التاريخ|تاريخ|التوقيع|الماركة|الماركه|الشركة المصنعة|المورد|الموديل|رقم القطع[هة])/u,
  ],
  ["approved", /^(?:الكمي[هة]\s+)?(?:المعتمد[هة]?|المصادق)/u],
  ["quantity", /^(?:(?:ال)?كمي[هة]|العدد|عدد|المطلوب)/u],
  ["code", /^(?:ال)?(?:كود|رمز)/u],
  ["unit", /^(?:ال)?وحد[هة]/u],
  ["sizes", /^(?:ال)?(?:مقاس|قياس)/u],
  ["number", /^(?:م|ت|رقم|الرقم|مسلسل|الرقم التسلسلي|تسلسل)\.?$/u],
  ["name", /^(?:ال)?اسم$/u],
  [
    "text",
    /^(?:الوصف|وصف|البيان|بيان|الصنف|صنف|الأصناف|الاصناف|الماد[هة]|المنتج|اسم (?:الصنف|الماد[هة]|المنتج)|المواصفات|المواصف[هة]|التفاصيل|اللون|النوع|البند)/u,
  ],
  ["total", /^(?:ال)?(?:[إا]جمالي|مجموع)$/u],
  ["aside", /^(?:ال)?[إا]جمالي/u],
];

/** Parts of a heading in two languages: "Qty / الكمية". */
function partsOf(cell: string): readonly string[] {
  const text = cell.replaceAll(/[\s\u200e\u200f*]+/gu, " ").trim();
  const latin = text
    .replaceAll(/[^ -\u02ff]+/gu, " ")
    .replaceAll(/^[\s/|()–:-]+|[\s/|()–:.-]+$/gu, "");
  const script = text.replaceAll(/[ -\u02ff]+/gu, " ").trim();
  const halves = text.split(/\s+[/|–-]\s+/u);
  return [...new Set([text, latin, script, ...halves])].filter((part) => part !== "");
}

function parseHeading(cell: string): Heading | undefined {
  if (cell.length > longestHeading) {
    return undefined;
  }
  const parts = partsOf(cell).map((part) => part.toLowerCase());
  for (const part of parts) {
    const match = [...english, ...arabic].find(([, words]) => words.test(part));
    if (match) {
      return { role: match[0], words: part };
    }
  }
  return undefined;
}

/** Words for sizes that mean one only at the head of a column. */
const arabicSizeWords: Readonly<Record<string, string>> = {
  صغير: "S",
  وسط: "M",
  متوسط: "M",
  كبير: "L",
  "كبير جدا": "XL",
  "كبير جداً": "XL",
};

/** Parses a heading of a size matrix: "42", "XL", "Size M", "مقاس ٤٢". */
export function parseSizeHeading(cell: string): string | undefined {
  const plain = plainDigits(cell)
    .trim()
    .replace(/^(?:sizes?|sz|eu|uk|(?:ال)?مقاس|(?:ال)?قياس)[\s:.-]*(?=\S)/iu, "");
  const arabicWord = arabicSizeWords[plain.replace(/^(?:ال)/u, "")];
  if (arabicWord !== undefined) {
    return arabicWord;
  }
  const kind = plain.length > 12 || /[-/,&]/u.test(plain) ? undefined : classifySizes(plain);
  return kind === "lettered" || kind === "numbered" ? formatSize(plain) : undefined;
}

const filledOf = (row: readonly string[]) => row.filter((cell) => cell.trim() !== "");

const isNumber = (cell: string) => /^[\d.,]+$/u.test(plainDigits(cell).trim());

/** Reads the sizes of a matrix in a header row: two letters or three rising numbers at least. */
function sizesOfHeader(row: readonly string[]): readonly (string | undefined)[] {
  const sizes = row.map((cell) => (cell.trim() === "" ? undefined : parseSizeHeading(cell)));
  const columnSizes = sizes.filter((size) => size !== undefined);
  const numbers = columnSizes.map(Number);
  const isRising = numbers.every((value, index) => value > (numbers[index - 1] ?? 0));
  const isMatrix =
    columnSizes.length > 1 && (numbers.every(Number.isNaN) || (columnSizes.length > 2 && isRising));
  return isMatrix ? sizes : [];
}

/** Reads a second header row that names the sizes under one heading; undefined for any other. */
function parseSizeRow(
  row: readonly string[],
  headings: readonly string[],
): readonly (string | undefined)[] | undefined {
  const sizes = sizesOfHeader(row);
  const isAlone = row.every(
    (cell, column) =>
      sizes[column] !== undefined || cell.trim() === "" || cell === headings[column],
  );
  return sizes.length > 0 && isAlone ? sizes : undefined;
}

/** Tells if a row of sizes heads a matrix: the goods stand in the column before them. */
function headsMatrix(table: Table, index: number, sizes: readonly (string | undefined)[]): boolean {
  const below = table[index + 1] ?? [];
  const cells = sizes.flatMap((size, column) => (size === undefined ? [] : [below[column] ?? ""]));
  return (
    /\p{L}{2}/u.test(below[0] ?? "") &&
    cells.some(isNumber) &&
    cells.every((cell) => isNumber(cell) || !/\p{L}{2}/u.test(cell))
  );
}

/** Tells if a second row of headings says the same in another language. */
function repeatsHeadings(roles: readonly (Heading | undefined)[], row: readonly string[]): boolean {
  const headings = row.map((cell) => (cell.trim() === "" ? undefined : parseHeading(cell)));
  const equal = headings.filter(
    (heading, column) => heading && heading.role === roles[column]?.role,
  );
  return equal.length > 2 && equal.length * 2 >= filledOf(row).length && !row.some(isNumber);
}

const naming: readonly string[] = ["text", "quantity", "name", "code", "total"];

function headerAt(table: Table, index: number): Header | undefined {
  const row = table[index] ?? [];
  const filled = filledOf(row).length;
  const sizes = filled < 2 || table.length <= index + 1 ? [] : sizesOfHeader(row);
  const hasNumbers = row.some((cell, column) => sizes[column] === undefined && isNumber(cell));
  if (filled < 2 || hasNumbers || table.length <= index + 1) {
    return undefined;
  }
  const roles = row.map((cell, column) =>
    cell.trim() === "" || sizes[column] !== undefined ? undefined : parseHeading(cell),
  );
  const knownHeadings = roles.filter((heading) => heading !== undefined);
  const sizeCount = sizes.filter((size) => size !== undefined).length;
  const recognized = knownHeadings.length + sizeCount;
  const isNamed = knownHeadings.some(({ role }) => naming.includes(role));
  const further = sizeCount > 1 ? undefined : parseSizeRow(table[index + 1] ?? [], row);
  const isHeader =
    recognized > 1 &&
    (recognized * 2 >= filled || knownHeadings.length > 2) &&
    (isNamed || further !== undefined || headsMatrix(table, index, sizes));
  if (!isHeader) {
    return undefined;
  }
  const matrix = further ?? sizes;
  const headings = Array.from(
    { length: Math.max(row.length, matrix.length) },
    (_, column): Heading | undefined => {
      const size = matrix[column];
      return size === undefined ? roles[column] : { role: "sizes", size };
    },
  );
  const isRepeated = !further && repeatsHeadings(roles, table[index + 1] ?? []);
  return { start: index, end: index + (further || isRepeated ? 2 : 1), headings };
}

/** Finds the header in the first rows of a table; undefined where no row names the columns. */
export function findHeader(table: Table): Header | undefined {
  for (let index = 0; index < Math.min(searchedRows, table.length); index += 1) {
    const header = headerAt(table, index);
    if (header) {
      return header;
    }
  }
  return undefined;
}

/** Splits a block where a further header begins a table of its own. */
export function splitAtHeaders(table: Table): readonly Table[] {
  const starts = [0];
  let end = findHeader(table)?.end ?? table.length;
  for (let index = end; index < table.length; index += 1) {
    const header = index >= end ? headerAt(table, index) : undefined;
    // A row of amounts in a size matrix looks like sizes; only headings begin another table.
    if (header?.headings.some((heading) => heading !== undefined && heading.size === undefined)) {
      starts.push(index);
      ({ end } = header);
    }
  }
  return starts.map((start, place) => table.slice(start, starts[place + 1]));
}
