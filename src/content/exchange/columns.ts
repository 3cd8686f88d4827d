import type { Column } from "#content/exchange/column.ts";
import { lineColumn } from "#content/exchange/value-columns.ts";
import type { ProductField } from "#content/product-field.ts";
import { productFields } from "#content/product-fields.ts";

const fields: readonly ProductField[] = Object.values(productFields);

/** Every column, in the order of an export. */
export const columns: readonly Column[] = [
  lineColumn("slug", "slug", { en: "Slug", ar: "المعرّف" }, 34),
  ...fields.flatMap((field) => field.columns),
];
