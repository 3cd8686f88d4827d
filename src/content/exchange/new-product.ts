import { setAt, valueAt, type Draft } from "#content/exchange/draft.ts";
import { partOf } from "#content/exchange/text-columns.ts";

function asSlug(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return plain.slice(0, 70).replace(/^-+|-+$/g, "");
}

/** A folder's name for a new product: from its English name, else from its code; one that is not taken. */
export function newSlug(draft: Draft, code: string, isTaken: (slug: string) => boolean): string {
  const name = asSlug(partOf(draft["name"], "en") ?? "");
  const number = asSlug(code);
  const wishes = [name, [name, number].filter((part) => part !== "").join("-"), number];
  const free = wishes.find((wish) => wish !== "" && !isTaken(wish));
  if (free !== undefined) {
    return free;
  }
  const base = wishes.find((wish) => wish !== "") ?? "product";
  for (let count = 2; ; count += 1) {
    if (!isTaken(`${base}-${count}`)) {
      return `${base}-${count}`;
    }
  }
}

/** Texts that a price list does not have stand as the name until somebody writes them; such a product is a draft. */
export function completeNew(draft: Draft): boolean {
  const absent = ["description", "details"].filter((key) => valueAt(draft, [key]) === undefined);
  for (const key of absent) {
    setAt(draft, [key], draft["name"]);
  }
  const isUnseen = draft["pictures"] === undefined && draft["likeness"] === undefined;
  const isIncomplete = absent.length > 0 || isUnseen;
  if (isIncomplete || draft["status"] === undefined) {
    draft["status"] = isIncomplete ? "draft" : "live";
  }
  return absent.length > 0;
}
