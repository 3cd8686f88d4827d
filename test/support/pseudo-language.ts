const accents: Readonly<Record<string, string>> = {
  a: "á",
  b: "ƀ",
  c: "ç",
  d: "ð",
  e: "é",
  f: "ƒ",
  g: "ĝ",
  h: "ĥ",
  i: "í",
  j: "ĵ",
  k: "ķ",
  l: "ļ",
  m: "ɱ",
  n: "ñ",
  o: "ó",
  p: "þ",
  q: "ɋ",
  r: "ŕ",
  s: "š",
  t: "ţ",
  u: "ú",
  v: "ṽ",
  w: "ŵ",
  x: "ẋ",
  y: "ý",
  z: "ž",
};

/** Variables in braces, which must stay unchanged. */
const token = /\{[\w.]+\}/g;

function accented(text: string): string {
  return text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
}

/**
 * Converts a text to a pseudo-language: accents reveal untranslated text, and a third more length
 * reveals missing space.
 */
export function pseudo(text: string): string {
  const tokens = text.match(token) ?? [];
  const parts = text.split(token).map(accented);
  const whole = parts.map((part, index) => part + (tokens[index] ?? "")).join("");
  return /[a-z]/.test(text) ? `${whole}${"~".repeat(Math.ceil(text.length / 3))}` : whole;
}

/** Converts interface texts to the pseudo-language; arguments stay unchanged. */
export function pseudoWords<Value>(value: Value): Value {
  if (typeof value === "string") {
    return pseudo(value) as Value;
  }
  if (typeof value === "function") {
    const pseudoFunction = (...args: readonly unknown[]) => {
      const result: unknown = value(...args);
      return typeof result === "string" ? pseudo(result) : result;
    };
    return pseudoFunction as Value;
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

/** Replaces the Arabic of content by the pseudo-language. */
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
