import { markupParts } from "#site/markup-parts.ts";

/** Who issues standards: what follows is a number, perhaps behind another issuer or a letter. */
const standard =
  /\b(?:EN|ISO|IEC|BS|GSO|SASO|NFPA|OSHA|(?:ANSI|ASTM|ISEA|ASSP)(?:\/[A-Z]+)?)(?: (?:EN|ISO|IEC|Z|F|D|S))* (?=[A-Z]?\d)|\b\d{2} CFR (?:Part )?(?=\d)/g;

/** A telephone number, as it is printed: "+966 50 000 0000". */
const telephone = /\+\d{1,3}(?: \d{2,4}){2,4}(?!\d)/g;

/** A figure and its unit, or the sign of its repetition: "45 mm", "4 cal/cm²", "100 x 60". */
const measured =
  /(?<=\d) (?=(?:[kmcµ]?m[²³]?|cm2|[km]?g|l|ml|litres?|[km]?V|[km]?A|[kM]?W|Hz|k?N|[kM]?Pa|dBA?|dB\(A\)|°C|%|cal(?:\/cm[²2])?|k?J|Ω|lx|lm|min|h|ft|lbf?|gsm|ppm|a\.c\.|d\.c\.|[x×](?= \d)|م[مل]?|[سك]م|[كم]?جم|لتر|(?:كيلو)?(?:فولت|نيوتن)|جول|ديسيبل|أمبير|سعرة|°م)(?![\p{L}\p{N}]))|(?<=\d [x×]) (?=\d)/gu;

/** A grade after what grades it: "Type I", "Class 2", "Level D", "النوع I". */
const graded =
  /(?<=\b(?:Type|Class|Category|Level|Shade|NRR|SNR)|(?:النوع|الفئة|الدرجة|المستوى|الجزء)) (?=(?:[IVX]+|\d+|[A-G])(?![\p{L}\p{N}]))/gu;

const together = "\u00a0";

/** A text in which no line ends inside a standard's name, or between a figure and its unit. */
export function keepTogether(text: string): string {
  return text
    .replace(standard, (name) => name.replaceAll(" ", together))
    .replace(telephone, (number) => number.replaceAll(" ", together))
    .replace(measured, together)
    .replace(graded, together);
}

/** The document with every standard and every measure in one piece. */
export function keepMeasuresTogether(html: string): string {
  return markupParts(html)
    .map((part) => (part.startsWith("<") ? part : keepTogether(part)))
    .join("");
}
