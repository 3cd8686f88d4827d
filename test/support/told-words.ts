import type { Language } from "#domain/language.ts";
import { wordsIn } from "#words/words.ts";

/** Placeholder for a text argument. */
export const given = "§";

/** Arguments of particular functions; most accept texts and numbers in any order. */
const particular: Readonly<Record<string, readonly unknown[]>> = {
  ".listing.pictureOfProduct": [12, 34, given],
  ".product.count": [12, "pair"],
  ".product.moq": [12, "pair"],
  ".product.stock": [12, "pair"],
  ".product.left": [12, "pair"],
  ".product.madeToOrder": [12],
  ".product.price.amount": [12],
  ".product.price.per": ["pair"],
  ".product.price.terms": [12],
  ".product.weighs": [1.2, "kg", "pair", given],
  ".product.listed": [[given, given]],
  ".product.toScale.order": [[given, given]],
  ".listing.mentions": [12, given],
  ".listing.someNotInSize": [given, 12],
  ".offline.found": [12, given],
  ".offline.keep.keep": ["2.5"],
  ".narrowing.left": [12, given],
  ".narrowing.leftOut": [12, given],
  ".search.shown": [12, given],
  ".narrowing.nothing": [[given]],
  ".listing.asked": [given, 12],
  ".listing.results": [12, given],
  ".pages.shop.descriptionIn": [given, 12],
  ".pages.kits.listFor": [given, 12, 34],
  ".quotation.amount": [12, "pair"],
  ".marks.rated": [12, "N"],
  ".marks.least": [12, "N"],
  ".marks.most": [12, "N"],
  ".marks.tested": [12, "N"],
  ".product.evidence.listed": [[given, given]],
  ".contact.request.evidence.listed": [[given, given]],
  ".quotation.evidence.listed": [[given, given]],
  ".contact.request.minimum": [12, "pair"],
  ".contact.request.below": [12, "pair"],
  ".contact.request.total": [12, "pair"],
  ".contact.request.pasted.unknown": [[given, given]],
  ".contact.request.pasted.fromTitle": [[given, given]],
  ".contact.request.pasted.unused": [[given, given]],
  ".contact.request.line": [
    { key: given, code: given, text: given, quantity: given, sizes: "", note: given },
  ],
};

const counted: ReadonlySet<string> = new Set([
  ...[
    "accepted",
    "added",
    "blank",
    "equal",
    "fileTooLarge",
    "heading",
    "leftOut",
    "open",
    "others",
    "put",
    "tooLong",
    "tooMany",
    "totalRight",
    "totalWrong",
  ].map((name) => `.contact.request.pasted.${name}`),
  ".listing.count",
  ".offline.all",
  ".offline.keep.keeping",
  ".narrowing.filter",
  ".narrowing.further",
  ".narrowing.leftIn",
  ".narrowing.comparison",
  ".pages.kits.people",
  ".pages.kits.days",
  ".pages.legal.formNotice",
  ".listing.showAll",
  ".narrowing.show",
  ".listing.pageOf",
  ".listing.pictureOf",
  ".listing.save",
  ".product.euSizes",
  ".contact.request.offered",
  ".contact.request.atMost",
  ".contact.request.lost",
  ".contact.request.merged",
  ".contact.request.full",
  ".contact.request.before",
  ".contact.request.blank",
  ".pages.home.online",
  ".pages.guide.seeProducts",
  ".marks.level",
  ".sheet.lost",
]);

function argumentsOf(path: string): readonly unknown[] {
  return particular[path] ?? (counted.has(path) ? [12, 34] : [given, given]);
}

/** Returns every text of a tree by its path. */
function textsIn(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") {
    return [[path, value]];
  }
  if (typeof value === "function") {
    return [[path, String(value(...argumentsOf(path)))]];
  }
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/**
 * Returns every text of a language by path, calling functions with samples; plural forms of units
 * are left out.
 */
export function toldWords(language: Language): ReadonlyMap<string, string> {
  const texts = textsIn(wordsIn(language));
  return new Map(texts.filter(([path]) => !path.startsWith(".product.units.")));
}
