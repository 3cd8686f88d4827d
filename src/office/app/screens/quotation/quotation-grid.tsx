import { useWords } from "#office/app/language.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { LineRow } from "#office/app/screens/quotation/line-row.tsx";

const columns = [
  "position",
  "asked",
  "product",
  "quantity",
  "unit",
  "unitPrice",
  "discount",
  "total",
  "leadTime",
  "actions",
] as const;

/** The lines of the quotation as a table to type into. */
export function QuotationGrid({ remarks }: { readonly remarks: Readonly<Record<string, string>> }) {
  const words = useWords("quotation");
  const { lines, isLocked } = useGrid();
  return (
    <div className="grid-scroll" role="group" aria-labelledby="quotation" tabIndex={0}>
      <table
        className="quotation-grid"
        aria-labelledby="quotation"
        data-locked={isLocked ? "" : undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                <span>{words.columns[column]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => {
            const remark = Object.hasOwn(remarks, line.id) ? remarks[line.id] : undefined;
            return (
              <LineRow
                key={line.id}
                line={line}
                position={index + 1}
                {...(remark !== undefined && { remark })}
              />
            );
          })}
        </tbody>
      </table>
      {lines.length === 0 && <p className="grid-empty">{words.empty}</p>}
    </div>
  );
}
