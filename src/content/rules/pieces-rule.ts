import type { PlacedMessage } from "#content/content.ts";
import { parseCount } from "#content/number-words.ts";
import { english } from "#content/rules/product-texts.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** Counts the pieces of a sentence: "holds ten padlocks, four hasps and a plug lockout" are 15. */
function countPieces(sentence: string): number {
  const list = sentence.replace(/^.*\bholds\b/, "");
  return list
    .split(/,| and /)
    .map((item) => parseCount(item.trim().split(" ")[0] ?? "") ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

/** Returns the stated and the counted number of pieces; undefined where none is stated. */
export function parsePieces(
  text: string,
): { readonly stated: number; readonly counted: number } | undefined {
  const stated = /\bThese are (\d+) pieces\b/.exec(text)?.[1];
  const counting = text
    .split(/(?<=\.) /)
    .filter((sentence) => /\bholds\b|\bare with it\b/.test(sentence));
  return stated === undefined || counting.length === 0
    ? undefined
    : {
        stated: Number(stated),
        counted: counting.reduce((sum, sentence) => sum + countPieces(sentence), 0),
      };
}

/** Refuses a kit whose listed pieces do not add up to its stated number. */
export function piecesProblem({ details }: ProductFile): readonly PlacedMessage[] {
  const pieces = parsePieces(english(details));
  return pieces === undefined || pieces.stated === pieces.counted
    ? []
    : [
        {
          path: ["details"],
          message: `says ${pieces.stated} pieces, but counts ${pieces.counted}`,
        },
      ];
}
