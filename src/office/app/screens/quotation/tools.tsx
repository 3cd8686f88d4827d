import type { QuotationLine } from "#domain/quotation/quotation.ts";
import { useWords } from "#office/app/language.tsx";
import { CopyEarlier } from "#office/app/screens/quotation/copy-earlier.tsx";
import { useGrid } from "#office/app/screens/quotation/grid-context.ts";
import { PriceFile } from "#office/app/screens/quotation/price-file.tsx";
import { Button } from "#ui/button/button.tsx";

interface ToolsProps {
  readonly skipsPriced: boolean;
  readonly onSkipPriced: (skips: boolean) => void;
  readonly onAdd: (kind: QuotationLine["kind"]) => void;
  /** Reports the result of a tool. */
  readonly onDone: (text: string) => void;
}

/** Actions on all lines, and the list of keys. */
export function Tools({ skipsPriced, onSkipPriced, onAdd, onDone }: ToolsProps) {
  const words = useWords("quotation");
  const { draft } = useGrid();
  return (
    <div className="quotation-tools" role="group" aria-label={words.tools}>
      <Button variant="secondary" size="sm" onClick={() => onAdd("free")}>
        {words.addFree}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onAdd("delivery")}>
        {words.addDelivery}
      </Button>
      <PriceFile onDone={onDone} />
      <CopyEarlier onDone={onDone} />
      <Button
        variant="ghost"
        size="sm"
        disabled={draft.draft.changes.length === 0}
        onClick={draft.undo}
      >
        {words.undo}
      </Button>
      <label className="quotation-skip">
        <input
          type="checkbox"
          checked={skipsPriced}
          onChange={({ target }) => onSkipPriced(target.checked)}
        />
        {words.skipPriced}
      </label>
      <details className="quotation-keys">
        <summary>{words.keys}</summary>
        <dl>
          {words.keyList.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>
                <kbd dir="ltr">{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
