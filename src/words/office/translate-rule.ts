import type { OfficeWords } from "#words/office/en.ts";

/** Translates a message of the content rules; one without a translation stays in English. */
export function translateRule(problem: string, words: OfficeWords["product"]): string {
  const [, rule = "", found = ""] = /^(.+?); found (.+)$/s.exec(problem) ?? [];
  if (rule !== "") {
    return words.found(translateRule(rule, words), found);
  }
  for (const [pattern, text] of words.rules) {
    const match = new RegExp(`^(?:${pattern})$`, "s").exec(problem);
    if (match !== null) {
      return text.replaceAll(/\$(\d)/g, (_, index: string) => match[Number(index)] ?? "");
    }
  }
  const [, noun, number = "", inside = ""] =
    /^(photograph|document) (\d+): (.+)$/s.exec(problem) ?? [];
  if (noun === "photograph" || noun === "document") {
    return `${words.entry[noun](number)} ${translateRule(inside, words)}`;
  }
  // A problem that a change causes in another column begins with its name.
  const [, column = "", there = ""] = /^([A-Z][\w ().]*: )(.+)$/s.exec(problem) ?? [];
  return column === "" ? problem : column + translateRule(there, words);
}
