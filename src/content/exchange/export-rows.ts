import type { Content } from "#content/content.ts";
import type { Column } from "#content/exchange/column.ts";
import { columns } from "#content/exchange/columns.ts";
import { columnFinder, columnsNamed, unknownColumn } from "#content/exchange/mapping.ts";
import { statuses } from "#content/schema/product-parts.ts";
import type { Text } from "#content/text.ts";
import { availabilityStates, units } from "#domain/catalogue/product.ts";
import type { Language } from "#domain/language.ts";

/** The value of a cell; undefined where it is empty. */
export type CellValue = string | number | undefined;

type ColumnChoice =
  | { readonly ok: true; readonly columns: readonly Column[] }
  | { readonly ok: false; readonly message: string };

/** Chooses the columns of a list such as "price,minimum"; the slug is always among them. */
export function chooseColumns(
  list: string | undefined,
  { spreadsheetWords }: Pick<Content, "spreadsheetWords">,
): ColumnChoice {
  if (list === undefined) {
    return { ok: true, columns };
  }
  const find = columnFinder(spreadsheetWords);
  const chosen = new Set<Column>();
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  for (const name of names) {
    const matches = columnsNamed(name, find);
    if (matches.length === 0) {
      return { ok: false, message: unknownColumn(name) };
    }
    matches.forEach((column) => chosen.add(column));
  }
  return {
    ok: true,
    columns: columns.filter((column) => column.id === "slug" || chosen.has(column)),
  };
}

/** One row for each product, by slug. */
export function exportRows(
  products: Content["products"],
  chosen: readonly Column[],
): readonly (readonly CellValue[])[] {
  return [...products].map(([slug, product]) =>
    chosen.map((column) => column.show({ slug, ...product })),
  );
}

const instructions: Readonly<Record<Language, readonly string[]>> = {
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
};

type Rows = readonly (readonly string[])[];

/** The sheet that explains the table and lists every id that may be written. */
export function explanation(content: Content, language: Language): Rows {
  const { categories, colours, figures, tags } = content.categories;
  const inLanguage = (name: Text): string =>
    typeof name === "string" ? name : (name[language] ?? name.en);
  const idsWithNames = (names: Readonly<Record<string, Text>>): Rows =>
    Object.entries(names).map(([id, name]) => [id, inLanguage(name)]);
  const ids = (list: readonly string[]): Rows => list.map((id) => [id]);
  const sections: Readonly<Record<string, Rows>> = {
    category: categories.map(({ id, name }) => [id, inLanguage(name)]),
    subcategory: categories.flatMap((category) =>
      category.subcategories.map(({ id, name }) => [id, inLanguage(name), category.id]),
    ),
    status: ids(statuses),
    unit: ids(units),
    availability: ids(availabilityStates),
    colours: idsWithNames(colours),
    tags: idsWithNames(tags),
    "figures-en": idsWithNames(figures),
  };
  const headerOf = (columnId: string): string =>
    columns.find(({ id }) => id === columnId)?.header[language] ?? columnId;
  return [
    ...instructions[language].map((line) => [line]),
    ...Object.entries(sections).flatMap(([id, rows]) => [[], [headerOf(id)], ...rows]),
  ];
}
