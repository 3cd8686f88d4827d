/** Form of a standard's marks, and the valid ones. */
interface MarkForm {
  readonly standard: RegExp;
  /** Pattern of a text that looks like a mark. */
  readonly candidate: RegExp;
  /** Pattern of the valid marks. */
  readonly valid: RegExp;
  readonly because: string;
}

/** Marks by standard. The sources are in the fact sheet, under the same standards. */
export const markForms: readonly MarkForm[] = [
  {
    standard: /^EN 388/,
    candidate: /(?<![\w/.-])[0-9X]{4}[A-Z]P?(?![\w/-])/g,
    valid: /^[0-4X][0-5X][0-4X][0-4X][A-FX]P?$/,
    because: "EN 388 has abrasion 1-4, coupe 1-5, tear 1-4, puncture 1-4, cut A-F, X and P",
  },
  {
    standard: /^EN 407/,
    candidate: /(?<![\w/.-])[0-9X]{6}(?![\w/-])/g,
    valid: /^[0-4X]{6}$/,
    because: "EN 407 has six levels from 0 to 4, or X",
  },
  {
    standard: /^EN 511/,
    candidate: /(?<=EN 511 )[0-9A-Z]{3}(?!\w)/g,
    valid: /^[0-4X][0-4X][01X]$/,
    because: "EN 511 has two levels from 0 to 4, and 0 or 1 for water, or X",
  },
  {
    standard: /^EN ISO 374-1/,
    candidate: /(?<=\bType [A-Z] )[A-Z]{2,}(?!\w)/g,
    valid: /^(?!.*(.).*\1)[A-PST]{3,}$/,
    because: "EN ISO 374-1 names chemicals by A to P, S and T, each once",
  },
  {
    standard: /^EN ISO 2034[57]/,
    candidate: /(?<![\w/-])[SO][0-9B][A-Z]{0,2}(?![\w/-])/g,
    valid: /^(?:SB|OB|S1(?:P|PL|PS)?|S2|S3[LS]?|S4|S5[LS]?|S6|S7[LS]?|O[1-7][LS]?)$/,
    because: "EN ISO 20345 has SB, S1 (P, PL, PS), S2, S3, S4, S5, S6 and S7 (L, S)",
  },
  {
    standard: /^EN 149/,
    candidate: /FFP\w(?: [NR]{1,2}\b)?(?: D\b)?/g,
    valid: /^FFP[123](?: (?:NR|R))?(?: D)?$/,
    because: "EN 149 has FFP1, FFP2 and FFP3, with NR or R, and D",
  },
  {
    standard: /^EN 14387/,
    candidate: /(?<![\w-])(?:[A-Z]+\d)+(?!\w)(?= R\b)/g,
    valid: /^(?:(?:[ABEK]+[123])*|AX)P[123]$/,
    because: "EN 14387 has A, B, E and K in class 1, 2 or 3, and P1, P2 or P3",
  },
  {
    standard: /^EN 3-7/,
    candidate: /(?<!\w)\d+[A-Z](?!\w)/g,
    valid: /^(?:(?:5|8|13|21|27|34|43|55)A|(?:21|34|55|70|89|113|144|183|233)B|(?:5|25|40|75)F)$/,
    because: "EN 3-7 has no such rating of a test fire",
  },
  {
    standard: /^EN 343/,
    candidate: /(?<![\w/])\d\/\d\/\w(?!\w)/g,
    valid: /^[1-4]\/[1-4]\/[RX]$/,
    because: "EN 343 has water 1-4, vapour 1-4 and R or X",
  },
  {
    standard: /^EN ISO 11612/,
    candidate: /(?<![\w-])[A-F]\d(?![\w-])/g,
    valid: /^(?:A[12]|[BDEF][1-3]|C[1-4])$/,
    because: "EN ISO 11612 has A1, A2, B1-B3, C1-C4, D1-D3, E1-E3 and F1-F3",
  },
  {
    standard: /Z89\.1/,
    candidate: /\b(?:Type [IVX]+|Class [A-Z])(?!\w)/g,
    valid: /^(?:Type II?|Class [CEG])$/,
    because: "ANSI Z89.1 has Type I and II, Class G, E and C",
  },
  {
    standard: /^EN ISO 11612/,
    candidate: /(?<![\w-])(?:[A-F]\d(?: |$)){2,}/g,
    valid: /^(?!.*([B-F])\d.*\1\d)/,
    because: "EN ISO 11612 gives each of the letters B to F once",
  },
  {
    standard: /^EN ISO 16321-2/,
    candidate: /(?<![\w/-])[A-Z]\d{1,2}(?!\w)/g,
    valid: /^W(?:[1-9]|1[0-4])$/,
    because: "welding filters are marked W with a shade up to 14",
  },
  {
    standard: /^(?:EN 14605|EN 13034|EN ISO 13982-1|EN 943)/,
    candidate: /(?<![\w-])[A-Z][a-z]{3} \d(?!\w)/g,
    valid: /^(?:Type [1-6])$/,
    because: "chemical suits have the types 1 to 6",
  },
  {
    standard: /^EN ISO 14116/,
    candidate: /\bIndex \w/g,
    valid: /^Index [123]$/,
    because: "EN ISO 14116 has the index 1, 2 and 3",
  },
  {
    standard: /^ANSI\/ISEA 107/,
    candidate: /\bType [A-Z]\b/g,
    valid: /^Type [ORP]$/,
    because: "ANSI/ISEA 107 has Type O, R and P",
  },
  {
    standard: /^ASTM F2413/,
    candidate: /(?<![\w/-])[A-Z][A-Za-z](?![\w/-])|(?<!\w)[A-Z](?:\/[A-Z])+(?!\w)/g,
    valid: /^(?:M\/I\/C|Mt|EH|PR|SD|Cd|EU|US|No)$/,
    because: "ASTM F2413 has M/I/C, Mt, EH, PR, SD and Cd",
  },
  {
    standard: /^(?:EN 355|EN 358|EN 36[01]|EN 353|ANSI\/ASSP Z359)/,
    candidate: /(?<![\w.-])(?:\d+-)?\d+ (?:kg|lb)(?= user|\)?$| \()/g,
    valid: /^(?:100 kg|140 kg|59-140 kg|130-310 lb)$/,
    because:
      "fall arrest is tested with 100 kg, and ANSI names users of 59 to 140 kg (130 to 310 lb)",
  },
  {
    standard: /^EN ISO 20345/,
    candidate: /(?<![\w.])\d+ J\b/g,
    valid: /^200 J$/,
    because: "the toe cap of EN ISO 20345 is tested with 200 J",
  },
  {
    standard: /^(?:IEC 60903|ASTM D120|ASTM F696)/,
    candidate: /(?<=\bClass (?:\w+ and )?)\d+\b/g,
    valid: /^(?:00|[0-4])$/,
    because: "insulating rubber has the classes 00, 0, 1, 2, 3 and 4",
  },
];

/** Minimum filtration in percent of each filter class: EN 149, EN 143, 42 CFR 84. */
export const filtration: ReadonlyMap<string, string> = new Map([
  ["FFP1", "80"],
  ["FFP2", "94"],
  ["FFP3", "99"],
  ["P1", "80"],
  ["P2", "94"],
  ["P3", "99.95"],
]);

/** Maximum voltage of use, in volts a.c., of each class of insulating rubber: IEC 60903. */
export const voltages: ReadonlyMap<string, string> = new Map([
  ["00", "500"],
  ["0", "1,000"],
  ["1", "7,500"],
  ["2", "17,000"],
  ["3", "26,500"],
  ["4", "36,000"],
]);

/** Minimum arc rating in cal/cm² of each PPE category: NFPA 70E. */
export const arcRatings: ReadonlyMap<string, number> = new Map([
  ["1", 4],
  ["2", 8],
  ["3", 25],
  ["4", 40],
]);
