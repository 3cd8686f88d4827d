/** Words that stand before a mark. */
const nameWords: Readonly<Record<string, readonly string[]>> = {
  class: ["class", "classe", "كلاس", "فئه", "درجه"],
  type: ["type", "types", "نوع", "النوع", "تايب"],
  shade: ["shade", "din"],
  level: ["level", "lvl", "مستوي", "المستوي", "ليفل"],
  category: ["category", "cat"],
  ...Object.fromEntries(["index", "nrr", "snr", "cut"].map((name) => [name, [name]])),
};
const names = new Map(
  Object.entries(nameWords).flatMap(([name, words]) => words.map((word) => [word, name] as const)),
);
const ordinals: Readonly<Record<string, string>> = {
  i: "1",
  ii: "2",
  iii: "3",
  iv: "4",
  اولي: "1",
  ثانيه: "2",
  ثالثه: "3",
  رابعه: "4",
};
/** Words between the values of a mark: "class 00 and 0". */
const ands: ReadonlySet<string> = new Set(["and", "or", "و", "او"]);
const value = /^(?:\d{1,2}|[a-k])$/;

/** The units of measures, each by how it is written in one word. */
const unitNames: Readonly<Record<string, readonly string[]>> = {
  kg: ["kg", "kgs", "kilo", "kilos", "كيلو", "كجم", "كغ"],
  l: ["l", "lt", "ltr", "ltrs", "liter", "litre", "liters", "litres", "لتر"],
  m: ["m", "م", "mtr", "meter", "metre", "meters", "metres", "متر"],
  mm: ["mm", "ملم", "مم"],
  cm: ["cm", "سم", "سنتي", "سنتيمتر"],
  ml: ["ml"],
  v: ["v", "volt", "volts", "فولت", "فلت"],
  kv: ["kv", "كيلوفولت", "كيلوفلت"],
  vdc: ["vdc"],
  kvdc: ["kvdc"],
  c: ["c", "degrees", "degree", "deg", "degreesc", "celsius", "درجه", "درجات", "درجهميويه"],
  lb: ["lb", "lbs"],
  cal: ["cal", "cals", "كالوري", "سعره", "سعرات"],
  db: ["db"],
  point: ["pt", "pts", "point", "points", "نقاط", "نقطه", "نقطتين", "نقطتان"],
  person: ["person", "persons", "people", "شخص"],
  cold: ["belowzero"],
};
const units = new Map(
  Object.entries(unitNames).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

/** Checks that a word is a unit of measures, or stands before a mark. */
export function isOfFigure(word: string): boolean {
  return units.has(word) || names.has(word);
}

/** Numbers as words, where they count points: "four-point". */
const numbers: Readonly<Record<string, string>> = {
  two: "2",
  four: "4",
  six: "6",
  اربع: "4",
  باربع: "4",
  ست: "6",
  بست: "6",
};

/** The units that are told in another one, and how many of that they are. */
const bases: Readonly<Record<string, readonly [number, string]>> = {
  m: [1000, "mm"],
  cm: [10, "mm"],
  kv: [1000, "v"],
  kvdc: [1000, "vdc"],
  ml: [0.001, "l"],
};

export interface Terms {
  /** Such as "class:0" and "6kg". */
  readonly terms: readonly string[];
  /** How many words they take. */
  readonly words: number;
}

/** The marks that begin at a word: "type 5/6" is type 5 and type 6, "class 0" is one. */
export function marksAt(words: readonly string[], position: number): Terms | undefined {
  const name = names.get(words[position] ?? "");
  if (name === undefined) {
    return undefined;
  }
  const terms: string[] = [];
  let following = position + 1;
  if (name === "cut" && words[following] === "level") {
    following += 1;
  }
  for (; following < words.length; following += 1) {
    const word = ordinals[words[following] ?? ""] ?? words[following] ?? "";
    if (terms.length > 0 && ands.has(word) && /^\d{1,2}$/.test(words[following + 1] ?? "")) {
      continue;
    }
    if (!value.test(word) || (terms.length > 0 && /^[a-k]$/.test(word))) {
      break;
    }
    terms.push(`${name}:${word}`);
  }
  return terms.length === 0 ? undefined : { terms, words: following - position };
}

/** A measure in one unit of its kind: 75 cm is 750 mm. */
function measured(number: number, unit: string): string {
  const [factor, base] = bases[unit] ?? [1, unit];
  return `${Math.round(number * factor * 100) / 100}${base}`;
}

/** The measure that begins at a word: "6 kg", "6kg" and "6 kilos" are the same. */
export function measureAt(words: readonly string[], position: number): Terms | undefined {
  const written = numbers[words[position] ?? ""] ?? words[position] ?? "";
  const [, number, own] = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(written) ?? [];
  if (number === undefined || own === undefined) {
    return undefined;
  }
  const nextWords = words.slice(position + 1, position + 3);
  const unitWords = own !== "" ? 0 : units.has(nextWords.join("")) ? nextWords.length : 1;
  const unit = units.get(own || nextWords.slice(0, unitWords).join(""));
  return unit === undefined
    ? undefined
    : {
        terms: [measured(Number(number), unit)],
        words: 1 + unitWords,
      };
}

const degrees = String.raw`\s?(?:°\s?c?|c|degrees?(?: c| celsius)?|deg c?|درج(?:ه|ات)(?: ميويه)?)(?!\p{L})`;
const belowZero = new RegExp(
  `(?:(?<![\\p{L}\\p{N}.])[-−–]|minus )(\\d{1,3})${degrees}|^\\s*[-−–](\\d{2,3})(?=\\s+\\p{L})`,
  "gu",
);

const directCurrent =
  /(\d)\s*(?:(k?v)|(كيلو ?)?فولت|(?:kilo)?volts?)\s*(?:d\.?c(?![\p{L}\p{N}])|تيار مستمر)/gu;

/**
 * A folded text in which a temperature below zero is one word ("-40 °C", and "-40" before a thing), and volts of direct
 * current are another unit than volts.
 */
export function withUnits(text: string): string {
  return text
    .replace(
      belowZero,
      (_, number: string | undefined, bare: string) => ` ${number ?? bare}belowzero `,
    )
    .replace(
      directCurrent,
      (match, digit: string) => `${digit}${/k|كيلو/.test(match) ? "kvdc" : "vdc"}`,
    );
}

/** A value on a scale: "33000v" is 33,000 of "v", "class:4" is 4 of "class". */
export interface Figure {
  readonly scale: string;
  /** NaN for a letter. */
  readonly value: number;
}

/** From here on, in degrees Celsius, a temperature is one of heat; below it may be one of washing. */
const hot = 100;

/** Reads the figure that a term states. */
export function figureIn(term: string): Figure | undefined {
  const [, scale, degree] = /^([a-z]+):([a-z]|\d+)$/.exec(term) ?? [];
  if (scale !== undefined) {
    return { scale, value: Number(degree) };
  }
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(term) ?? [];
  const isFigure = units.has(unit) || unit === "cold";
  return !isFigure || (unit === "c" && Number(number) < hot)
    ? undefined
    : { scale: unit, value: Number(number) };
}

/** Scales on which a product serves for as much as it states, and for less. */
const upTo: ReadonlySet<string> = new Set(["v", "vdc", "c", "cold"]);

/** The voltage, heat or cold that a term states: things are made for so much at most. */
export function ratingIn(term: string): Figure | undefined {
  const figure = figureIn(term);
  return figure && upTo.has(figure.scale) ? figure : undefined;
}

/** The gases of a combined filter's mark: ABEK1P3 is ABEK1 as well, A2B2E2K2P3 is A2, B2, E2 and K2. */
export function filterGases(word: string): readonly string[] {
  const gases = /^((?:[abek]+\d)+|ax|hg)p\d$/.exec(word)?.[1];
  return gases?.match(/[abek]+\d|ax|hg/g) ?? [];
}

/** The cut level in a code of EN 388, such as D in 4X43D; buyers call it a level or a cut. */
export function cutLevels(word: string): readonly string[] {
  const [, letter] = /^[\dx]{4}([a-f])p?$/.exec(word) ?? [];
  return letter === undefined ? [] : [`level:${letter}`, `cut:${letter}`];
}
