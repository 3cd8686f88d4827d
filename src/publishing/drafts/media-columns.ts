import type { Column } from "#content/exchange/column.ts";
import { setAt, type Draft } from "#content/exchange/draft.ts";
import { formatMedia, parseDocuments, parsePictures } from "#domain/office/product-media.ts";
import type { ListedDocument, ListedPicture } from "#domain/office/product-media.ts";

/** Lists of files as columns, whose cells are JSON; a spreadsheet has no such cells. */
export const mediaColumns: readonly Column[] = [
  {
    id: "pictures",
    header: { en: "Photographs", ar: "الصور" },
    width: 30,
    path: ["pictures"],
    show: (draft) =>
      formatMedia((listAt(draft, "pictures") as readonly ListedPicture[]).map(withBoth)) ||
      undefined,
    put: (draft, { text }) => {
      const pictures = parsePictures(text);
      setAt(draft, ["pictures"], pictures?.map(withoutEmpty));
      return pictures === undefined ? "is no list of photographs" : undefined;
    },
    clear: (draft) => clear(draft, "pictures"),
  },
  {
    id: "documents",
    header: { en: "Documents", ar: "المستندات" },
    width: 30,
    path: ["documents"],
    show: (draft) =>
      formatMedia(listAt(draft, "documents") as readonly ListedDocument[]) || undefined,
    put: (draft, { text }) => {
      const documents = parseDocuments(text);
      setAt(draft, ["documents"], documents?.map(withoutEmpty));
      return documents === undefined ? "is no list of documents" : undefined;
    },
    clear: (draft) => clear(draft, "documents"),
  },
];

function listAt(draft: Draft, key: string): readonly unknown[] {
  const value = draft[key];
  return Array.isArray(value) ? value : [];
}

/** Writes an alternative text that is plain in the file as English. */
function withBoth({ alt, ...picture }: ListedPicture): ListedPicture {
  const text: unknown = alt;
  return { ...picture, alt: typeof text === "string" ? { en: text } : alt };
}

function withoutEmpty(value: object): Draft {
  const entries = Object.entries(value).filter(
    ([, inside]) => inside !== undefined && inside !== "",
  );
  return Object.fromEntries(entries);
}

function clear(draft: Draft, key: string): undefined {
  setAt(draft, [key], undefined);
}
