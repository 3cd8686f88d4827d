import { filesWithTexts } from "#content/content-files.ts";
import type { Content, Problem } from "#content/content.ts";
import { visitTexts, type Path } from "#content/visit-texts.ts";
import { languages, usualLanguage } from "#domain/language.ts";

/** The most words of a sentence that is understood at the first reading. */
const longestSentence = 24;

/** Words in a row that make a phrase, and the most places in which one may stand. */
const phraseLength = 5;
const mostPlaces = 8;

/** Keys of rows that say the same of like products on purpose, and of texts that no one reads on. */
const rows = new Set(["soldAs", "notFor", "replaceWhen", "specifications", "keywords", "alt"]);

interface Place {
  readonly file: string;
  readonly path: Path;
  readonly text: string;
}

const otherLanguages = new Set<string>(languages.filter((one) => one !== usualLanguage));

const isProse = (path: Path) => !path.some((key) => rows.has(String(key)));

/** The English sentences of a text. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?])\s+/);

/** Long sentences of a text. */
export function languageWarnings(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const count = sentence.split(/\s+/).length;
    const start = sentence.split(/\s+/, 4).join(" ");
    return count > longestSentence
      ? [`"${start} ..." is a sentence of ${count} words, wanted: at most ${longestSentence}`]
      : [];
  });
}

/** The turns of phrase in a text; one with a figure is a fact. */
function phrasesOf(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}'{}.-]*[\p{L}\p{N}}]/gu) ?? [];
    return words
      .slice(phraseLength - 1)
      .map((_, index) => words.slice(index, index + phraseLength).join(" "))
      .filter((phrase) => !/\d/.test(phrase));
  });
}

/** Phrases that stand in too many places, each once, where it stands first. */
export function repeatedPhrases(places: readonly Place[]): readonly Problem[] {
  const found = new Map<string, Set<Place>>();
  for (const place of places) {
    for (const phrase of phrasesOf(place.text)) {
      found.set(phrase, (found.get(phrase) ?? new Set()).add(place));
    }
  }
  const told = new Set<Place>();
  return [...found].flatMap(([phrase, standing]) => {
    const [first] = standing;
    if (first === undefined || standing.size <= mostPlaces || told.has(first)) {
      return [];
    }
    told.add(first);
    const message = `"${phrase}" stands in ${standing.size} texts, wanted: at most ${mostPlaces}`;
    return [{ file: first.file, path: first.path, message }];
  });
}

/** What in the English texts is hard to read, or read too often. */
export function plainLanguage(content: Content): readonly Problem[] {
  const warnings: Problem[] = [];
  const prose: Place[] = [];
  for (const [file, value] of filesWithTexts(content)) {
    visitTexts(value, (text, path) => {
      if (path.includes("alt") || otherLanguages.has(String(path.at(-1)))) {
        return;
      }
      for (const message of languageWarnings(text)) {
        warnings.push({ file, path: [...path], message });
      }
      if (isProse(path)) {
        prose.push({ file, path: [...path], text });
      }
    });
  }
  return [...warnings, ...repeatedPhrases(prose)];
}
