import { setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import type { CategoriesFile } from "#content/schema/categories.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { usualLanguage } from "#domain/language.ts";
import { slugify } from "#domain/slugify.ts";

/** Makes a free slug for a new product: from its English name, else from its code. */
export function newSlug(draft: Draft, code: string, isTaken: (slug: string) => boolean): string {
  const name = slugify(partOf(draft["name"], usualLanguage) ?? "");
  const number = slugify(code);
  const candidates = [name, [name, number].filter(Boolean).join("-"), number].filter(Boolean);
  const free = candidates.find((slug) => !isTaken(slug));
  if (free !== undefined) {
    return free;
  }
  const base = candidates[0] ?? "product";
  for (let count = 2; ; count += 1) {
    if (!isTaken(`${base}-${count}`)) {
      return `${base}-${count}`;
    }
  }
}

/** Values that a new product may lack while it is a draft. */
export type Hole = "name" | "text" | "subcategory" | "minimum";

function firstSubcategory({ categories }: CategoriesFile, category: unknown): string | undefined {
  return categories.find(({ id }) => id === category)?.subcategories[0]?.id;
}

/** Fills the holes of a new product, which makes it a draft; returns them. */
export function completeNew(draft: Draft, categories: CategoriesFile): readonly Hole[] {
  const holes = new Set<Hole>();
  const fill = (hole: Hole, path: readonly string[], value: unknown) => {
    if (valueAt(draft, path) === undefined && value !== undefined) {
      setAt(draft, path, value);
      holes.add(hole);
    }
  };
  fill("name", ["name"], draft["code"]);
  fill("text", ["description"], draft["name"]);
  fill("text", ["details"], draft["name"]);
  fill("subcategory", ["subcategory"], firstSubcategory(categories, draft["category"]));
  fill("minimum", ["order", "minimum"], valueAt(draft, ["order", "pack"]) ?? 1);
  const hasNoPicture = draft["pictures"] === undefined && draft["likeness"] === undefined;
  const isIncomplete = holes.size > 0 || hasNoPicture;
  if (isIncomplete || draft["status"] === undefined) {
    draft["status"] = isIncomplete ? "draft" : "live";
  }
  return [...holes];
}
