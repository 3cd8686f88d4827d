import { fold, nearest } from "#content/exchange/fold.ts";
import { read, wrong, type CellReading } from "#content/exchange/cell.ts";
import type { Content } from "#content/content.ts";
import type { Text } from "#content/text.ts";

/** Ids and the names by which a person may call them, in every language. */
export interface WordList {
  /** What one of them is, in an error: "category". */
  readonly noun: string;
  /** By folded id and name; several where a name is given twice. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string>;
}

export interface Vocabulary {
  readonly categories: WordList;
  readonly subcategories: WordList;
  readonly colours: WordList;
  readonly tags: WordList;
  readonly products: WordList;
}

/** A list of ids with the names of each; the first name is the one that is told. */
export function wordList(
  noun: string,
  words: Iterable<readonly [id: string, ...names: string[]]>,
): WordList {
  const byName = new Map<string, readonly string[]>();
  const names = new Map<string, string>();
  for (const [id, ...others] of words) {
    names.set(id, others[0] ?? id);
    for (const name of new Set([id, ...others].map(fold))) {
      byName.set(name, [...(byName.get(name) ?? []), id]);
    }
  }
  return { noun, byName, names };
}

function all(text: Text): readonly string[] {
  return typeof text === "string" ? [text] : Object.values(text).filter((one) => one !== undefined);
}

/** The words that an import understands, from the content that it changes and the products that it makes. */
export function vocabularyOf(
  content: Pick<Content, "categories" | "products">,
  newSlugs: Iterable<string> = [],
): Vocabulary {
  const { categories, colours, tags } = content.categories;
  const subcategories = categories.flatMap((category) => category.subcategories);
  return {
    categories: wordList(
      "category",
      categories.map(({ id, name }) => [id, ...all(name)]),
    ),
    subcategories: wordList(
      "subcategory",
      subcategories.map(({ id, name }) => [id, ...all(name)]),
    ),
    colours: wordList(
      "colour",
      Object.entries(colours).map(([id, name]) => [id, ...all(name)]),
    ),
    tags: wordList(
      "tag",
      Object.entries(tags).map(([id, name]) => [id, ...all(name)]),
    ),
    products: wordList(
      "product",
      [...new Set([...content.products.keys(), ...newSlugs])].map((slug) => [slug]),
    ),
  };
}

function idsFor(text: string, list: WordList): readonly string[] {
  const exact = text.trim();
  return list.names.has(exact) ? [exact] : (list.byName.get(fold(text)) ?? []);
}

/** The id that a text names, by itself or by its name in any language. */
export function findWord(text: string, list: WordList): CellReading<string> {
  const found = idsFor(text, list);
  const [id] = found;
  if (id !== undefined && found.length === 1) {
    return read(id);
  }
  if (found.length > 1) {
    return wrong(`may be ${found.join(" or ")}; write the id`);
  }
  const like = nearest(text, [...list.names.keys(), ...list.names.values()]);
  return wrong(`is no ${list.noun}${like === undefined ? "" : `; nearest is "${like}"`}`);
}

/** Several ids; a name that holds the separator itself is found all the same. */
export function findWords(text: string, list: WordList): CellReading<readonly string[]> {
  const parts = text.split(/([,;،؛|\n])/);
  const ids = new Set<string>();
  for (let at = 0; at < parts.length;) {
    let length = parts.length - at;
    while (length > 1 && idsFor(parts.slice(at, at + length).join(""), list).length !== 1) {
      length -= 2;
    }
    const part = parts
      .slice(at, at + length)
      .join("")
      .trim();
    const one = part === "" ? undefined : findWord(part, list);
    if (one?.ok === false) {
      return wrong(part === text.trim() ? one.message : `holds "${part}", which ${one.message}`);
    }
    if (one) {
      ids.add(one.value);
    }
    at += length + 1;
  }
  return read([...ids]);
}
