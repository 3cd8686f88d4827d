const accents: Readonly<Record<string, string>> = {
  ...{ a: "á", b: "ƀ", c: "ç", d: "ð", e: "é", f: "ƒ", g: "ĝ", h: "ĥ", i: "í", j: "ĵ", k: "ķ" },
  ...{ l: "ļ", m: "ɱ", n: "ñ", o: "ó", p: "þ", q: "ɋ", r: "ŕ", s: "š", t: "ţ", u: "ú", v: "ṽ" },
  ...{ w: "ŵ", x: "ẋ", y: "ý", z: "ž" },
};

/** What may not be changed in a text: the words in braces that stand for others. */
const token = /\{[\w.]+\}/g;

function accented(text: string): string {
  return text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
}

/**
 * A text in a language that nobody speaks: every small letter has an accent and the whole is a third
 * longer, so that what was not translated, and what has no room, can be seen.
 */
export function pseudo(text: string): string {
  const tokens = text.match(token) ?? [];
  const parts = text.split(token).map(accented);
  const whole = parts.map((part, at) => part + (tokens[at] ?? "")).join("");
  return /[a-z]/.test(text) ? `${whole}${"~".repeat(Math.ceil(text.length / 3))}` : whole;
}

/** Words of the interface in the pseudo-language; what is handed into them stays as it is. */
export function pseudoWords<Value>(value: Value): Value {
  if (typeof value === "string") {
    return pseudo(value) as Value;
  }
  if (typeof value === "function") {
    const told = (...given: readonly unknown[]) => {
      const said: unknown = value(...given);
      return typeof said === "string" ? pseudo(said) : said;
    };
    return told as Value;
  }
  if (Array.isArray(value)) {
    return value.map(pseudoWords) as Value;
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [key, pseudoWords(inside)]),
    ) as Value;
  }
  return value;
}

/** Content whose texts have the pseudo-language in the place of Arabic. */
export function pseudoContent<Value>(value: Value): Value {
  if (value instanceof Map) {
    return new Map([...value].map(([key, inside]) => [key, pseudoContent(inside)])) as Value;
  }
  if (Array.isArray(value)) {
    return value.map(pseudoContent) as Value;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  if ("en" in value && typeof value.en === "string") {
    return { ...value, ar: pseudo(value.en) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [key, pseudoContent(inside)]),
  ) as Value;
}
