import { letterPlace } from "#domain/catalogue/product-sizes.ts";
import { formatSize, gloveSize, shoeSize } from "#reading/amounts/sizes.ts";
import { plainDigits } from "#reading/amounts/quantity.ts";
import {
  anyUnit,
  end,
  letterSize,
  notMeasured,
  quantityWord,
  sizeWord,
  start,
} from "#reading/amounts/vocabulary.ts";

/** Sizes with an amount each, or one amount, that a text states by a rule: "5 pairs of each size". */
interface Computed {
  /** As a line's field takes them: "41x5 42x5"; empty where the rule gives one amount. */
  readonly sizes: string;
  readonly quantity: string;
  readonly unitWord: string;
  /** The part of the text that was read. */
  readonly written: string;
}

const count = String.raw`\d{1,6}`;
const anySize = `(?:${shoeSize}|${gloveSize}|${letterSize})`;
const and = String.raw`(?:\s*[,،/;&+]\s*(?:and\s+|و\s*)?|\s+(?:and|و)\s*|\s+)`;
const upTo = String.raw`(?:\s*[-–—]\s*|\s+(?:to|up to|till|until|الى|إلى|حتى)\s+)`;
const sizeList = `(?:${sizeWord}[\\s:.#-]*)?(?:from\\s+|من\\s+)?(${anySize}(?:(?:${upTo}|${and})${anySize}(?![\\p{L}\\p{N}]))+)`;
const each = String.raw`(?:each|ea|per\s+size|for\s+each\s+size|of\s+each\s+size|each\s+size|(?:ل|من\s+)?كل\s+(?:مقاس|قياس|واحد))`;
const unit = `(?:\\s*(${anyUnit})${end})?`;

const eachFirst = new RegExp(
  `${start}(?:${quantityWord}[\\s:=.-]*)?(${count})${unit}\\s*${each}(?:\\s+(?:of|in|for))?[\\s:,،(-]+${sizeList}\\)?${end}`,
  "iu",
);
const eachBetween = new RegExp(
  `${start}${sizeList}\\)?[\\s:,،;=(-]+${each}[\\s:,،=(-]*(?:${quantityWord}[\\s:=.-]*)?(${count})${unit}\\)?${end}`,
  "iu",
);
const eachLast = new RegExp(
  `${start}${sizeList}\\)?[\\s:,،;=(-]+(?:${quantityWord}[\\s:=.-]*)?(${count})${unit}\\s*(?:of\\s+)?${each}\\)?${end}`,
  "iu",
);

const order = ["XS", "S", "M", "L", "XL", "2XL", "3XL", "4XL", "5XL", "6XL"];

/** Normalizes a letter size: XXL is 2XL. */
function letterName(size: string): string {
  const place = letterPlace(formatSize(size));
  return order[(place ?? 99) + 2] ?? formatSize(size);
}

const isNumber = (size: string) => /^[\d.]+$/.test(size);

/** Lists the sizes from one to another; empty where they are on no common scale or fall. */
function rangeOf(smallest: string, largest: string): readonly string[] {
  if (isNumber(smallest) && isNumber(largest)) {
    const length = Number(largest) - Number(smallest) + 1;
    return length > 1 && length < 20 && Number.isInteger(Number(smallest))
      ? Array.from({ length }, (_, index) => String(Number(smallest) + index))
      : [];
  }
  const startPlace = order.indexOf(letterName(smallest));
  const endPlace = order.indexOf(letterName(largest));
  return startPlace < 0 || endPlace <= startPlace
    ? []
    : [...order.slice(startPlace, endPlace), formatSize(largest)];
}

const rangeParts = new RegExp(`^(${anySize})${upTo}(${anySize})$`, "iu");

/** Expands a list or range of sizes as it is written; undefined where a part is unclear. */
function expandSizes(written: string): readonly string[] | undefined {
  const parts = written.split(/\s*[,،/;&+]\s*(?:and\s+|و\s*)?|\s+(?:and|و)\s*/iu);
  const sizes = parts.flatMap((part): readonly (string | undefined)[] => {
    const [, smallest, largest] = rangeParts.exec(part.trim()) ?? [];
    if (smallest !== undefined && largest !== undefined) {
      const range = rangeOf(smallest, largest);
      return range.length === 0 ? [undefined] : range;
    }
    return part
      .trim()
      .split(/\s+/u)
      .map((size) => formatSize(size));
  });
  const names = sizes.flatMap((size) => size ?? []);
  const isOneScale = new Set(names.map(isNumber)).size === 1;
  return names.length === sizes.length && names.length > 1 && isOneScale ? names : undefined;
}

