import { markupParts } from "#site/markup-parts.ts";

/** Matches the space in a standard's name, after its issuers and an optional letter. */
const standard =
  /\b(?:EN|ISO|IEC|BS|GSO|SASO|NFPA|OSHA|(?:ANSI|ASTM|ISEA|ASSP)(?:\/[A-Z]+)?)(?: (?:EN|ISO|IEC|Z|F|D|S))* (?=[A-Z]?\d)|\b\d{2} CFR (?:Part )?(?=\d)/g;

/** Matches a printed telephone number: "+966 50 000 0000". */
const telephone = /\+\d{1,3}(?: \d{2,4}){2,4}(?!\d)/g;

/** Matches the space between a figure and its unit or multiplication sign: "45 mm", "100 x 60". */
const measurement =
  /(?<=\d) (?=(?:[kmcµ]?m[²³]?|cm2|[km]?g|l|ml|litres?|[km]?V|[km]?A|[kM]?W|Hz|k?N|[kM]?Pa|dBA?|dB\(A\)|°C|%|cal(?:\/cm[²2])?|k?J|Ω|lx|lm|min|h|ft|lbf?|gsm|ppm|a\.c\.|d\.c\.|[x×](?= \d)|م[مل]?|[سك]م|[كم]?جم|لتر|(?:كيلو)?(?:فولت|نيوتن)|جول|ديسيبل|أمبير|سعرة|°م)(?![\p{L}\p{N}]))|(?<=\d [x×]) (?=\d)/gu;

/** Matches the space before a grade: "Type I", "Class 2", "Level D", "النوع I". */
const grade =
  /(?<=\b(?:Type|Class|Category|Level|Shade|NRR|SNR)|(?:النوع|الفئة|الدرجة|المستوى|الجزء)) (?=(?:[IVX]+|\d+|[A-G])(?![\p{L}\p{N}]))/gu;

const noBreakSpace = "\u00a0";

/** Prevents line breaks inside names of standards and between figures and units. */
export function insertNoBreakSpaces(text: string): string {
  if (!text.includes(" ")) {
    return text;
  }
  return text
    .replace(standard, (name) => name.replaceAll(" ", noBreakSpace))
    .replace(telephone, (number) => number.replaceAll(" ", noBreakSpace))
    .replace(measurement, noBreakSpace)
    .replace(grade, noBreakSpace);
}

/** Applies `insertNoBreakSpaces` to every text of a document. */
export function insertNoBreakSpacesInHtml(html: string): string {
  return markupParts(html)
    .map((part) => (part.startsWith("<") ? part : insertNoBreakSpaces(part)))
    .join("");
}

const wordJoiner = "\u2060";

/** Matches a hyphen or slash in a standard, code, range or unit: "148-1", "CR-39", "59-140", "ANSI/ISEA", "cal/cm²". */
const innerSign =
  /(?<![\w/.@-])(?:[A-Z]{0,4}\d[\d.]*[A-Z]?(?:[-–][\d.]+[A-Z]?)+|[A-Z]{1,4}-\d+[A-Z]?)(?![\w/@-])|\b(?:ANSI|ASTM|ISEA|ASSP|EN|ISO|IEC|NFPA)\/(?=[A-Z])|\b(?:cal|J|[km]?g|[km]?m|ml|N|W)\/(?=(?:[ckm]?m|h|s|l|min|kg)(?![\p{L}\d]))/gu;

/** Matches a short word with a hyphen, which the name of a product keeps whole: "Pin-Lock", "4-Point". */
const hyphenated = /(?<![\p{L}\d/-])(?=[\p{L}\d-]{3,12}(?![\p{L}\d/-]))[\p{L}\d]+-\p{L}+/gu;

function joinSigns(text: string): string {
  return text.replace(/[-–/](?=.)/gu, `$&${wordJoiner}`).replace(/\/$/, `/${wordJoiner}`);
}

/** Prevents line breaks after a hyphen or slash in standards, codes and units, and in short words of the names on cards. */
export function insertWordJoinersInHtml(html: string): string {
  let isName = false;
  return markupParts(html)
    .map((part) => {
      if (part.startsWith("<")) {
        isName = /^<h3\b/.test(part) || (isName && part !== "</h3>");
        return part;
      }
      const text = part.replace(innerSign, joinSigns);
      return isName ? text.replace(hyphenated, joinSigns) : text;
    })
    .join("");
}
