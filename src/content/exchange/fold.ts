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

/** A name reduced to its letters and digits, so that case, spaces, signs and Arabic spellings do not matter. */
export function fold(text: string): string {
  return westernDigits(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[أإآٱىئؤةکی]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The candidate most like the text, whatever their case, signs and spellings; none when they have little in common. */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const byFolded = new Map([...candidates].map((name) => [fold(name), name] as const).toReversed());
  const found = nearestWord(fold(text), byFolded.keys());
  return found === undefined ? undefined : byFolded.get(found);
}