function readEach(text: string): Computed | undefined {
  const leading = eachFirst.exec(text);
  const trailing = leading ? null : (eachLast.exec(text) ?? eachBetween.exec(text));
  const [amount, unitWord, list] = leading
    ? [leading[1], leading[2], leading[3]]
    : [trailing?.[2], trailing?.[3], trailing?.[1]];
  const sizes = list === undefined ? undefined : expandSizes(list);
  return sizes === undefined || amount === undefined
    ? undefined
    : {
        sizes: sizes.map((size) => `${size}x${amount}`).join(" "),
        quantity: "",
        unitWord: unitWord ?? "",
        written: (leading ?? trailing)?.[0] ?? "",
      };
}

const between = String.raw`(?:\s*[,،;/&+]\s*(?:and\s+|و\s*)?|\s+(?:(?:and|w|aur)\s+|و\s*)?)`;
/** Words between a size and its amount: "42 qty 6", "42 number 6". */
const behindSize = `(?:${quantityWord}|number)[\\s:=.-]*`;
const namedPair = `(?:${sizeWord}[\\s:.#-]*)?(?:${anySize})\\s*(?:[-–/=:]|${behindSize}|\\s)\\s*${count}(?:\\s*(?:${anyUnit})${end})?`;
const pairList = new RegExp(
  `${start}${namedPair}(?:${between}${namedPair})+${end}${notMeasured}`,
  "iu",
);
const pairInList = new RegExp(
  `(${sizeWord}[\\s:.#-]*)?(${anySize})\\s*([-–/=:]|${behindSize}|\\s)\\s*(${count})(\\s*(?:${anyUnit})${end})?`,
  "giu",
);

/** Reads "42 - 10, 43 - 15" and "40/5 41/10": rising sizes of one scale, each with its amount. */
function readPairList(text: string): Computed | undefined {
  const [written] = pairList.exec(text) ?? [];
  if (written === undefined) {
    return undefined;
  }
  const pairs = [...written.matchAll(pairInList)].map(
    ([, named = "", size = "", sign = "", amount = "", counted = ""]) => ({
      size: formatSize(size),
      isNamed: named !== "",
      isCounted: counted !== "",
      isSigned: sign.trim() !== "" || !isNumber(size),
      amount,
    }),
  );
  const places = pairs.map(({ size }) =>
    isNumber(size) ? Number(size) : order.indexOf(letterName(size)),
  );
  const isRising = places.every((place, index) => place > (places[index - 1] ?? -1));
  const isOneScale = new Set(pairs.map(({ size }) => isNumber(size))).size === 1;
  // "42/43 44/45" lists sizes, and "42 10" without a sign may be anything.
  const [first] = pairs;
  const isList = first !== undefined && Number(first.amount) === Number(first.size) + 1;
  const isNamed = pairs[0]?.isNamed === true && pairs.every(({ isCounted }) => isCounted);
  const isSigned = isNamed || pairs.every((entry) => entry.isSigned);
  return isRising && isOneScale && isSigned && !isList
    ? {
        sizes: pairs.map(({ size, amount }) => `${size}x${amount}`).join(" "),
        quantity: "",
        unitWord: "",
        written,
      }
    : undefined;
}

const parallel = new RegExp(
  `${start}(?:${sizeWord}[\\s:.#-]*)?(${anySize}(?:\\s*[/,]\\s*${anySize})+)[\\s:=(-]+(${count}(?:\\s*[/,]\\s*${count})+)\\)?${end}${notMeasured}`,
  "iu",
);

/** Reads "M/L 60/40": as many amounts as sizes, in the same order. */
function readParallel(text: string): Computed | undefined {
  const [written, sizeText, amountText] = parallel.exec(text) ?? [];
  if (written === undefined || sizeText === undefined || amountText === undefined) {
    return undefined;
  }
  const sizes = expandSizes(sizeText);
  const amounts = amountText.split(/\s*[/,]\s*/u);
  return sizes?.length === amounts.length
    ? {
        sizes: sizes.map((size, index) => `${size}x${amounts[index]}`).join(" "),
        quantity: "",
        unitWord: "",
        written,
      }
    : undefined;
}

const letterWord = `(?:${letterSize}|دبل اكس لارج|اكس لارج|لارج|ميديوم|ميديم|سمول)`;
const timesSign = String.raw`\s*(?:[x×*]\s*|\s)(?=\S)`;
const countFirst = new RegExp(
  `${start}(${count})${timesSign}(${letterWord})(?:${between}(${count})${timesSign}(${letterWord}))+${end}`,
  "iu",
);
const countThenLetter = new RegExp(`(${count})${timesSign}(${letterWord})${end}`, "giu");

