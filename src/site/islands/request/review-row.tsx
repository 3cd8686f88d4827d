import type { RowChoice, SettledRow } from "#reading/rows/settle-rows.ts";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import type { RequestWords } from "#words/en.ts";

interface ReviewRowProps {
  readonly words: RequestWords;
  readonly settled: SettledRow;
  readonly index: number;
  /** True if keyboard input goes to this row. */
  readonly current: boolean;
  readonly onChoose: (index: number, choice: RowChoice) => void;
  /** Shows all choices of a decided row. */
  readonly onOpen: (index: number) => void;
}

/** Renders a pasted row with its interpretation and product choices. */
export function ReviewRow({ words, settled, index, current, onChoose, onOpen }: ReviewRowProps) {
  const { row, choice } = settled;
  const { pasted } = words;
  const tab = current ? 0 : -1;
  const allChoices: readonly (readonly [RowChoice, string, string, string])[] = [
    ...row.products.map(
      ({ code, name }, choiceIndex) => [choiceIndex, String(choiceIndex + 1), code, name] as const,
    ),
    ["own", "0", "", pasted.ownWords],
    ["out", "", "", pasted.leaveOut],
  ];
  // A decided row shows its decision only, until it is active.
  const choices =
    current || choice === undefined ? allChoices : allChoices.filter(([value]) => value === choice);
  return (
    <tr
      tabIndex={tab}
      data-row={index}
      data-open={choice === undefined || undefined}
      data-out={choice === "out" || undefined}
    >
      <td data-of={pasted.written}>
        <bdi>{isolateInRtlText(row.written)}</bdi>
      </td>
      <td data-of={pasted.understood}>
        <bdi>{isolateInRtlText(row.text)}</bdi>
        {row.unknown.length > 0 && <small>{pasted.unknown(row.unknown)}</small>}
      </td>
      <td data-of={pasted.product}>
        {choices.map(([value, key, code, label]) => (
          <button
            key={String(value)}
            type="button"
            tabIndex={tab}
            aria-pressed={choice === value}
            onClick={() => (choice === value ? onOpen(index) : onChoose(index, value))}
          >
            {key !== "" && <kbd aria-hidden="true">{key}</kbd>}{" "}
            {code !== "" && <bdi dir="ltr">{code}</bdi>} <bdi>{isolateInRtlText(label)}</bdi>
          </button>
        ))}
      </td>
      <td data-of={words.sizes}>
        <bdi>{isolateInRtlText(row.sizes)}</bdi>
      </td>
      <td data-of={words.quantity}>
        <bdi>{isolateInRtlText(row.quantity)}</bdi>
      </td>
    </tr>
  );
}
