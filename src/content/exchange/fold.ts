import { nearestWord } from "#domain/nearest-word.ts";
import { westernDigits } from "#domain/western-digits.ts";

const letters: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
  ی: "ي",
};

/** Normalizes a name: case, spaces, signs and Arabic spellings do not matter. */
export function fold(text: string): string {
  return westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[أإآٱىئؤةکی]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Suggests the candidate most similar to the text, as the end of a message; empty where none is. */
export function nearestHint(text: string, candidates: Iterable<string>): string {
  const byFolded = new Map([...candidates].map((name) => [fold(name), name] as const).toReversed());
  const match = nearestWord(fold(text), byFolded.keys());
  return match === undefined ? "" : `; nearest is "${byFolded.get(match)}"`;
}
