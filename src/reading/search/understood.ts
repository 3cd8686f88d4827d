import { amountsIn } from "#reading/search/amounts-in.ts";
import { asTyped } from "#reading/search/as-typed.ts";
import { readQueryAmounts, type LineAmounts } from "#reading/query-amounts.ts";
import type { SearchResult } from "#reading/search/search.ts";

/** One thing that a query was understood to ask for. */
export interface Understood {
  readonly is: "code" | "standard" | "other" | "sizes" | "quantity";
  readonly text: string;
}

/** As it is written in lists: codes and marks in capitals, and Arabic as it was typed. */
function written(words: readonly string[], kind: Understood["is"], query: string): string {
  const typed = asTyped(query, words.join(" "));
  if (/[\u0621-\u064a]/.test(typed)) {
    return typed;
  }
  const text = words
    .map((word) =>
      kind !== "other" || word.length === 1 || /\d/.test(word) ? word.toUpperCase() : word,
    )
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function chipsOfAmounts({ quantity, sizes, note }: LineAmounts): readonly Understood[] {
  const ofSizes = sizes.replace(/^(\S+)x(\d+)$/, (whole, size: string, count: string) =>
    count === quantity ? size : whole,
  );
  return [
    ...(ofSizes === "" ? [] : [{ is: "sizes", text: ofSizes } as const]),
    ...[quantity, note].flatMap((text) => (text === "" ? [] : [{ is: "quantity", text } as const])),
  ];
}

/** Lists the parts of a query that were understood, in the order of typing; amounts come last. */
export function understood(
  result: Pick<SearchResult, "read" | "number" | "colours">,
  query: string,
): readonly Understood[] {
  const things = result.read.flatMap(({ words, is }): readonly Understood[] => {
    const kind = is === "code" || is === "standard" ? is : "other";
    return is === "number" ? [] : [{ is: kind, text: written(words, kind, query) }];
  });
  const { quantity, sizes } = amountsIn(result, query);
  return [...things, ...chipsOfAmounts({ quantity, sizes, note: readQueryAmounts(query).note })];
}
