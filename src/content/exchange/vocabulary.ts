import { read, wrong, type CellReading } from "#content/exchange/cell.ts";
import { fold, nearestHint } from "#content/exchange/fold.ts";
import type { SpreadsheetWords } from "#content/exchange/spreadsheet-words.ts";
import type { CategoriesFile } from "#content/schema/categories.ts";
import { statuses } from "#content/schema/product-parts.ts";
import type { Text } from "#content/text.ts";
import { availabilityStates, units } from "#domain/catalogue/product.ts";

/** Ids and their names in every language. */
export interface WordList {
  /** The kind of the ids, for messages: "category". */
  readonly noun: string;
  /** Ids by folded id and name; several where a name is ambiguous. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** The name that messages suggest, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Lists ids with their names; messages suggest the first name. */
export function wordList(
  noun: string,
  words: Iterable<readonly [id: string, ...names: readonly string[]]>,
): WordList {
  const byName = new Map<string, readonly string[]>();
  const names = new Map<string, string>();
  for (const [id, ...synonyms] of words) {
    names.set(id, synonyms[0] ?? id);
    for (const name of new Set([id, ...synonyms].map(fold))) {
      byName.set(name, [...(byName.get(name) ?? []), id]);
    }
  }
  return { noun, byName, names };
}

type Entry = readonly [id: string, ...names: readonly string[]];

function namedEntry(id: string, name: Text): Entry {
  const names = typeof name === "string" ? [name] : Object.values(name);
  return [id, ...names.filter((part) => part !== undefined)];
}

function namedEntries(names: Readonly<Record<string, Text>>): readonly Entry[] {
  return Object.entries(names).map(([id, name]) => namedEntry(id, name));
}

/** The parts of the content that give cells their words. */
interface WordSource {
  readonly categories: CategoriesFile;
  readonly products: { readonly keys: () => Iterable<string> };
  readonly spreadsheetWords?: SpreadsheetWords | undefined;
}

/** The lists of words that cells are read with; new products count too. */
export function vocabularyOf(content: WordSource, newSlugs: Iterable<string> = []) {
  const { categories, colours, figures, tags } = content.categories;
  const words = content.spreadsheetWords;
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    categories: wordList(
      "category",
      categories.map(({ id, name }) => namedEntry(id, name)),
    ),
    subcategories: wordList(
      "subcategory",
      subcategories.map(({ id, name }) => namedEntry(id, name)),
    ),
    colours: wordList("colour", namedEntries(colours)),
    figures: wordList("figure", namedEntries(figures)),
    tags: wordList("tag", namedEntries(tags)),
    products: wordList(
      "product",
      Array.from(new Set([...content.products.keys(), ...newSlugs]), (slug): Entry => [slug]),
    ),
    units: wordList(
      "unit",
      units.map((id): Entry => [id, ...(words?.units[id] ?? [])]),
    ),
    availability: wordList(
      "availability",
      availabilityStates.map((id): Entry => [id, ...(words?.availability[id] ?? [])]),
    ),
    statuses: wordList(
      "status",
      statuses.map((id): Entry => [id, ...(words?.statuses[id] ?? [])]),
    ),
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;

function idsFor(text: string, list: WordList): readonly string[] {
  const exact = text.trim();
  return list.names.has(exact) ? [exact] : (list.byName.get(fold(text)) ?? []);
}

/** Reads one id, written as itself or as its name in any language. */
export function findWord(text: string, list: WordList): CellReading<string> {
  const ids = idsFor(text, list);
  const [id] = ids;
  if (id !== undefined && ids.length === 1) {
    return read(id);
  }
  if (ids.length > 1) {
    return wrong(`may be ${ids.join(" or ")}; write the id`);
  }
  const hint = nearestHint(text, [...list.names.keys(), ...list.names.values()]);
  return wrong(`is no ${list.noun}${hint}`);
}

/** Reads several ids; a name may hold the separator itself. */
export function findWords(text: string, list: WordList): CellReading<readonly string[]> {
  const parts = text.split(/([,;،؛|\n])/);
  const ids = new Set<string>();
  for (let index = 0; index < parts.length;) {
    let length = parts.length - index;
    while (length > 1 && idsFor(parts.slice(index, index + length).join(""), list).length !== 1) {
      length -= 2;
    }
    const part = parts
      .slice(index, index + length)
      .join("")
      .trim();
    const word = part === "" ? undefined : findWord(part, list);
    if (word?.ok === false) {
      return wrong(part === text.trim() ? word.message : `holds "${part}", which ${word.message}`);
    }
    if (word) {
      ids.add(word.value);
    }
    index += length + 1;
  }
  return read([...ids]);
}
