import { readFileSync } from "node:fs";

/** The texts of one file of `corpora/`, each a JSON string on a line of its own. */
function textsOf(name: string): readonly string[] {
  const lines = readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), "utf8");
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => String(JSON.parse(line)));
}

/** Texts that have broken other people's programs. */
export function hostileTexts(): readonly string[] {
  return distinct(["naughty-strings", "scripts", "markup"].flatMap(textsOf));
}

/** E-mail addresses, good and bad, of two checkers' test suites. */
export function hostileAddresses(): readonly string[] {
  return distinct(textsOf("addresses"));
}

/** JSON texts, well-formed and not; the two deepest are not worth a file. */
export function hostileJson(): readonly string[] {
  const deepest = ["[".repeat(100_000), `${'[{"":'.repeat(50_000)}\n`];
  return distinct([...textsOf("json-texts"), ...deepest]);
}

function distinct(texts: readonly string[]): readonly string[] {
  return Array.from(new Set(texts));
}
