import { brandFiles } from "#content/content-files.ts";
import { productDrawnIn } from "#content/outline.ts";
import type { SvgUse } from "#content/svg/rewrite-svg.ts";

/** A drawing of a sign, which is published at the address of its name. */
export function isPictogram(file: string): boolean {
  return /^pictograms\/[\w-]+\.svg$/.test(file);
}

/** How a file of the content folder is used as a drawing; nothing for one that is none. */
export function svgUseOf(file: string): SvgUse | undefined {
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
