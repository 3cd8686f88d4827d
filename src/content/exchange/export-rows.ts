import type { Content } from "#content/content.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { columnsNamed, nearestColumn } from "#content/exchange/mapping.ts";
import { availabilityWords, statusWords, unitWords } from "#content/exchange/choices.ts";
import type { WordList } from "#content/exchange/vocabulary.ts";
import type { Text } from "#content/text.ts";
import type { Language } from "#domain/language.ts";

/** The value of a cell; nothing where it is empty. */
export type CellValue = string | number | undefined;

export type ColumnChoice =
  | { readonly ok: true; readonly columns: readonly Column[] }
  | { readonly ok: false; readonly message: string };

/** The columns that a list such as "price,minimum" names; the slug is always among them. */
export function chooseColumns(list: string | undefined): ColumnChoice {
  if (list === undefined) {
    return { ok: true, columns };
  }
  const chosen = new Set<Column>();
  for (const name of list
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "")) {
    const found = columnsNamed(name);
    if (found.length === 0) {
      const like = nearestColumn(name);
      return {
        ok: false,
        message: `there is no column "${name}"${like === undefined ? "" : `; nearest is "${like}"`}`,
      };
    }
    found.forEach((column) => chosen.add(column));
  }
  return {
    ok: true,
    columns: columns.filter((column) => column.id === "slug" || chosen.has(column)),
  };
}

/** One row a product, by slug. */
export function exportRows(
  products: Content["products"],
  chosen: readonly Column[],
): readonly (readonly CellValue[])[] {
  return [...products].map(([slug, product]) => {
    const draft = { slug, ...product };
    return chosen.map((column) => (column.id === "slug" ? slug : column.show(draft)));
  });
}

const told = (name: Text, language: Language): string =>
  typeof name === "string" ? name : (name[language] ?? name.en);

const lines = {
  en: [
    "Change cells in the first sheet, save, and import the file: every change is shown before anything is written.",
    "An empty cell leaves what is there. A single - clears it. Rows that are taken out change nothing.",
    "Do not change the slug: it says which product a row is about. A row with a new code makes a new product.",
    "Features, standards and pictures: one line each in the cell. Colours and tags: separated by commas.",
    "Write ids as listed below, or the names in English or Arabic.",
  ],
  ar: [
    "غيّر الخلايا في الورقة الأولى ثم احفظ الملف واستورده: يُعرض كل تغيير قبل أن يُكتب أي شيء.",
    "الخلية الفارغة تُبقي القيمة كما هي، وعلامة - وحدها تمسحها. والصفوف المحذوفة لا تغيّر شيئًا.",
    "لا تغيّر المعرّف فهو يدل على المنتج. والصف الذي يحمل كودًا جديدًا يضيف منتجًا جديدًا.",
    "المميزات والمواصفات والصور: سطر لكل منها داخل الخلية. والألوان والوسوم: تفصل بينها فواصل.",
    "اكتب المعرّفات كما في القائمة أدناه، أو الأسماء بالعربية أو الإنجليزية.",
  ],
} as const;

/** The sheet that explains the first one and lists every id that may be written. */
export function explanation(content: Content, language: Language): readonly (readonly string[])[] {
  const { categories, colours, tags } = content.categories;
  const section = (
    id: string,
    rows: readonly (readonly string[])[],
  ): readonly (readonly string[])[] => [
    [],
    [columns.find((column) => column.id === id)?.header[language] ?? id],
    ...rows,
  ];
  const choices = ({ names }: WordList) => [...names.keys()].map((id) => [id]);
  return [
    ...lines[language].map((line) => [line]),
    ...section(
      "category",
      categories.map(({ id, name }) => [id, told(name, language)]),
    ),
    ...section(
      "subcategory",
      categories.flatMap(({ id: category, subcategories }) =>
        subcategories.map(({ id, name }) => [id, told(name, language), category]),
      ),
    ),
    ...section("status", choices(statusWords)),
    ...section("unit", choices(unitWords)),
    ...section("availability", choices(availabilityWords)),
    ...section(
      "colours",
      Object.entries(colours).map(([id, name]) => [id, told(name, language)]),
    ),
    ...section(
      "tags",
      Object.entries(tags).map(([id, name]) => [id, told(name, language)]),
    ),
  ];
}
