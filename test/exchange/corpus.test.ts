import { describe, expect, it } from "vitest";
import { columns } from "#content/exchange/columns.ts";
import { columnFinder } from "#content/exchange/mapping.ts";
import { valueAt, type Draft } from "#content/exchange/draft.ts";
import { validate } from "#content/exchange/validate.ts";
import { vocabularyOf, wordList, type Vocabulary } from "#content/exchange/vocabulary.ts";
import { contentIn } from "#test/exchange/places.ts";
import { cells, headers, otherPrograms } from "#test/exchange/corpus.ts";

const content = await contentIn("content");
const columnFor = columnFinder(content.spreadsheetWords);

const words: Vocabulary = {
  ...vocabularyOf(content),
  categories: wordList("category", [
    ["head", "Head Protection", "حماية الرأس"],
    ["hand", "Hand Protection", "حماية اليد"],
  ]),
  subcategories: wordList("subcategory", [["hard-hats", "Hard Hats", "خوذات"]]),
  colours: wordList("colour", [
    ["white", "White", "أبيض"],
    ["yellow", "Yellow", "أصفر"],
    ["clear-lens-black-frame", "Clear lens, black frame"],
  ]),
  tags: wordList("tag", [["heat"]]),
  products: wordList("product", [["bump-cap-baseball-style"]]),
};

describe("what suppliers write", () => {
  it.each(headers)("reads the header %j as %s", (header, column) => {
    expect(columnFor(header)?.id).toBe(column);
  });

  it.each(otherPrograms)("reads another program's header %j as %s", (header, column) => {
    expect(columnFor(header)?.id).toBe(column);
  });

  it.each(cells)("reads in the column %s the cell %j", (id, text, meant) => {
    const column = columns.find((candidate) => candidate.id === id);
    const [product] = content.products.values();
    const draft: Draft = meant === Error ? { ...product } : {};
    const message = column?.put(draft, { text, kind: "text" }, words);
    if (meant === Error) {
      const isRefused = message !== undefined || !validate(draft, 1, []).ok;
      expect(isRefused).toBe(true);
    } else {
      expect(message).toBeUndefined();
      const value = valueAt(draft, column?.path ?? []);
      expect(
        id === "pictures" ? (value as { file: string }[]).map(({ file }) => file) : value,
      ).toEqual(meant);
    }
  });
});
