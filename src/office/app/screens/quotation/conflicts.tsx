import { cellFields, formatCell } from "#domain/quotation/cell-values.ts";
import type { EditConflict } from "#domain/quotation/edits.ts";
import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { Button } from "#ui/button/button.tsx";

/** Fields that two clerks changed at the same time, each with both values. */
export function Conflicts() {
  const { conflict: words } = useWords("quotation");
  const { draft } = useGrid();
  const { conflicts } = draft.draft;
  const describe = useDescription();
  return conflicts.length === 0 ? null : (
    <section className="quotation-conflicts" role="alert" aria-labelledby="conflicts">
      <h3 id="conflicts">{words.title}</h3>
      <p>{words.note}</p>
      <ul>
        {conflicts.map((conflict) => {
          const { label, own, stored } = describe(conflict);
          return (
            <li key={conflict.path}>
              <b>{label}</b>
              <span>
                {words.own}: <bdi className="conflict-value">{own}</bdi>
              </span>
              <Button size="sm" onClick={() => draft.decide(conflict.path, "own")}>
                {words.keepOwn}
              </Button>
              <span>
                {words.stored}: <bdi className="conflict-value">{stored}</bdi>
              </span>
              <Button
                size="sm"
                variant="outline"
                onClick={() => draft.decide(conflict.path, "stored")}
              >
                {words.takeStored}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns a function that names a disputed field and formats both values. */
function useDescription() {
  const words = useWords("quotation");
  const { lines } = useGrid();
  const labels: Readonly<Record<string, string>> = {
    terms: words.terms,
    language: words.language,
    bilingual: words.bilingual,
    validDays: words.validDays,
    order: words.conflict.order,
    "buyer.name": words.buyerName,
    "buyer.company": words.buyerCompany,
    "buyer.email": words.buyerEmail,
    text: words.freeText,
    ...words.columns,
  };
  return ({ path, sent, stored }: EditConflict) => {
    const [part, id, field] = path.split(".");
    if (part !== "lines") {
      return { label: labels[path] ?? path, own: formatValue(sent), stored: formatValue(stored) };
    }
    const position = words.conflict.line(lines.findIndex((line) => line.id === id) + 1);
    const label = field === undefined ? position : `${position}, ${labels[field] ?? field}`;
    const format = (value: unknown) => {
      if (value === null) {
        return field === undefined ? words.conflict.removed : words.conflict.empty;
      }
      return formatLineValue(field, value);
    };
    return { label, own: format(sent), stored: format(stored) };
  };
}

/** Formats a field of a line as its cell does, and a whole line by its text and price. */
function formatLineValue(field: string | undefined, value: unknown): string {
  const cell = cellFields.find((candidate) => candidate === field);
  if (cell !== undefined) {
    return formatCell(cell, { ...emptyLine, [cell]: value });
  }
  if (field === undefined) {
    const line = value as QuotationLine;
    return [line.text, formatCell("unitPrice", line)].filter(Boolean).join(", ");
  }
  return formatValue(value);
}

const emptyLine: QuotationLine = { id: "line", kind: "free", text: "" };

function formatValue(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
