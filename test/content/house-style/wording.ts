/** Words that promise what only a certificate can; who holds one with its number may say them. */
const certified: readonly (readonly [RegExp, string])[] = [
  [/NIOSH[- ](approved|certified)/i, "is a protected mark that needs an approval number"],
  [/SASO[- ](approved|certified)/i, "needs a live product certificate"],
  [/\bcertified by\b/i, "names a certifier without a certificate"],
  [/\bTC-\d{2}[A-C]-\d/i, "looks like an approval number without a certificate"],
  [/\b(CE|NB) ?\d{4}\b/, "looks like a notified body's number without a certificate"],
  [/(certificate|licen[cs]e|approval) (no\.?|number|#) ?:? ?[A-Z]*\d/i, "has no certificate"],
];

/** Words that nobody may say. */
const banned: readonly (readonly [RegExp, string])[] = [
  [/OSHA[- ](approved|certified)/i, "cannot be true: OSHA approves no products"],
  [/\b(TODO|TBD|lorem ipsum)\b/i, "is unfinished"],
];

/** Turns of phrase that the glossary replaced, and typing faults; each with the right words. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[a-z]- (?!(?:and|or|to)\b)[a-z]/, "no blank behind a hyphen"],
  [/\b[Mm]akers?\b/, "manufacturer"],
  [/\borders count\b/, "quantities are in"],
  [/\b[Ss]ingly\b/, "single units, individually"],
  [/\bdelivered model\b/, "supplied model"],
  [/\bmodel counts\b/, "applies"],
  [/: take (?:the|an?)\b/, "use"],
  [/(?<!\p{L})[وف]?خذ(?!\p{L})/u, "اختر، استخدم"],
  [/مكهرب/, "تحت الجهد"],
  [/قبول الدفاع المدني/, "اعتماد الدفاع المدني"],
  [/جلد (?:بقري )?مشقوق|الجلد (?:البقري )?المشقوق/, "جلد سبليت"],
  [/الزيت والغاز/, "النفط والغاز"],
  [/الحرارة (?:بالحمل|بالإشعاع)/, "حرارة الحمل، الحرارة الإشعاعية"],
  [/(?:جهاز|مانع سقوط) ذاتي السحب/, "حبل نجاة ذاتي السحب"],
  [/(?<!\p{L})(?:ال)?أسمنت/u, "إسمنت"],
  [/معتمدة الحمل/, "معتمدة لتحمّل قوة السقوط"],
];

/** Names of makers and their protected materials; the owner has shown a right to none of them. */
const brands: readonly string[] = [
  "3M|Ansell|Armourgel|Bollé|Brady|Bullard|Caterpillar|Centurion|Cofra|Cordura|D3O|Delta Plus",
  "Dräger|Drager|DuPont|Dyneema|Gore-Tex|Honeywell|Howard Leight|JSP|Kevlar|Kimberly|Lakeland",
  "Mapa|Master Lock|Moldex|MSA|Nomex|Peltor|Petzl|Philips|Portwest|Red Wing|Safety Jogger",
  "Scotchlite|Showa|Skylotec|Thinsulate|Tychem|Tyvek|uvex|Uvex|Velcro|Vibram|ZOLL",
];

const brandName = new RegExp(`(?<![\\p{L}\\d])(${brands.join("|")})(?![\\p{L}\\d])`, "gu");

/** The 2022 edition withdrew SRC, so it may be named only where that is what is said. */
const withdrawnMark = /\bSRC\b/;

/** What the one who says a text has shown a right to. */
export interface Rights {
  /** A certificate with its number. */
  readonly hasCertificate?: boolean;
  /** The product's own brand, as its file names it. */
  readonly brand?: string | undefined;
  readonly explainsWithdrawnMarks?: boolean;
}

/** Phrases, brands and withdrawn marks in a text that should not be there. */
export function wordingWarnings(text: string, rights: Rights = {}): readonly string[] {
  const phrases = rights.hasCertificate === true ? banned : [...banned, ...certified];
  const own = rights.brand?.toLowerCase() ?? "";
  const brand = (text.match(brandName) ?? []).find((name) => !own.includes(name.toLowerCase()));
  return [
    ...phrases.flatMap(([pattern, why]) => {
      const found = pattern.exec(text);
      return found ? [`"${found[0]}" ${why}`] : [];
    }),
    ...replaced.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text);
      return found ? [`"${found[0]}" is replaced by: ${instead}`] : [];
    }),
    ...(brand === undefined ? [] : [`names the brand "${brand}"`]),
    ...(rights.explainsWithdrawnMarks !== true && withdrawnMark.test(text)
      ? ["SRC is withdrawn in EN ISO 20345:2022"]
      : []),
  ];
}
