import { sizePair } from "#reading/amounts/asked-amounts.ts";

const counted =
  "pcs|pc|pieces?|pairs?|prs?|ea|each|nos?|units?|sets?|box|boxes|pkt|pkts|packs?|packets?|ctns?|cartons?|rolls?|dozens?|dz|حبه|حبات|حبة|قطعه|قطع|كرتون|زوج|ازواج|علبه|درزن";
const amounts: readonly RegExp[] = [
  // "qty 60", "x60", "x 60", "عدد 60"
  /(?<![\p{L}\p{N}])(?:qty|quantity|quantities|الكميه|كميه|العدد|عدد)[\s:=.-]*\d+(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[x×*]\s*\d+(?![\p{L}\p{N}.]|\s*(?:mm|cm|ml|m)(?!\p{L}))/gu,
  // "60 pcs", "60x"
  new RegExp(`(?<![\\p{L}\\p{N}.])\\d+\\s*[-]?\\s*(?:${counted})(?![\\p{L}\\p{N}])`, "gu"),
  /(?<![\p{L}\p{N}])\d+\s*[x×](?=\s+\p{L})/gu,
];

const lettered =
  "(?:xx?s|s|m|l|xl|xxl|xxxl|[2-6]xl|small|medium|large|x large|xlarge|دبل اكس لارج|اكس لارج|لارج|ميديوم|سمول)";
const sizes: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:size|sizes|sz|المقاس|مقاس|مقاسات|قياس|eu|eur)[\\s:.#-]*(?:\\d{1,2}(?:\\.5)?|${lettered})(?:\\s*[-/,to]+\\s*(?:\\d{1,2}|${lettered}))*(?![\\p{L}\\p{N}])`,
    "gu",
  ),
  /(?<![\p{L}\p{N}])(?:xx?s|xl|xxl|xxxl|[2-6]xl|medium|xlarge|x large|دبل اكس لارج|اكس لارج|لارج|ميديوم)(?![\p{L}\p{N}])/gu,
  /(?<=[,\s])(?<!\.\d+\s)(?:s|m|l)(?=\s*(?:$|,))/gu,
];

/** What a folded text says of sizes, each part as it stands there. */
export function sizesSaid(text: string): readonly string[] {
  let rest = text;
  const said: string[] = [];
  for (const pattern of sizes) {
    rest = rest.replace(pattern, (one) => {
      said.push(one);
      return " ";
    });
  }
  return said;
}

/** A folded text without its quantities and sizes: they are never met by running text. */
export function withoutAmounts(text: string): string {
  let rest = text;
  for (const pattern of [sizePair, ...sizes, ...amounts]) {
    // What stood on its two sides does not belong together now.
    rest = rest.replace(pattern, " , ");
  }
  return rest;
}

/** Whether a number alone is a size or a quantity rather than part of a name. */
export function isBareNumber(word: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(word);
}
