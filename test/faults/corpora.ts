import { readFileSync } from "node:fs";

/** Reads one file of `corpora/`: a JSON string on each line. */
function textsOf(name: string): readonly string[] {
  const lines = readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), "utf8");
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => String(JSON.parse(line)));
}

/** Texts that broke other programs. */
export function hostileTexts(): readonly string[] {
  return distinct(["naughty-strings", "scripts", "markup"].flatMap(textsOf));
}

/** Valid and invalid e-mail addresses from the test suites of two checkers. */
export function hostileAddresses(): readonly string[] {
  return distinct(textsOf("addresses"));
}

/** Valid and invalid JSON texts; the two deepest are generated here. */
export function hostileJson(): readonly string[] {
  const deepest = ["[".repeat(100_000), `${'[{"":'.repeat(50_000)}\n`];
  return distinct([...textsOf("json-texts"), ...deepest]);
}

function distinct(texts: readonly string[]): readonly string[] {
  return Array.from(new Set(texts));
}
