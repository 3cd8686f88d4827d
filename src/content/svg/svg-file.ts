import { brandFiles } from "#content/content-files.ts";
import { productDrawnIn } from "#content/outline.ts";
import type { SvgUse } from "#content/svg/rewrite-svg.ts";

/** Tells if a file is a pictogram, which is published under its own address. */
export function isPictogram(file: string): boolean {
  return /^pictograms\/[\w-]+\.svg$/.test(file);
}

/** Returns the use of a file as a drawing; undefined for other files. */
export function svgUse(file: string): SvgUse | undefined {
  const prefix = /([\w-]+)\.svg$/.exec(file)?.[1] ?? "drawing";
  if (productDrawnIn(file) !== undefined) {
    return { prefix, ids: true };
  }
  if (/^guides\/[^/]+\/[^/]+\.svg$/.test(file)) {
    return { prefix, classes: true };
  }
  const isBrand = file === brandFiles.mark || file === brandFiles.icon;
  return isBrand || isPictogram(file) ? { prefix } : undefined;
}
