import { letterPlace, type AskedSize } from "#domain/catalogue/product-sizes.ts";

const wordSizes: Readonly<Record<string, string>> = {
  ...{ small: "S", medium: "M", large: "L", xlarge: "XL", "x large": "XL" },
  ...{ سمول: "S", ميديوم: "M", ميديم: "M", لارج: "L", "اكس لارج": "XL", "دبل اكس لارج": "2XL" },
};

/** The size that a folded word names; undefined where it names none. */
export function askedSize(token: string): AskedSize | undefined {
  const plain = (wordSizes[token] ?? token).toUpperCase();
  const size = plain.replace(/^(X{2,4})(?=[SL])/, (many) => `${many.length}X`);
  const place = letterPlace(size);
  if (place !== undefined) {
    return { size, scale: "letter", value: place };
  }
  const value = Number(size);
  return size === "" || Number.isNaN(value) ? undefined : { size, scale: "number", value };
}

const token =
  /دبل اكس لارج|اكس لارج|لارج|ميديوم|ميديم|سمول|x large|xlarge|small|medium|large|\d{0,1}x{0,4}[sl](?!\p{L})|m(?!\p{L})|\d{1,2}(?:\.5)?/gu;

/** The sizes in folded texts, each once. */
export function sizesIn(texts: readonly string[]): readonly AskedSize[] {
  const found = texts.flatMap((text) =>
    [...text.replace(/^[^\d]*?(?:sizes?|sz|eur?)(?!\p{L})/u, "").matchAll(token)].flatMap(
      ([one]) => askedSize(one) ?? [],
    ),
  );
  return [...new Map(found.map((one) => [one.size, one])).values()];
}