/** Reads "30 L and 20 XL": rising letter sizes, each behind its amount. */
function readCountsFirst(text: string): Computed | undefined {
  const [written] = countFirst.exec(text) ?? [];
  if (written === undefined) {
    return undefined;
  }
  const pairs = [...written.matchAll(countThenLetter)].map(([, amount = "", size = ""]) => ({
    size: formatSize(size),
    amount,
  }));
  const places = pairs.map(({ size }) => order.indexOf(letterName(size)));
  return places.every((place, index) => place > (places[index - 1] ?? -1))
    ? {
        sizes: pairs.map(({ size, amount }) => `${size}x${amount}`).join(" "),
        quantity: "",
        unitWord: "",
        written,
      }
    : undefined;
}

/** Words for the people that a count may be for, as the source of a pattern. */
export const people = String.raw`(?:workers?|persons?|people|man|men|wom[ae]n|employees?|staff|pax|heads?|welders?|labou?rs?|technicians?|operators?|drivers?|crew|عامل|عمال|موظف|موظفين|شخص|أشخاص|فرد|أفراد)`;
const oneInWords = String.raw`one|an?|واحد[هة]?|زوج|حب[هة]|قطع[هة]`;
const perPerson = new RegExp(
  `${start}(${count}|${oneInWords})${unit}\\s*(?:(?:per|/|each|for each|لكل|في|a)\\s*(?:${people}|year|annum|month|(?:ال)?سن[هة]|(?:ال)?عام|(?:ال)?شهر)|each(?=\\s+for))[^\\d]{0,16}?(?:x|×|\\*|for|,|\\(|لعدد|لـ?)\\s*(${count})\\s*${people}${end}`,
  "iu",
);
const peopleTimes = new RegExp(
  `${start}(${count})\\s*${people}\\s*(?:x|×|\\*|@)\\s*(${count})${unit}(?:\\s*(?:per|/|each|لكل)\\s*(?:${people}|year|annum|سن[هة]|عام)?)?`,
  "iu",
);

/** Reads "2 pairs per year x 60 workers" as 120. */
function readPerPerson(text: string): Computed | undefined {
  const match = perPerson.exec(text);
  const [written, amount, unitWord, times] = match ?? [];
  if (written !== undefined) {
    const total = String((Number(amount) || 1) * Number(times));
    return { sizes: "", quantity: total, unitWord: unitWord ?? "", written };
  }
  const [whole, heads, perHead, headUnit] = peopleTimes.exec(text) ?? [];
  return whole === undefined
    ? undefined
    : {
        sizes: "",
        quantity: String(Number(heads) * Number(perHead)),
        unitWord: headUnit ?? "",
        written: whole,
      };
}

const withSpares = new RegExp(
  `${start}(${count})${unit}\\s*\\+\\s*(${count})${unit}\\s*(?:spares?|extra|احتياط)${end}`,
  "iu",
);

/** Reads "18 + 2 spare" as 20. */
function readSpares(text: string): Computed | undefined {
  const [written, amount, unitWord = "", spares] = withSpares.exec(text) ?? [];
  return written === undefined
    ? undefined
    : { sizes: "", quantity: String(Number(amount) + Number(spares)), unitWord, written };
}

const inTotal = new RegExp(`${start}(${count})${unit}\\s*(?:in total|total|إجمالا)${end}`, "iu");

/** Reads "1 dozen per worker, 45 dozen in total" as 45. */
function readStatedTotal(text: string): Computed | undefined {
  const [written, quantity, unitWord = ""] = inTotal.exec(text) ?? [];
  return written === undefined || quantity === undefined || !perSomething.test(text)
    ? undefined
    : { sizes: "", quantity, unitWord, written };
}

/** Reads amounts that a text states by a rule or a list; undefined where it states none. */
export function computeAmounts(written: string): Computed | undefined {
  const text = plainDigits(written);
  return (
    readPerPerson(text) ??
    readStatedTotal(text) ??
    readSpares(text) ??
    readEach(text) ??
    readPairList(text) ??
    readCountsFirst(text) ??
    readParallel(text)
  );
}

/** Detects a count for each of something, which is no total: "5 pairs each", "2 per worker". */
export const perSomething = new RegExp(
  `${start}${count}(?:\\s*(?:${anyUnit})${end})?\\s*(?:each|ea\\b(?=\\s*(?:size|worker|man|person))|per|/)\\s*(?:size|${people}|year|annum|month|day|week|shift)${end}|${start}${count}(?:\\s*(?:${anyUnit})${end})?\\s*(?:لكل|كل)\\s+\\p{L}+`,
  "iu",
);
