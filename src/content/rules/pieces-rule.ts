import type { Problem } from "#content/content.ts";
import { countOf } from "#content/number-words.ts";
import { english } from "#content/rules/product-offers.ts";
import type { ProductFile } from "#content/schema/product.ts";

/** What a sentence counts: "holds ten padlocks, four hasps and a plug lockout" are fifteen. */
function countedIn(sentence: string): number {
  const list = sentence.replace(/^.*\bholds\b/, "");
  return list
    .split(/,| and /)
    .map((item) => countOf(item.trim().split(" ")[0] ?? "") ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

/** How many pieces a text says there are, and how many it counts; nothing where it says none. */
export function piecesOf(
  text: string,
): { readonly told: number; readonly counted: number } | undefined {
  const told = /\bThese are (\d+) pieces\b/.exec(text)?.[1];
  const counting = text
    .split(/(?<=\.) /)
    .filter((sentence) => /\bholds\b|\bare with it\b/.test(sentence));
  return told === undefined || counting.length === 0
    ? undefined
    : { told: Number(told), counted: counting.reduce((sum, one) => sum + countedIn(one), 0) };
}

/** A kit whose pieces do not come to the number that its text says. */
export function piecesProblem({
  details,
}: ProductFile): readonly Pick<Problem, "path" | "message">[] {
  const pieces = piecesOf(english(details));
  return pieces === undefined || pieces.told === pieces.counted
    ? []
    : [
        {
          path: ["details"],
          message: `says ${pieces.told} pieces, but counts ${pieces.counted}`,
        },
      ];
}
