import type { Product } from "#domain/catalogue/product.ts";
import type { RowAnswer } from "#reading/rows/read-rows.ts";
import { asTyped } from "#reading/search/as-typed.ts";
import type { Wish } from "#reading/search/wish.ts";
import type { SearchResult } from "#reading/search/search.ts";
import { fold, stemOf, wordsOf } from "#reading/text.ts";

/** How many products a row is offered. */
const offered = 3;

const numbersIn = (text: string) => fold(text).match(/\d+(?:\.\d+)?/g) ?? [];

function numbersOf(product: Product): ReadonlySet<string> {
  const { name, code, description, features, figures, specifications } = product;
  const { sizes, marks = "", material = "", standards } = specifications;
  const texts = [name, code, description, marks, material, ...standards, ...features];
  const figured = figures.map(({ value }) => value);
  return new Set(numbersIn([...texts, ...figured, JSON.stringify(sizes ?? "")].join(" ")));
}

/** Checks that a product states every number of a row but the quantity; a code's zeros do not count. */
function saysNumbers(product: Product, text: string, quantity: string): boolean {
  const plain = new Set([...numbersOf(product)].map(Number));
  return numbersIn(text).every((number) => number === quantity || plain.has(Number(number)));
}

/** Checks that a product is called by every word of a row, rather than described with it somewhere. */
function isCalled(product: Product, wishes: readonly Wish[]): boolean {
  const {
    name,
    slug,
    material = "",
    colours,
    marks = "",
  } = {
    ...product,
    ...product.specifications,
  };
  const colourNames = colours.map((colour) => colour.name);
  const called = new Set(
    wordsOf([name, slug, material, marks, ...colourNames, ...product.tags].join(" ")).map(stemOf),
  );
  return wishes.every(
    (wish) => wish.is !== "word" || wish.mark || called.has(wish.term) || wish.term.startsWith("="),
  );
}

const liveOf = ({ products }: SearchResult) => products.filter(({ status }) => status === "live");

/**
 * Matches a row to products. A row is sure only where every word, number and kind is one product's: a wrong
 * product that nobody checks is worse than a question.
 */
export function matchRow(text: string, find: (query: string) => SearchResult): RowAnswer {
  const answer = matchText(text, find);
  // A cell in two languages says the same twice; a word that one of them lacks hides the other.
  const latin = text.replaceAll(/[^ -\u02ff]+/gu, " ").trim();
  const isBilingual =
    latin !== text && /[a-z]{3}/iu.test(latin) && /\p{Script=Arabic}{3}/u.test(text);
  return answer.certainty === "none" && isBilingual ? matchText(latin, find) : answer;
}

function matchText(text: string, find: (query: string) => SearchResult): RowAnswer {
  const result = find(text);
  const { wishes, unknown, brands, readings, superseded, nearest } = result;
  const live = liveOf(result);
  const [first] = live;
  const nameStems = new Set(wordsOf(first?.name ?? "").map(stemOf));
  // A word for goods that are not sold may be part of a product: the shackle of a padlock.
  const notSold = result.notSold.filter(
    (words) => !wordsOf(words).every((word) => nameStems.has(stemOf(word))),
  );
  const kinds = new Set(wishes.flatMap((wish) => (wish.is === "kind" ? [wish.kind] : [])));
  const isAsked = wishes.some(({ is }) => is !== "number");
  // Of several things in one row the first is named first, and the search may have found another.
  const [head = ""] = text.split(/\s*(?:[+&]|\b(?:and|with)\b)\s*/iu);
  const furtherProducts =
    kinds.size > 1 && head !== text && !result.nearest ? liveOf(find(head)) : [];
  const isTold = wishes.some(({ is }) => is === "kind" || is === "code" || is === "standard");
  const isGuess = (nearest || readings.length > 0) && !isTold;
  const isNone = !isAsked || !first || notSold.length > 0 || isGuess;
  const isOne =
    live.length === 1 &&
    !result.denied.has(live[0]?.slug ?? "") &&
    !nearest &&
    kinds.size < 2 &&
    [unknown, brands, readings, superseded].every(({ length }) => length === 0);
  const quantity = result.number?.is === "quantity" ? result.number.number : "";
  const perhaps =
    result.number?.is === "unclear" && /^\d+$/u.test(result.number.number)
      ? result.number.number
      : undefined;
  const isSure =
    first !== undefined && isOne && saysNumbers(first, text, quantity) && isCalled(first, wishes);
  return {
    certainty: isNone ? "none" : isSure ? "sure" : "choose",
    products: (isNone ? [] : [...new Set([...live, ...furtherProducts])])
      .slice(0, offered)
      .map(({ slug, code, name, order: { unit, pack } }) => ({ slug, code, name, unit, pack })),
    unknown: [...notSold, ...unknown].map((words) => asTyped(text, words)),
    quantity,
    ...(perhaps !== undefined && { perhaps }),
  };
}
