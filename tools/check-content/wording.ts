/** Marks that standards bodies forbid or that promise what only a certificate can. */
const bannedPhrases: readonly (readonly [RegExp, string])[] = [
  [/OSHA[- ](approved|certified)/i, "OSHA approves no products"],
  [/NIOSH[- ](approved|certified)/i, "a protected mark that needs an approval number"],
  [/SASO[- ](approved|certified)/i, "only a live product certificate allows it"],
  [/\bcertified by\b/i, "names a certifier without a certificate"],
  [/\bTC-\d{2}[A-C]-\d/i, "looks like an approval number"],
  [/\b(CE|NB) ?\d{4}\b/, "looks like a notified body's number"],
  [/(certificate|licen[cs]e|approval) (no\.?|number|#) ?:? ?[A-Z]*\d/i, "looks like a number"],
  [/\b(TODO|TBD|lorem ipsum)\b/i, "is unfinished"],
];

/** Names of makers and their protected materials; the owner has shown a right to none of them. */
const brands = [
  "3M",
  "Ansell",
  "Armourgel",
  "Bollé",
  "Brady",
  "Bullard",
  "Caterpillar",
  "Centurion",
  "Cofra",
  "Cordura",
  "D3O",
  "Delta Plus",
  "Dräger",
  "Drager",
  "DuPont",
  "Dyneema",
  "Gore-Tex",
  "Honeywell",
  "Howard Leight",
  "JSP",
  "Kevlar",
  "Kimberly",
  "Lakeland",
  "Mapa",
  "Master Lock",
  "Moldex",
  "MSA",
  "Nomex",
  "Peltor",
  "Petzl",
  "Philips",
  "Portwest",
  "Red Wing",
  "Safety Jogger",
  "Scotchlite",
  "Showa",
  "Skylotec",
  "Thinsulate",
  "Tychem",
  "Tyvek",
  "uvex",
  "Uvex",
  "Velcro",
  "Vibram",
  "ZOLL",
];

const brandName = new RegExp(`(?<![\\p{L}\\d])(${brands.join("|")})(?![\\p{L}\\d])`, "u");

/** The 2022 edition withdrew SRC, so it may be named only where that is what is said. */
const withdrawnMark = /\bSRC\b/;

/** Standards that have no edition in their number; each with what stands in for it. */
const withoutEdition: readonly string[] = [
  "42 CFR Part 84 (class N95)", // the class of the rule in force
];

/** Everything that is said anywhere in a value, with the way to it. */
export function textsIn(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    textsIn(inside, path === "" ? key : `${path}.${key}`),
  );
}

/** Phrases, brands and withdrawn marks that no text may hold. */
export function wordingViolations(
  at: string,
  value: unknown,
  options: { readonly explainsWithdrawnMarks?: boolean } = {},
): readonly string[] {
  return textsIn(value).flatMap(([path, text]) => {
    const place = path === "" ? at : `${at}, ${path}`;
    const phrases = bannedPhrases.flatMap(([pattern, why]) => {
      const found = pattern.exec(text);
      return found ? [`${place}: "${found[0]}" ${why}`] : [];
    });
    const brand = brandName.exec(text);
    const mark = options.explainsWithdrawnMarks === true ? null : withdrawnMark.exec(text);
    return [
      ...phrases,
      ...(brand ? [`${place}: names the brand "${brand[0]}"`] : []),
      ...(mark ? [`${place}: SRC is withdrawn in EN ISO 20345:2022`] : []),
    ];
  });
}

/** Whether a standard is named with its edition, or is one of those that have none. */
export function namesEdition(standard: string): boolean {
  if (withoutEdition.includes(standard)) return true;
  return /[-: ](19|20)\d{2}\b/.test(standard) || /^ASTM [A-Z]\d+.*-\d{2}[a-z]?$/.test(standard);
}
