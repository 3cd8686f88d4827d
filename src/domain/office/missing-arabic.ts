import { isCode } from "#domain/codes.ts";
import { parsePictures } from "#domain/office/product-media.ts";

/** Lists the fields of a product whose English has no Arabic; a code needs none. */
export function fieldsWithoutArabic(
  fields: readonly string[],
  read: (field: string) => string,
): readonly string[] {
  const names = new Set(fields);
  const texts = fields.filter((field) => {
    const stem = field.replace(/-ar$/, "");
    const english = [`${stem}-en`, stem].find(
      (candidate) => candidate !== field && names.has(candidate),
    );
    const text = english === undefined ? "" : read(english);
    return field.endsWith("-ar") && text !== "" && !isCode(text) && read(field) === "";
  });
  const pictures = parsePictures(read("pictures")) ?? [];
  return [...pictures.flatMap(({ alt }) => (alt.ar ? [] : ["pictures"])), ...texts];
}
