import type { UndoAnswer } from "#domain/office/import-messages.ts";
import { useWords } from "#office/app/language.tsx";

/** Says what undoing took back, and what stays. */
export function UndoResult({ answer }: { readonly answer: UndoAnswer }) {
  const words = useWords("import");
  const { undone, later, published } = answer;
  return (
    <p role="status" className="import-done">
      {words.undoneFields(undone)} {later > 0 && words.laterFields(later)}{" "}
      {published > 0 && words.publishedProducts(published)}
    </p>
  );
}
