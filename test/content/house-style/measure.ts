import type { Problem } from "#content/content.ts";
import type { Path } from "#content/visit-texts.ts";
import { textIn, type Text } from "#content/text.ts";

export type Warn = (path: Path, message: string | undefined) => void;

/** Notes what is said of a file among the warnings; nothing where there is nothing to say. */
export function warner(file: string, warnings: Problem[]): Warn {
  return (path, message) => {
    if (message !== undefined) {
      warnings.push({ file, path, message });
    }
  };
}

/** A text in the first language, in which lengths are counted. */
export function inEnglish(text: Text | undefined): string {
  return text === undefined ? "" : textIn(text, "en");
}

/** What to say of a number outside its limits; nothing where it is inside. */
export function outside(
  count: number,
  [least, most]: readonly [least: number, most: number],
  unit: string,
): string | undefined {
  if (count >= least && count <= most) {
    return undefined;
  }
  const limits =
    least === most
      ? `${least}`
      : least === 0
        ? `at most ${most}`
        : most === Infinity
          ? `at least ${least}`
          : `${least} to ${most}`;
  return `${count} ${unit}, wanted: ${limits}`;
}

/** What to say of a text of another length; nothing where it fits. */
export function characters(text: Text | undefined, limits: readonly [number, number]) {
  return outside(inEnglish(text).length, limits, "characters");
}

/** What to say of a text of more or fewer words; nothing where it fits. */
export function words(text: Text, limits: readonly [number, number]) {
  return outside(inEnglish(text).split(/\s+/).length, limits, "words");
}

/** Says where a text stands already; the same words twice help nobody. */
export function repeats() {
  const first = new Map<string, string>();
  return (kind: string, text: string, owner: string): string | undefined => {
    const key = `${kind} ${text.toLowerCase()}`;
    const other = first.get(key);
    first.set(key, other ?? owner);
    return other === undefined ? undefined : `the same as in ${other}`;
  };
}
