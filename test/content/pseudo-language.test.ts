import { beforeAll, describe, expect, test } from "vitest";
import { buildCatalogue } from "#content/catalogue.ts";
import type { Content } from "#content/content.ts";
import type { CatalogueData } from "#domain/catalogue/catalogue.ts";
import { slimList } from "#domain/catalogue/make-slim-list.ts";
import type { Site } from "#domain/site.ts";
import { companyIn } from "#publishing/site-settings.ts";
import { writeLetter } from "#server/mail/letter.ts";
import { createSite } from "#site/render.tsx";
import { company, content, site as shown } from "#test/support/demonstration.ts";
import { serviceWordsIn } from "#words/service.ts";
import { wordsIn } from "#words/words.ts";

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
function pseudo(text: string): string {
  const tokens = text.match(token) ?? [];
  const parts = text.split(token).map(accented);
  const whole = parts.map((part, index) => part + (tokens[index] ?? "")).join("");
  return /[a-z]/.test(text) ? `${whole}${"~".repeat(Math.ceil(text.length / 3))}` : whole;
}

/** Converts interface texts to the pseudo-language; arguments stay unchanged. */
function pseudoWords<Value>(value: Value): Value {
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
function pseudoContent<Value>(value: Value): Value {
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

/** Words of every language: units, and parts of codes, standards and names. */
const everywhere = /\b(?:kg|mm|cm|ml|cal|dB|dBA|nm|kPa|kV|Part|Mateen Safety)\b/g;

let site: Site;
let catalogue: CatalogueData;

/** Attributes that people read or hear. */
const spoken = /\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g;

/** Returns the texts for people, without intended Latin: codes, addresses, scripts. */
function saidBy(html: string): string {
  const body = html
    .replace(/&\w+;/g, "&")
    .replace(/<script[^]*?<\/script>/g, " ")
    .replace(
      /<meta (?:name="viewport"|charset|name="(?:theme-color|robots)"|property="og:(?:type|url|image|locale(?::alternate)?)"|name="twitter:(?:card|image)")[^>]*>/g,
      " ",
    )
    .replace(/<bdi dir="ltr">[^<]*<\/bdi>/g, " ")
    .replace(/<(\w+)[^>]*\sdir="ltr"[^>]*>[^<]*<\/\1>/g, " ");
  const attributes = Array.from(body.matchAll(spoken), ([, text = ""]) => text).join("\n");
  return `${body.replace(/<[^>]*>/g, "\n")}\n${attributes}`;
}

/** Returns remaining English: lower-case words without an accent, except codes and units. */
function english(text: string): readonly string[] {
  return (
    text
      .replace(/\S+@\S+|https?:\S+|\b\S*\d\S*\b/g, " ")
      .replace(everywhere, " ")
      .match(/(?<![A-Za-zÀ-ž])[A-Z]?[a-z]{2,}(?![A-Za-zÀ-ž])/g) ?? []
  );
}

beforeAll(() => {
  const pseudoTexts = pseudoContent<Content>(content);
  catalogue = buildCatalogue("ar", pseudoTexts, companyIn("ar", pseudoTexts, {}), {
    stem: (file) => (content.media.has(file) ? file.replaceAll("/", "-").toUpperCase() : undefined),
    document: (file) => file,
  });
  site = createSite({ ...shown, catalogues: [...shown.catalogues, catalogue] }, (language) =>
    language === "ar" ? pseudoWords(wordsIn("en")) : wordsIn(language),
  );
});

describe("in a pseudo-language", () => {
  test("every page exists below its prefix, from right to left", async () => {
    const ownPages = site.addresses.filter(({ address }) => /^\/ar(?:\/|$|\?)/.test(address));
    expect(ownPages.length).toBe(site.addresses.length / 2);
    const { html } = await site.render({ address: "/ar" });
    expect(html.startsWith('<!doctype html><html lang="ar" dir="rtl">')).toBe(true);
  });

  test("no page contains English in any state", async () => {
    const addresses = [
      ...site.addresses
        .map(({ address }) => address)
        .filter((address) => address.startsWith("/ar")),
      "/ar/shop?q=HP001",
      "/ar/shop?q=zzzz",
      "/ar/shop?q=HP001%20zzzz",
      "/ar/saudi/x-1",
      "/ar/contact?product=vented-hard-hat-type-1",
      "/ar/contact?sent=AAAAA-BBBBB",
      "/ar/no/1",
    ].filter((address) => address !== "/ar/gallery");
    const englishByPage: Record<string, readonly string[]> = {};
    for (const address of addresses) {
      const { html } = await site.render({ address });
      const remaining = english(saidBy(html));
      if (remaining.length > 0) {
        englishByPage[address] = [...new Set(remaining)].slice(0, 12);
      }
    }
    expect(englishByPage).toEqual({});
  });

  test("the answers of the form contain no English", async () => {
    for (const outcome of ["invalid", "refused", "failed", "sent"] as const) {
      const form = {
        outcome,
        values: { name: "X" },
        problems: { email: "malformed", company: "missing", message: "too-long" },
        ...(outcome === "sent" && { reference: "AAAAA-BBBBB" }),
      } as const;
      const { html } = await site.render({ address: "/ar/contact", form });
      expect(english(saidBy(html))).toEqual([]);
    }
  });

  test("no link except the switch leads to the other language, and no id is visible as a text", async () => {
    const { html } = await site.render({ address: "/ar/shop" });
    const links = Array.from(
      html.replaceAll(/<a [^>]*hrefLang[^>]*>/g, "").matchAll(/<a [^>]*href="(\/[^"]*)"/g),
      ([, href = ""]) => href,
    );
    expect(links.length).toBeGreaterThan(50);
    expect(links.filter((href) => !/^\/(?:ar(?:[/?#]|$)|catalogue\.csv$)/.test(href))).toEqual([]);
  });

  test("structured data, previews and the list for scripts are localized", async () => {
    const { html } = await site.render({ address: "/ar/products/vented-hard-hat-type-1" });
    const data = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    );
    const names = data.flatMap(([, json = ""]) =>
      Array.from(
        json.matchAll(/"(?:name|description|category|material)":"([^"]*)"/g),
        ([, name = ""]) => name,
      ),
    );
    expect(names.length).toBeGreaterThan(8);
    expect(english(names.join("\n"))).toEqual([]);
    const previews = site.previews.filter(({ language }) => language === "ar");
    expect(english(previews.map(({ title, line }) => `${title} ${line}`).join("\n"))).toEqual([]);
    const listed = slimList(catalogue);
    expect(english(listed.map(({ name }) => name).join("\n"))).toEqual([]);
  });

  test("a letter to the staff is in the staff's language", () => {
    const words = pseudoWords(serviceWordsIn("en"));
    const letter = writeLetter(
      {
        reference: "AAAAA-BBBBB",
        receivedAt: 0,
        messageId: "<1@X>",
        language: "ar",
        enquiry: { name: "X", email: "x@x.sa", company: "X", message: "X" },
      },
      { companyName: "X", from: "a@x.sa", to: "b@x.sa" },
      words,
    );
    expect(english(letter.subject)).toEqual([]);
    expect(english(letter.text)).toEqual([]);
  });
});

test("a text without a translation keeps its own language and direction", async () => {
  const pseudoTold = pseudoContent<Content>(content);
  const [firstProduct] = pseudoTold.products;
  if (!firstProduct) {
    throw new Error("There is no product");
  }
  const [slug, product] = firstProduct;
  const half = { ...product, description: { en: "Only English." } };
  const changedContent = {
    ...pseudoTold,
    products: new Map([...pseudoTold.products, [slug, half]]),
  };
  const missing = buildCatalogue("ar", changedContent, company, {
    stem: () => "x",
    document: () => "x",
  });
  const changedSite = createSite({ ...shown, catalogues: [...shown.catalogues, missing] });
  const { html } = await changedSite.render({ address: `/ar/products/${slug}` });
  const marked = '<span lang="en" dir="ltr">Only English.</span>';
  expect(html.includes(marked)).toBe(true);
  expect(html.includes("\u2066")).toBe(false);
});

test("a plain English name of a product is marked as English on the Arabic page", async () => {
  const [[slug, product] = []] = content.products;
  if (slug === undefined || product === undefined) {
    throw new Error("There is no product");
  }
  const plain = { ...product, name: "Vented Bump Cap" };
  const changed = { ...content, products: new Map([...content.products, [slug, plain]]) };
  const arabic = buildCatalogue("ar", changed, company, { stem: () => "x", document: () => "x" });
  const changedSite = createSite({ ...shown, catalogues: [...shown.catalogues, arabic] });
  const { html } = await changedSite.render({ address: `/ar/products/${slug}` });
  expect(html).toContain('<span lang="en" dir="ltr">Vented Bump Cap</span></h1>');
});

test("the pseudo-language changes every lower-case letter and no variable in braces", () => {
  expect(pseudo("See {n} products")).toMatch(/^Séé \{n\} þŕóðúçţš~+$/);
  expect(english(pseudo("Safety first"))).toEqual([]);
});
