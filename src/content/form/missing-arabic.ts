import { isCode } from "#domain/codes.ts";
import { formatPath, valueAt, visitForm } from "#domain/office/content-form.ts";
import type { FormNode, FormPath } from "#domain/office/content-form.ts";

function lacksArabic(value: unknown): boolean {
  const english = typeof value === "string" ? value : valueAt(value, ["en"]);
  const arabic = valueAt(value, ["ar"]);
  return typeof english === "string" && arabic === undefined && !isCode(english);
}

/** Lists the texts of a file that have no Arabic, by their paths; a plain text has none. */
export function missingArabic(form: FormNode, value: unknown): readonly string[] {
  const missing: FormPath[] = [];
  visitForm(form, value, (node, inside, path) => {
    if (node.kind !== "text") {
      return;
    }
    const dependent = valueAt(inside, ["claims"]) === undefined ? [[]] : [["text"], ["otherwise"]];
    for (const steps of dependent) {
      if (lacksArabic(valueAt(inside, steps))) {
        missing.push([...path, ...steps]);
      }
    }
  });
  return missing.map(formatPath);
}
