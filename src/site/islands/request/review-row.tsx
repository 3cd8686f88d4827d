import { useState } from "react";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { amountsFor } from "#reading/rows/row-lines.ts";
import type { RowChoice, SettledRow } from "#reading/rows/settle-rows.ts";
import { Button } from "#ui/button/button.tsx";
import { Input } from "#ui/field/field.tsx";
import type { RequestWords } from "#words/en.ts";

interface ReviewRowProps {
  readonly words: RequestWords;
  readonly settled: SettledRow;
  readonly index: number;
  /** True if keyboard input goes to this row. */
  readonly current: boolean;
  /** Number of open rows that the choice settles too. */
  readonly equal: number;
  readonly onChoose: (index: number, choice: RowChoice) => void;
  /** Shows all choices of a decided row. */
  readonly onOpen: (index: number) => void;
  /** Searches for other products. */
  readonly onFind: (index: number, text: string) => void;
}

/** Renders the amounts of a row for its product, or the first one offered. */
function Amounts({ words, settled: { row, choice } }: Pick<ReviewRowProps, "words" | "settled">) {
  const { pasted } = words;
  if (choice === "out") {
    return null;
  }
  const product = choice === "own" ? undefined : row.products[choice ?? 0];
  const { quantity, sizes } = amountsFor(row, product);
  const isBlank = parseQuantity(quantity).kind !== "quantity" && parseSizes(sizes) === undefined;
  const packages = row.packages && pasted.packageUnits[row.packages.unit as "dozen"];
  const counted = [row.sizes, row.quantity].filter(Boolean).join(" ");
  return (
    <>
      {packages !== undefined && product !== undefined && (
        <small>
          <bdi>{isolateInRtlText(pasted.packages(counted, packages))}</bdi> =
        </small>
      )}
      <bdi>{isolateInRtlText([sizes, quantity].filter(Boolean).join(" "))}</bdi>
      {isBlank && <strong>{pasted.noQuantity}</strong>}
      {row.hasOpenSizes && <strong>{pasted.openSizes}</strong>}
    </>
  );
}

interface FindProps {
  readonly words: RequestWords;
  readonly onFind: (text: string) => void;
}

/** Renders a search for a product that the row does not offer. */
function FindProduct({ words: { pasted }, onFind }: FindProps) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Input
      ref={(element) => element?.focus()}
      type="search"
      aria-label={pasted.findLabel}
      placeholder={pasted.findLabel}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") {
          event.preventDefault();
          onFind(event.currentTarget.value);
        }
      }}
    />
  ) : (
    <Button type="button" variant="ghost" size="sm" onClick={() => setOpen(true)}>
      {pasted.find}
    </Button>
  );
}

/** Renders a pasted row with its interpretation and product choices. */
export function ReviewRow(props: ReviewRowProps) {
  const { words, settled, index, current, equal, onChoose, onOpen, onFind } = props;
  const { row, choice } = settled;
  const { pasted } = words;
  const isSkipped = row.skip !== undefined && choice === "out" && !current;
  const tab = current ? 0 : -1;
  const isOpen = current || choice === undefined;
  const products = row.products.map((product, place) => ({ product, place }));
  const choices: readonly (readonly [RowChoice, string])[] = [
    ["own", pasted.ownWords],
    ["out", pasted.leaveOut],
  ];
  const press = (value: RowChoice) => () =>
    choice === value ? onOpen(index) : onChoose(index, value);
  return (
    <tr
      tabIndex={tab}
      data-row={index}
      data-open={choice === undefined || undefined}
      data-out={choice === "out" || undefined}
      data-skip={row.skip}
    >
      <td data-of={pasted.written} colSpan={isSkipped ? 3 : undefined}>
        <bdi>{isolateInRtlText(row.written)}</bdi>
        {row.skip !== undefined && <small>{pasted.skips[row.skip]}</small>}
        {row.unknown.length > 0 && <small>{pasted.unknown(row.unknown)}</small>}
        {current && row.unused.length > 0 && <small>{pasted.unused(row.unused)}</small>}
        {current && equal > 0 && <small>{pasted.equal(equal)}</small>}
      </td>
      {!isSkipped && (
        <>
          <td className="request-review-choices" data-of={pasted.product}>
            {products
              .filter(({ place }) => isOpen || choice === place)
              .map(({ product: { code, name, detail, picture }, place }) => (
                <button
                  key={place}
                  type="button"
                  tabIndex={tab}
                  aria-pressed={choice === place}
                  onClick={press(place)}
                >
                  {picture !== undefined && (
                    <img src={picture} alt="" width={48} height={48} loading="lazy" />
                  )}
                  <span>
                    {place < 9 && <kbd aria-hidden="true">{place + 1}</kbd>}{" "}
                    <bdi dir="ltr">{code}</bdi> <bdi>{isolateInRtlText(name)}</bdi>
                    {isOpen && detail !== undefined && <small>{detail}</small>}
                  </span>
                </button>
              ))}
            {choices
              .filter(([value]) => isOpen || choice === value)
              .map(([value, label]) => (
                <button
                  key={value}
                  className="request-review-plain"
                  type="button"
                  tabIndex={tab}
                  aria-pressed={choice === value}
                  onClick={press(value)}
                >
                  <span>
                    {value === "own" && <kbd aria-hidden="true">0</kbd>} {label}
                  </span>
                </button>
              ))}
            {current && row.skip === undefined && (
              <FindProduct
                key={row.products.length}
                words={words}
                onFind={(text) => onFind(index, text)}
              />
            )}
          </td>
          <td data-of={words.quantity}>
            <Amounts words={words} settled={settled} />
          </td>
        </>
      )}
    </tr>
  );
}
