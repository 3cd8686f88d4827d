import type { ContentRow } from "#domain/office/content-messages.ts";
import { useWords } from "#office/app/language.tsx";

/** Returns a function that names a file: by its own name, as of a city, or by the words of the screen. */
export function useFileName(): (file: Pick<ContentRow, "path" | "name">) => string {
  const { files } = useWords("content");
  const names: Readonly<Record<string, string>> = files;
  return ({ path, name }) => (Object.hasOwn(names, path) ? names[path] : undefined) ?? name ?? path;
}
