import type { RowChoice, SettledRow } from "#reading/rows/settle-rows.ts";
import { isolateInRtlText } from "#site/bidi.ts";
import type { RequestWords } from "#words/en.ts";

interface ReviewRowProps {
  readonly words: RequestWords;
  readonly settled: SettledRow;
  readonly at: number;
  /** Whether the keys are on this row. */
  readonly current: boolean;
  readonly onChoose: (at: number, choice: RowChoice) => void;
  /** Shows what else a settled row may be. */
  readonly onOpen: (at: number) => void;
}

/** A pasted row, what was understood of it, and the products that it may mean. */
export function ReviewRow({ words, settled, at, current, onChoose, onOpen }: ReviewRowProps) {
  const { row, choice } = settled;
  const { pasted } = words;
  const tab = current ? 0 : -1;
  const all: readonly (readonly [RowChoice, string, string, string])[] = [
    ...row.products.map(({ code, name }, place) => [place, String(place + 1), code, name] as const),
    ["own", "0", "", pasted.ownWords],
    ["out", "", "", pasted.leaveOut],
  ];
  // A row that is settled shows what it was settled on, until the keys are on it.
  const choices = current || choice === undefined ? all : all.filter(([one]) => one === choice);
  return (
    <tr
      tabIndex={tab}
      data-row={at}
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
            onClick={() => (choice === value ? onOpen(at) : onChoose(at, value))}
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
