import {
  countedBeside,
  endsList,
  namesSeveralSizes,
  sizeListsIn,
  sizesNamedIn,
} from "#reading/amounts/several-sizes.ts";
import { fold } from "#reading/text.ts";

/** How much a query asks for, each field as a line of a request takes it; empty where it says nothing. */
export interface AskedAmounts {
  readonly quantity: string;
  readonly sizes: string;
  /** A number of packages, or sizes without an amount for each: the query does not say how many pieces. */
  readonly note: string;
}

const lettered = "xx?s|xxxl|xxl|xl|[2-6]xl|x large|xlarge|small|medium|large|s|m|l";
const numbered = String.raw`\d{1,2}(?:\.5)?`;
const start = String.raw`(?<![\p{L}\p{N}.'’]|\p{L}/)`;
const end = String.raw`(?![\p{L}\p{N}]|\.\d|\s*(?:mm|cm|ml|m|kg|g|v)(?!\p{L}))`;
const count = String.raw`\d{1,7}`;
/** What a number behind them is, and no size. */
const marks = String.raw`(?<!(?:class|type|category|cat|level|shade|index|grade|فئه|نوع|مستوي)\s)`;

/** "42x10", "m-10": a size and how many of it. Other words lie between a size and a quantity apart from it. */
export const sizePair = new RegExp(
  `${start}${marks}(?:(?<!-)(${numbered})[x×*]|(${lettered})\\s?[x×*:-]\\s?)(${count})${end}`,
  "gu",
);
const sized = new RegExp(
  `${start}(?:sizes?(?!\\p{L})|sz|مقاس|المقاس|مقاسات|قياس|eu|eur)[\\s:.#-]*((?:${numbered}|${lettered})(?:(?:\\s?(?:[-/,]|to|الي)\\s?|\\s)(?:${numbered}|${lettered}))*)${end}`,
  "u",
);
const bare = new RegExp(`${start}(xx?s|xxxl|xxl|xl|[2-6]xl)${end}`, "u");
const ofPackages = new RegExp(
  `${start}(${count}\\s?-?\\s?(?:box|boxes|pkt|pkts|packs?|packets?|ctns?|cartons?|rolls?|dozens?|dz|كرتون|علبه|درزن))${end}`,
  "u",
);
const ofPieces: readonly RegExp[] = [
  `(?:qty|quantity|الكميه|كميه|العدد|عدد)[\\s:=.-]*(${count})`,
  `[x×*]\\s?(${count})`,
  `(${count})\\s?-?\\s?(?:pcs|pc|pieces?|pairs?|prs?|ea|each|nos?|units?|sets?|حبه|حبات|قطعه|قطع|زوج|ازواج)`,
  `(${count})\\s?[x×](?=\\s+\\p{L})`,
].map((pattern) => new RegExp(start + pattern + end, "u"));
/** A count that is the total whatever sizes stand beside it. */
const totals = [0, 2, 3].flatMap((at) => ofPieces[at] ?? []);

const letters: Readonly<Record<string, string>> = {
  small: "S",
  medium: "M",
  large: "L",
  "x large": "XL",
  xlarge: "XL",
};
const sizeName = (size: string) => letters[size] ?? size.toUpperCase();

/** Tells that a text names several sizes without an amount for each. */
function isOfSeveral(text: string): boolean {
  const pairs = [...text.matchAll(sizePair)];
  const rest = text.replaceAll(sizePair, " ");
  return pairs.length === 0
    ? namesSeveralSizes(text)
    : sizesNamedIn(rest) > 0 ||
        pairs.some(({ 0: pair, index }) => endsList(text.slice(0, index), pair));
}

/** Reads the total of a query that names several sizes; the sizes go into the note. */
function amountsOfSeveral(text: string): AskedAmounts {
  const rest = countedBeside(text);
  const packages = ofPackages.exec(rest)?.[1] ?? "";
  const counted = totals.map((pattern) => pattern.exec(rest)).find((found) => found !== null);
  const note = [packages, ...sizeListsIn(text)].filter(Boolean).join("; ");
  return { quantity: Number(counted?.[1]) > 0 ? (counted?.[1] ?? "") : "", sizes: "", note };
}

/** The sizes and quantities that a query names: what a line of the request takes over from it. */
export function askedAmounts(query: string): AskedAmounts {
  const text = fold(query);
  if (isOfSeveral(text)) {
    return amountsOfSeveral(text);
  }
  const pairs = [...text.matchAll(sizePair)].map(
    ([, number, letter, ofSize]) => `${sizeName(number ?? letter ?? "")}x${ofSize}`,
  );
  const rest = text.replaceAll(sizePair, " ");
  const note = ofPackages.exec(rest)?.[1] ?? "";
  const counted = ofPieces.map((pattern) => pattern.exec(rest)).find((found) => found !== null);
  const quantity = counted?.[1] ?? "";
  const named = rest.replace(counted?.[0] ?? "", " ").replace(note, " ");
  const size = sized.exec(named)?.[1] ?? bare.exec(named)?.[1];
  if (pairs.length > 0) {
    return { quantity: "", sizes: pairs.join(" "), note };
  }
  const name = size === undefined ? "" : sizeName(size);
  const isOne = name !== "" && !/[-/,\s]/.test(name);
  const sizes = isOne && Number(quantity) > 0 ? `${name}x${quantity}` : name;
  return { quantity: Number(quantity) > 0 ? quantity : "", sizes, note };
}
