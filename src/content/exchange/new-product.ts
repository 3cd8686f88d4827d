import { setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import { partOf } from "#content/exchange/text-columns.ts";
import { usualLanguage } from "#domain/language.ts";

function slugify(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 70)
    .replace(/^-+|-+$/g, "");
}

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

/** Fills missing texts with the name, as a draft; returns whether a text was missing. */
export function completeNew(draft: Draft): boolean {
  const absent = ["description", "details"].filter((key) => valueAt(draft, [key]) === undefined);
  for (const key of absent) {
    setAt(draft, [key], draft["name"]);
  }
  const hasNoPicture = draft["pictures"] === undefined && draft["likeness"] === undefined;
  const isIncomplete = absent.length > 0 || hasNoPicture;
  if (isIncomplete || draft["status"] === undefined) {
    draft["status"] = isIncomplete ? "draft" : "live";
  }
  return absent.length > 0;
}
