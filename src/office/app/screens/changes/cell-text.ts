import type { ListedChange } from "#domain/office/catalogue-messages.ts";
import { parseDocuments, parsePictures } from "#domain/office/product-media.ts";
import { useWords } from "#office/app/language.tsx";

/** Returns a function that formats a value for reading; ids of availability are translated. */
export function useCellText(): (field: string, value: ListedChange["value"]) => string {
  const { availability, empty } = useWords("catalogue");
  const names: Readonly<Record<string, string>> = availability;
  return (field, value) => {
    if (value === null || value === "") {
      return empty;
    }
    const pictures = field === "pictures" ? (parsePictures(value) ?? []) : [];
    const documents = field === "documents" ? (parseDocuments(value) ?? []) : [];
    if (pictures.length + documents.length > 0) {
      return [
        ...pictures.map(({ file, alt }) => alt.en || file),
        ...documents.map(({ file }) => file),
      ].join("\n");
    }
    return field === "availability" ? (names[value] ?? String(value)) : String(value);
  };
}
