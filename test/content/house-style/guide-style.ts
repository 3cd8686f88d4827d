import { guideFile, type Content, type Problem } from "#content/content.ts";
import { namesEditionOrSection } from "#test/content/house-style/editions.ts";
import { outside, warner } from "#test/content/house-style/measure.ts";
import type { GuideFile } from "#content/schema/guide.ts";

/** How many products of each category, subcategory and tag are shown. */
function countsOf({ products }: Content): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status, category, subcategory, tags } of products.values()) {
    if (status !== "live") {
      continue;
    }
    for (const key of [`c ${category}`, `s ${subcategory}`, ...tags.map((tag) => `t ${tag}`)]) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function mostShown({ shows }: GuideFile, counts: ReadonlyMap<string, number>): number {
  const keys = [
    ...(shows.categories ?? []).map((id) => `c ${id}`),
    ...(shows.subcategories ?? []).map((id) => `s ${id}`),
    ...(shows.tags ?? []).map((id) => `t ${id}`),
  ];
  return keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);
}

/** What in the guides differs from how this catalogue's are written. */
export function guideStyle(content: Content): readonly Problem[] {
  const counts = countsOf(content);
  return [...content.guides].flatMap(([slug, guide]) => {
    const warnings: Problem[] = [];
    const warn = warner(guideFile(slug), warnings);
    const parts = [
      "keywords",
      "productTypes",
      "standards",
      "selection",
      "mistakes",
      "related",
    ] as const;
    for (const part of parts) {
      warn([part], outside(guide[part].length, [3, Infinity], "entries"));
    }
    warn(["tables"], outside(guide.tables.length, [1, Infinity], "tables"));
    warn(["shows"], outside(mostShown(guide, counts), [3, Infinity], "products"));
    for (const [index, block] of guide.tables.entries()) {
      if (block.kind === "choices") {
        warn(["tables", index], outside(block.entries.length, [2, Infinity], "entries"));
      }
    }
    for (const [index, { code }] of guide.standards.entries()) {
      const named = namesEditionOrSection(code);
      warn(["standards", index, "code"], named ? undefined : `"${code}" has no edition`);
    }
    return warnings;
  });
}
