import type { ProductFile } from "#content/schema/product.ts";

type SizeRange = Extract<ProductFile["specifications"]["sizes"], { readonly scale: string }>;

/** The place of a letter size on its scale; M is 0. */
function letterPlace(size: string): number {
  const [, times = "", extra = "", letter = ""] = /^(\d?)(X*)([SML])$/.exec(size) ?? [];
  const steps = times === "" ? extra.length : Number(times);
  return letter === "M" ? 0 : (steps + 1) * (letter === "S" ? -1 : 1);
}

/** Whether a range of sizes runs from the small to the large. */
export function runsUpwards(sizes: SizeRange): boolean {
  return sizes.scale === "letter"
    ? letterPlace(sizes.from) <= letterPlace(sizes.to)
    : sizes.from <= sizes.to;
}
