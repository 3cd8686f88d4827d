/** Protection against particles: the number of an FFP or P class, or air from elsewhere. */
export type Rank = 1 | 2 | 3 | "air";

/** A dust, fume or mist, the minimum protection against it, and the reason. */
interface DustRow {
  readonly dust: RegExp;
  readonly least: Rank;
  readonly because: string;
}

/** Patterns of English texts. Sources were checked in November 2026. */
export const dusts: readonly DustRow[] = [
  {
    dust: /\bisocyanates?\b|\btwo-pack\b/i,
    least: "air",
    because: "HSE: filtering masks are not acceptable, air-fed only",
  },
  {
    dust: /\bsilica\b|\bsand\b|\bconcrete\b|\b(cutting|grinding) (blocks?|kerbs?|bricks?)\b/i,
    least: 3,
    because: "HSE LAC 61/2 and LABC: protection factor 20 for cutting silica products",
  },
  {
    dust: /\bstone\b|\btunnel(ling|s)?\b|\brefractor(y|ies)\b/i,
    least: 3,
    because: "stone dust holds silica",
  },
  {
    dust: /\bflour\b|\bbaker(y|ies)\b/i,
    least: 3,
    because: "HSE: protection factor of at least 20 for flour dust",
  },
  { dust: /\bgrain\b/i, least: 3, because: "HSE agriculture: FFP3 for grain dust and mould" },
  {
    dust: /\b(hard)?wood\b/i,
    least: 3,
    because: "wood dust is a sensitiser, that of hardwood a carcinogen",
  },
  { dust: /\bwelding\b/i, least: 3, because: "the guide to respirators: P3 for welding fume" },
  {
    dust: /\basbestos\b|\blead\b|\bmould\b/i,
    least: 3,
    because: "the limits of FFP1 and FFP2 in this catalogue",
  },
];

/** A use for which products with a standard must not be offered. */
export interface UseRow {
  readonly standard: RegExp;
  /** Exceptions: another standard, or words in the same sentence. */
  readonly unlessStandard?: RegExp;
  readonly unlessText?: RegExp;
  readonly use: RegExp;
  readonly because: string;
}

export const uses: readonly UseRow[] = [
  {
    standard: /^(EN 361|EN 355|EN 360|ANSI\/ASSP Z359\.1[134])\b/,
    unlessText: /\brestrain/i,
    use: /\b(boom[- ]lifts?|mobile platforms?|cherry pickers?|MEWPs?|aerial platforms?)\b/i,
    because:
      "on a boom lift a restraint lanyard keeps the user on the platform (IPAF): say so in the sentence",
  },
  {
    standard: /^(EN 397|ANSI\/ISEA Z89\.1)\b/,
    unlessStandard: /^EN 12492\b/,
    use: /\bstay(s|ing)? on\b/i,
    because: "a strap of EN 397 releases in a fall; only EN 12492 holds the helmet on",
  },
  {
    standard: /^(EN 1146|EN 13794|EN 402)\b/,
    use: /\b(rescue|entry|entering|fire-?fighting|welding|spraying)\b/i,
    because: "escape apparatus is for leaving a place, and for no work",
  },
];

/** Statements or citations that a product's page needs because of its kind. */
export interface DutyRow {
  /** Standards of the affected products; all products where undefined. */
  readonly standard?: RegExp;
  /** Pattern in the name, figures or marks of the affected products. */
  readonly describedAs?: RegExp;
  readonly says?: readonly (readonly [words: RegExp, name: string])[];
  readonly cites?: readonly (readonly [standard: RegExp, name: string])[];
  /** Number of a certificate that the product must have. */
  readonly certificate?: readonly [number: RegExp, name: string];
  readonly because: string;
}

export const duties: readonly DutyRow[] = [
  {
    standard: /^EN 3-7\b/,
    says: [
      [/\bSABER\b/, "SABER"],
      [/\bCivil Defence\b/, "Civil Defence"],
    ],
    because: "fire extinguishers are sold in Saudi Arabia only with both",
  },
  {
    standard: /^ANSI\/ISEA Z308\.1\b/,
    says: [[/\bClass [AB]\b/, "Class A or Class B"]],
    because: "the standard fixes the contents of each class of kit",
  },
  {
    standard: /^(ASTM F1506|IEC 61482-2)\b/,
    describedAs: /\bPPE category [1-4]\b/i,
    says: [
      [/\bhard hat\b/i, "a hard hat"],
      [/\b(face shield|hood)\b/i, "a face shield or hood"],
      [/\bsafety glasses\b/i, "safety glasses"],
      [/\bhearing protection\b/i, "hearing protection"],
      [
        /\binsulating gloves with leather protectors\b/i,
        "insulating gloves with leather protectors",
      ],
      [/\bsafety footwear\b/i, "safety footwear"],
    ],
    because: "every PPE category of NFPA 70E has it",
  },
  {
    standard: /^(ASTM F1506|IEC 61482-2)\b/,
    describedAs: /\b(hood|face shield)\b/i,
    cites: [[/^ASTM F2178\b/, "ASTM F2178/F2178M"]],
    because: "the standards for arc-rated clothing cover no hood and no face shield",
  },
  {
    describedAs: /\b[NRP](95|99|100)\b/,
    cites: [[/^42 CFR Part 84\b/, "42 CFR Part 84"]],
    certificate: [/^TC-84A-\d+/, "TC-84A-…"],
    because: "the name is a registered mark of respirators that NIOSH has approved",
  },
];
