import { useState } from "react";
import { isolateInRtlText } from "#domain/isolate-runs.ts";
import { parseQuantity } from "#reading/amounts/quantity.ts";
import { parseSizes } from "#reading/amounts/sizes.ts";
import { amountsFor } from "#reading/rows/row-lines.ts";
import type { RowChoice, SettledRow } from "#reading/rows/settle-rows.ts";
import { Button } from "#ui/button/button.tsx";
import { Input } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProductRow } from "#ui/product-row/product-row.tsx";
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
  /** Gives a row the keys. */
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

/** Renders a pasted row with its best proposal; the others unfold. */
export function ReviewRow(props: ReviewRowProps) {
  const { words, settled, index, current, equal, onChoose, onOpen, onFind } = props;
  const { row, choice } = settled;
  const { pasted } = words;
  const [isUnfolded, setUnfolded] = useState(false);
  const isSkipped = row.skip !== undefined && choice === "out";
  const tab = current ? 0 : -1;
  const best = choice ?? 0;
  const otherCount = row.products.length - (typeof best === "number" ? 1 : 0);
  const notes = [
    row.skip !== undefined && pasted.skips[row.skip],
    equal > 0 && pasted.equal(equal),
    row.unknown.length > 0 && pasted.unknown(row.unknown),
    (current || isUnfolded) && row.unused.length > 0 && pasted.unused(row.unused),
  ].filter(Boolean);
  function press(value: RowChoice) {
    const isChange = choice !== value;
    setUnfolded(!isChange && !isSkipped && !isUnfolded);
    (isChange ? onChoose : onOpen)(index, value);
  }
  const act = (value: "own" | "out", label: string) => (
    <button
      type="button"
      tabIndex={tab}
      aria-pressed={choice === value}
      aria-label={label}
      data-tooltip={label}
      onClick={() => press(value)}
    >
      <Icon name={value === "own" ? "pen" : "close"} />
    </button>
  );
  return (
    <tr
      tabIndex={tab}
      data-row={index}
      data-open={choice === undefined || undefined}
      data-out={choice === "out" || undefined}
      data-folded={!isUnfolded || undefined}
    >
      <td className="request-review-words" colSpan={isSkipped ? 3 : undefined}>
        <bdi>{isolateInRtlText(row.written)}</bdi>
        {notes.length > 0 && <small>{notes.join(" · ")}</small>}
      </td>
      {!isSkipped && (
        <>
          <td className="request-review-choices">
            {typeof best === "string" && <p>{best === "own" ? pasted.ownWords : pasted.isOut}</p>}
            {row.products.map(
              ({ code, name, detail, picture }, place) =>
                (place === best || current || isUnfolded) && (
                  <button
                    key={place}
                    type="button"
                    tabIndex={tab}
                    aria-pressed={choice === place}
                    data-best={place === best || undefined}
                    onClick={() => press(place)}
                  >
                    {current && <kbd aria-hidden="true">{place + 1}</kbd>}
                    <ProductRow
                      picture={
                        picture !== undefined && (
                          <img src={picture} alt="" width={40} height={40} loading="lazy" />
                        )
                      }
                      code={code}
                      name={<bdi>{isolateInRtlText(name)}</bdi>}
                    >
                      {detail !== undefined && <small>{isolateInRtlText(detail)}</small>}
                    </ProductRow>
                    {place === best && <Icon name="check" />}
                  </button>
                ),
            )}
            {(current || isUnfolded) && (
              <FindProduct
                key={row.products.length}
                words={words}
                onFind={(text) => onFind(index, text)}
              />
            )}
          </td>
          <td className="request-review-amounts">
            <Amounts words={words} settled={settled} />
          </td>
        </>
      )}
      <td className="request-review-acts">
        {act("own", pasted.ownWords)}
        {!isSkipped && (
          <>
            {act("out", pasted.leaveOut)}
            <button
              type="button"
              tabIndex={tab}
              aria-expanded={isUnfolded}
              aria-label={otherCount === 0 ? pasted.find : undefined}
              data-tooltip={otherCount === 0 ? pasted.find : undefined}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {otherCount === 0 ? <Icon name="search" /> : pasted.others(otherCount)}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
