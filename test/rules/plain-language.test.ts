import { describe, expect, test } from "vitest";
import { languageWarnings, repeatedPhrases } from "#test/content/house-style/plain-language.ts";
import {
  newWarnings,
  productFrom,
  sampleText,
  withProduct,
} from "#test/support/content-samples.ts";
import { content } from "#test/support/demonstration.ts";

const sample = productFrom(sampleText);
const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

describe("a sentence", () => {
  test("may have 24 words", () => {
    expect(languageWarnings(`${words(24)}. ${words(24)}! ${words(24)}?`)).toEqual([]);
  });

  test("is noted with its beginning where it has more", () => {
    expect(languageWarnings(`Short. ${words(25)}.`)).toEqual([
      '"word0 word1 word2 word3 ..." is a sentence of 25 words, wanted: at most 24',
    ]);
  });
});

describe("a phrase", () => {
  const places = (count: number, text: string) =>
    Array.from({ length: count }, (_, at) => ({ file: `${at}.yaml`, path: ["lead", "en"], text }));

  test("may stand in eight texts", () => {
    expect(repeatedPhrases(places(8, "Goods leave on the same day."))).toEqual([]);
  });

  test("is noted once, where it stands first, in more", () => {
    expect(repeatedPhrases(places(9, "All our Goods leave on the same day."))).toEqual([
      {
        file: "0.yaml",
        path: ["lead", "en"],
        message: '"all our goods leave on" stands in 9 texts, wanted: at most 8',
      },
    ]);
  });

  test("ends with its sentence, holds no figure, and counts once in a text", () => {
    expect(repeatedPhrases(places(9, "All our goods. Leave on the same."))).toEqual([]);
    expect(repeatedPhrases(places(9, "For up to 1,000 V."))).toEqual([]);
    expect(repeatedPhrases(places(4, "a b c d e. a b c d e. a b c d e."))).toEqual([]);
  });
});

test("content is read where it is prose, and in English alone", () => {
  const long = `${words(30)} ${words(30)}`;
  const arabic = "كلمة ".repeat(60).trim();
  expect(newWarnings(withProduct({ ...sample, notFor: [{ en: "acids", ar: arabic }] }))).toEqual(
    [],
  );
  const [front] = sample.pictures;
  const pictures = front ? [{ ...front, alt: { en: long } }, ...sample.pictures.slice(1)] : [];
  expect(newWarnings(withProduct({ ...sample, pictures }))).toEqual([]);
  expect(newWarnings(withProduct({ ...sample, soldAs: words(25) })).join()).toContain(
    'soldAs: "word0 word1 word2 word3 ..." is a sentence of 25 words',
  );
});

test("rows say the same of like products, and prose does not", () => {
  const said = "All our goods leave on time.";
  const products = new Map(
    [...content.products].map(([slug, product], at) => [
      slug,
      at < 9 ? { ...product, replaceWhen: [said], soldAs: said } : product,
    ]),
  );
  expect(newWarnings({ ...content, products }).filter((one) => one.includes("texts,"))).toEqual([]);
});
