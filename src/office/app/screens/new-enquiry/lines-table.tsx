import { useWords } from "#office/app/language.tsx";
import { quantityOf } from "#office/app/screens/new-enquiry/read-lines.ts";
import type { CheckedRow } from "#office/app/screens/new-enquiry/read-lines.ts";
import { Button } from "#ui/button/button.tsx";

interface LinesTableProps {
  readonly rows: readonly CheckedRow[];
  readonly onChange: (rows: readonly CheckedRow[]) => void;
}

/** Rows of the pasted text, each with the product that it was taken for. */
export function LinesTable({ rows, onChange }: LinesTableProps) {
  const words = useWords("newEnquiry");
  const change = (index: number, row: CheckedRow) =>
    onChange(rows.map((current, place) => (place === index ? row : current)));
  const skipped = rows.filter(({ option }) => option === undefined).length;
  return (
    <>
      <div className="table-scroll" tabIndex={0} role="group" aria-labelledby="lines">
        <table className="lines-table" aria-labelledby="lines">
          <thead>
            <tr>
              <th scope="col">{words.written}</th>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.quantity}</th>
              <th scope="col">
                <span className="sr-only">{words.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <LineRow
                key={`${index} ${row.row.written}`}
                checked={row}
                onChange={(changed) => change(index, changed)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {skipped > 0 && <p className="screen-lead">{words.skipped(skipped)}</p>}
    </>
  );
}

function LineRow({
  checked,
  onChange,
}: {
  readonly checked: CheckedRow;
  readonly onChange: (row: CheckedRow) => void;
}) {
  const words = useWords("newEnquiry");
  const { row, option, quantity } = checked;
  const ownWordsIndex = row.options.length - 1;
  const choose = (chosen: number | undefined) =>
    onChange({ row, option: chosen, quantity: quantityOf(row, chosen) });
  if (option === undefined) {
    return (
      <tr data-skipped="">
        <td colSpan={3}>
          <bdi>{row.written}</bdi>
        </td>
        <td>
          <Button size="sm" variant="ghost" onClick={() => choose(ownWordsIndex)}>
            {words.include}
          </Button>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td>
        <bdi>{row.written}</bdi>
      </td>
      <td data-certainty={option === ownWordsIndex ? "none" : row.certainty}>
        <select
          className="control control-small"
          aria-label={`${words.product}: ${row.written}`}
          value={option}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {row.options.map((line, index) => (
            <option key={line.product ?? "own"} value={index}>
              {line.product === undefined
                ? words.ownWords
                : [line.code, line.text].filter(Boolean).join(" · ")}
            </option>
          ))}
        </select>
        {option !== ownWordsIndex && row.certainty === "choose" && (
          <span className="certainty">{words.choose}</span>
        )}
      </td>
      <td>
        <input
          className="control control-small line-quantity"
          inputMode="numeric"
          dir="ltr"
          aria-label={`${words.quantity}: ${row.written}`}
          value={quantity}
          onChange={({ target }) => onChange({ ...checked, quantity: target.value })}
        />
      </td>
      <td>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${words.remove}: ${row.written}`}
          onClick={() => choose(undefined)}
        >
          {words.remove}
        </Button>
      </td>
    </tr>
  );
}
